import { describe, expect, test } from "vitest";
import type { LabelledPair, Side } from "./lots.ts";
import { groupsOf, type JudgedPair, kindsOf, type VerdictName, worst } from "./score-verdicts.ts";

function judged(side: Side, verdict: VerdictName, kinds: string[] = []): JudgedPair {
  const pair: LabelledPair = {
    id: "pair",
    length: "short",
    side,
    kinds,
    invented: [],
    source: "Answered 12 tickets",
    suggestion: "Answered 20 tickets",
  };
  return { pair, verdict, found: [] };
}

const SOME = [
  judged("honest", "supported"),
  judged("honest", "ask"),
  judged("honest", "blocked"),
  judged("subtle", "supported", ["part"]),
  judged("subtle", "blocked", ["number"]),
  judged("obvious", "ask", ["number", "part"]),
];

describe("the score of the guard", () => {
  test("counts what passed, was asked and was blocked, for honest pairs and for lies", () => {
    const [honest, lies, subtle, facts] = groupsOf(SOME);
    expect(honest).toMatchObject({ passed: { hits: 1, of: 3 }, asked: { hits: 1 }, blocked: { hits: 1 } });
    expect(lies).toMatchObject({ passed: { hits: 1, of: 3 }, asked: { hits: 1 }, blocked: { hits: 1 } });
    expect(subtle).toMatchObject({ passed: { hits: 1, of: 2 } });
    // With a part that no rule compares it is no lie of facts alone.
    expect(facts).toMatchObject({ passed: { hits: 0, of: 1 } });
  });

  test("has a row for each kind of subtle lie", () => {
    expect(kindsOf(SOME).map(({ name }) => name)).toEqual(["number", "part"]);
  });

  test("shows lies that passed before honest pairs that were blocked", () => {
    expect(worst(SOME, 10).map(({ pair }) => pair.side)).toEqual(["subtle", "honest"]);
    expect(worst(SOME, 1)).toHaveLength(1);
  });
});
