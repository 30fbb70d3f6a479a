import { expect, test } from "vitest";
import { agreement, outcomeOf, type ReadRow, readRounds, voteShares, worstRead } from "./votes.ts";

function row(choices: readonly ReadRow["votes"][number]["choice"][], rest: Partial<ReadRow> = {}): ReadRow {
  const votes = choices.map((choice, nth) => ({ reader: `reader ${nth}`, choice, reason: "reads better" }));
  return {
    id: "1",
    trade: "nurse",
    task: "experience",
    strength: "weak",
    source: "did the rota",
    result: "Wrote the rota",
    leftOut: [],
    votes,
    ...rest,
  };
}

test.for([
  [["result", "result", "source"], "better"],
  [["source", "source", "result"], "worse"],
  [["result", "source", "same"], "same"],
  [[], "same"],
] as const)("of %j the outcome is %s", ([choices, outcome]) => {
  expect(outcomeOf(row(choices))).toBe(outcome);
});

test("a line that came back as it was is unchanged, and neither better nor worse", () => {
  const rows = [row([], { result: "did the rota" }), row(["result", "result", "result"])];
  const { better, worse, unchanged } = voteShares("lines", rows);
  expect([better.hits, worse.hits, unchanged.hits, unchanged.of]).toEqual([1, 0, 1, 2]);
});

test("agreement counts pairs of readers", () => {
  expect(agreement([row(["result", "result", "source"])])).toMatchObject({ hits: 1, of: 3 });
});

test("what most readers would have left as it was is the worst", () => {
  const liked = row(["result", "result", "result"], { id: "liked" });
  const disliked = row(["source", "source", "same"], { id: "disliked" });
  expect(worstRead([liked, disliked, row([])], 1).map(({ id }) => id)).toEqual(["disliked"]);
});

test("every round that is kept has three readers for each line that was changed", async () => {
  for (const { name, rows } of await readRounds()) {
    const wrong = rows.filter(({ source, result, votes }) =>
      source === result ? votes.length > 0 : new Set(votes.map(({ reader }) => reader)).size < 3,
    );
    expect(wrong.map(({ id }) => `${name}: ${id}`)).toEqual([]);
  }
});
