import { expect, test } from "vitest";
import { JUDGE } from "../../../tests/support/judge.ts";
import { judgeClaims } from "../../assist/guard/judge-claims.ts";
import { judgeInSlices } from "./judge-in-slices.ts";

const WORK = [
  "I baked bread and served customers at the counter every morning.",
  "On Saturdays I counted the till and took the money to the bank.",
  "I ordered flour, sugar and boxes from three suppliers.",
  "My manager planned the shifts and I wrote them on the board.",
  "I was responsible for cleaning the ovens with a colleague on Sundays.",
];
const source = [2011, 2012, 2013, 2014].flatMap((year) => WORK.map((line) => `In ${year} ${line}`)).join(" ");
const suggestion = source.slice(0, 400).replaceAll("counted", "led the team that counted");

/** More than the judge remembers. */
function forget(): void {
  for (let nth = 0; nth < 40; nth += 1) JUDGE.score({ source: "", context: "", suggestion: `${nth}` });
}

/** How a job goes on whose thread others want, or nobody. */
async function judged(isWanted: boolean) {
  forget();
  let turns = 1;
  let runs = 0;
  const runInSlices = judgeInSlices(JUDGE, {
    goesOn: () => {
      runs += 1;
    },
    isWanted: () => isWanted,
    nextSlice: async () => {
      turns += 1;
    },
  });
  const judgement = await runInSlices((judge) => judgeClaims(judge, { source, suggestion }));
  return { judgement, turns, runs };
}

test("a long text is judged in several turns while others wait, in one while nobody does, and alike", async () => {
  const alone = await judged(false);
  const beside = await judged(true);
  expect(alone.turns).toBe(1);
  expect(beside.turns).toBeGreaterThan(2);
  expect(beside.judgement).toEqual(alone.judgement);
  expect(alone.judgement.unsupported).not.toEqual([]);
  // A run before which a turn ends is told again.
  expect(beside.runs).toBe(alone.runs + beside.turns - 1);
});

test("what nobody wants any more ends before its next run", async () => {
  forget();
  let runs = 0;
  const runInSlices = judgeInSlices(JUDGE, {
    goesOn: () => {
      runs += 1;
      if (runs === 3) throw new Error("given up");
    },
    isWanted: () => false,
    nextSlice: async () => {},
  });
  await expect(runInSlices((judge) => judgeClaims(judge, { source, suggestion }))).rejects.toThrow(
    "given up",
  );
  expect(runs).toBe(3);
});
