import { expect, test } from "vitest";
import { judgeClaims } from "../../src/assist/guard/judge-claims.ts";
import { questionAbout } from "../../src/assist/guard/question.ts";
import { isReadable } from "../../src/assist/guard/readable.ts";
import { judgeForOneJob } from "../../src/judge/judge-for-one-job.ts";
import { JUDGE } from "../support/judge.ts";

const source = "helped the manager with weekly orders in the shop";
const LIE = "and led a team of clerks";
const LOOK_ALIKES: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", c: "с" };
const between = (sign: string) => [...LIE].join(sign);
const lettersFrom = (first: number) =>
  LIE.replace(/[a-z]/g, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97));

test.for([
  ["look-alike letters", LIE.replace(/[aeoc]/g, (letter) => LOOK_ALIKES[letter] ?? letter)],
  ["letters in squares", lettersFrom(0x1f170)],
  ["letters in circles", lettersFrom(0x1f150)],
  ["letters as flags", lettersFrom(0x1f1e6)],
  ["small capitals", "ᴀɴᴅ ʟᴇᴅ ᴀ ᴛᴇᴀᴍ ᴏꜰ ᴄʟᴇʀᴋꜱ"],
  ["another script", "并领导团队获得博士学位"],
  ["stops between the letters", between(".")],
  ["spaces between the letters", between(" ")],
  ["empty signs between the letters", between("\u2800")],
  ["empty signs between the words", LIE.replaceAll(" ", "\u2800")],
  ["fillers between the letters", between("\u3164")],
  ["one word without an end", LIE.replaceAll(" ", "").repeat(6)],
] as const)("a lie in %s is not supported", ([, lie]) => {
  const suggestion = `Helped the manager with weekly orders in the shop ${lie}`;
  expect(judgeClaims(JUDGE, { source, suggestion }).verdict).not.toBe("supported");
});

test("what the person wrote may be of any kind", () => {
  expect(isReadable("Sold 茶 and 🍵 at Яндекс, A B C D shifts – 5 € each", "茶 яндекс, 🍵, a b c d")).toBe(
    true,
  );
  expect(isReadable("M.B.A., naïve café in Łódź; “R&D” ≥ 3 °C™", "")).toBe(true);
});

test.for([
  ["sold 2 then 500 units", "Sold 2,500 units"],
  ["sold 2, 500 were returned", "Sold 2,500, were returned"],
  ["no experience with SQL", "No. Experience with SQL"],
] as const)("“%s” is not merely laid out anew in “%s”", ([own, suggestion]) => {
  expect(judgeClaims(null, { source: own, suggestion }).verdict).not.toBe("supported");
  expect(judgeClaims(JUDGE, { source: own, suggestion }).verdict).not.toBe("supported");
});

test("nobody confirms words that they are not shown", () => {
  const suggestion = "Planned the move, won praise";
  const pair = { source: "helped plan the move", suggestion, context: "", statements: [] };
  const doubt = (end: number) => [{ kind: "scope", text: suggestion.slice(0, end), start: 0, end } as const];
  expect(questionAbout(pair, doubt(16), () => true)).toHaveLength(1);
  expect(questionAbout(pair, doubt(suggestion.length), () => true)).toEqual([]);
});

test("a job that asks the judge again and again gets no more answers, and so nothing passes", () => {
  const costly = { ...JUDGE, score: () => ({ pair: -9, words: [], rows: 1000 }) };
  const judge = judgeForOneJob(costly, () => {});
  const verdicts = Array.from(
    { length: 5 },
    (_, nth) => judgeClaims(judge, { source, suggestion: `Helped with orders ${"abcde"[nth]}` }).verdict,
  );
  expect(verdicts).toEqual(["supported", "supported", "supported", "ask", "ask"]);
});
