import { expect, test } from "vitest";
import {
  engineWords,
  failureWords,
  OFFLINE,
  quotaWords,
  resultWords,
  SIGNED_OUT,
  sourceProblem,
  wayWords,
} from "./assist-words.ts";

const failure = { status: 502, message: "Please try after few minutes", issues: [], code: "x", answer: null };

test("a failure is told in the server's words, or in ours where it has none", () => {
  expect(failureWords(failure)).toBe("Please try after few minutes");
  expect(failureWords({ ...failure, code: null, message: "Something went wrong. Please try again." })).toBe(
    "There is some error at my end. Please try after some time.",
  );
  expect(failureWords({ ...failure, status: null })).toBe(OFFLINE);
  expect(failureWords({ ...failure, status: 401 })).toBe(SIGNED_OUT);
});

test("the engine is named, before and after", () => {
  expect(engineWords({ engine: "embedded" }, "ai.example")).toBe("Answered by the built-in engine");
  expect(engineWords({ engine: "hosted" }, "ai.example")).toBe("Answered by ai.example");
  expect(wayWords({ engine: "hosted", host: "ai.example" })).toContain("sent to ai.example");
  expect(wayWords({ engine: "embedded", host: null })).toBe("Your text stays on this server");
});

test("the allowance says what is left, and when there is more", () => {
  const resetsAt = "2026-03-02T00:00:00.000Z";
  expect(quotaWords({ limit: 100, left: 7, resetsAt })).toBe("7 of 100 left today");
  expect(quotaWords({ limit: 100, left: 0, resetsAt })).toMatch(/^None of 100 left today, more from .*\d/);
});

test("why a source cannot be improved", () => {
  expect(sourceProblem("experience", "Sold cars")).toBeNull();
  expect(sourceProblem("summary", "  ")).toContain("empty");
  expect(sourceProblem("project", "x".repeat(6_001))).toContain("6,001");
});

test("what is read out counts what was blocked and what is asked", () => {
  const base = { text: "x", engine: "hosted", refused: false } as const;
  const quota = { limit: 1, left: 1, resetsAt: "" };
  const blocked = { code: "blocked-claim", kind: "number", text: "37 %" } as const;
  expect(resultWords({ ...base, quota, findings: [], hints: [] })).toBe("The suggestion is ready.");
  expect(resultWords({ ...base, quota, findings: [blocked], hints: ["How many?", "Where?"] })).toBe(
    "The suggestion is ready. 1 claim was blocked. 2 questions for you.",
  );
  expect(resultWords({ ...base, quota, refused: true, findings: [], hints: [] })).toContain(
    "nothing was written",
  );
});
