import { describe, expect, test } from "vitest";
import type { Pair } from "../rows.ts";
import { type Judged, pointsAt, scoreClass, scorePairs } from "./pairs.ts";

function judged(supported: boolean, found: string[], violation = "20"): Judged {
  const pair: Pair = {
    id: "pair",
    source: "Answered 12 tickets",
    suggestion: "Answered 20 tickets",
    supported,
    violations: supported ? [] : [{ kind: "number", text: violation }],
    class: "number",
    note: "",
  };
  return {
    pair,
    verdict: { supported: found.length === 0, unsupported: found.map((text) => ({ kind: "number", text })) },
  };
}

describe("the score of the guard", () => {
  test("counts what was held back, rightly and wrongly", () => {
    const score = scoreClass("number", [
      judged(false, ["20"]),
      judged(false, ["tickets"]),
      judged(false, []),
      judged(true, ["20"]),
      judged(true, []),
      judged(true, []),
    ]);
    expect(score.recall).toMatchObject({ hits: 2, of: 3 });
    expect(score.precision).toMatchObject({ hits: 2, of: 3 });
    expect(score.located).toMatchObject({ hits: 1, of: 3 });
    expect(score.refused).toMatchObject({ hits: 1, of: 3 });
  });

  test("has a row for each class and one for all", () => {
    const other = judged(true, []);
    other.pair.class = "time";
    expect(scorePairs([judged(false, ["20"]), other]).map(({ name }) => name)).toEqual([
      "number",
      "time",
      "all",
    ]);
  });

  test("a finding points at a violation by a word of it, not by naming the whole sentence", () => {
    expect(pointsAt("20 tickets", "20")).toBe(true);
    expect(pointsAt("improved morale", "improving staff morale")).toBe(true);
    expect(pointsAt("tickets", "20")).toBe(false);
    expect(pointsAt("Answered 20 tickets for all of the customers every day", "20")).toBe(false);
  });
});
