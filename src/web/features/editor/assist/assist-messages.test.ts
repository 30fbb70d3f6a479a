import { expect, test } from "vitest";
import type { ImproveAnswer } from "../../../../contract/assist.ts";
import {
  againMessage,
  becomesMessage,
  engineMessage,
  failureMessage,
  madeForMessage,
  nextMessage,
  notAppliedMessage,
  OFFLINE,
  openHints,
  quotaMessage,
  resultMessage,
  SIGNED_OUT,
  usedMessage,
  wayMessage,
} from "./assist-messages.ts";

const failure = { status: 502, message: "Please try after few minutes", issues: [], code: "x", answer: null };

test("a failure is told in the server's words, or in ours where it has none", () => {
  expect(failureMessage(failure)).toBe("Please try after few minutes");
  expect(failureMessage({ ...failure, code: null, message: "Something went wrong. Please try again." })).toBe(
    "There is some error at my end. Please try after some time.",
  );
  expect(failureMessage({ ...failure, status: null })).toBe(OFFLINE);
  expect(failureMessage({ ...failure, status: 401 })).toBe(SIGNED_OUT);
});

test("the engine is named, before and after", () => {
  expect(engineMessage({ engine: "embedded" }, "ai.example")).toBe("Answered by the built-in engine");
  expect(engineMessage({ engine: "hosted" }, "ai.example")).toBe("Answered by ai.example");
  expect(wayMessage({ engine: "hosted", host: "ai.example" })).toContain("sent to ai.example");
  expect(wayMessage({ engine: "embedded", host: null })).toBe("Your text stays on this server");
});

test("the allowance says what is left, and when there is more", () => {
  const resetsAt = "2026-03-02T00:00:00.000Z";
  expect(quotaMessage({ limit: 100, left: 7, resetsAt })).toBe("7 of 100 left today");
  expect(quotaMessage({ limit: 100, left: 0, resetsAt })).toMatch(/^None of 100 left today, more from .*\d/);
});

test("what comes next is Improve, or what is missing for it", () => {
  expect(nextMessage("experience", "Sold cars")).toContain("press Improve");
  expect(nextMessage("summary", "  ")).toBe(
    "Your summary is empty. Write a line or two first: there is nothing to improve yet.",
  );
  expect(nextMessage("project", "x".repeat(6_001))).toContain("6,001");
});

test("a text that comes back in another number of lines says what it becomes", () => {
  expect(becomesMessage("experience", "One", "Uno")).toBeNull();
  expect(becomesMessage("experience", "One", "Uno\n\nDos")).toBe("Becomes 2 bullets");
  expect(becomesMessage("project", "One\nTwo", "Uno\nDos")).toBeNull();
  expect(becomesMessage("project", "One\nTwo", "Uno")).toBe("Becomes 1 line");
  expect(becomesMessage("summary", "One", "Uno\nDos")).toBeNull();
  expect(usedMessage("experience", "Uno")).toBe("The AI bullet is in your resume.");
  expect(usedMessage("experience", "Uno\nDos")).toBe("The AI bullet is in your resume, as 2 bullets.");
});

test("an earlier choice is named, with what to do for the new one", () => {
  expect(madeForMessage({ tone: "confident", seniority: "mid" })).toBe("Made for Confident, Mid");
  expect(againMessage({ tone: "friendly", seniority: "senior" })).toBe("Ask for Friendly, Senior");
});

test("what is read out counts what was blocked and what is asked", () => {
  const base = {
    text: "x",
    verdict: "supported",
    questions: [],
    engine: "hosted",
    refused: false,
  } satisfies Partial<ImproveAnswer>;
  const quota = { limit: 1, left: 1, resetsAt: "" };
  const blocked = { code: "blocked-claim", kind: "number", text: "37 %" } as const;
  expect(resultMessage({ ...base, quota, findings: [], hints: [] }, null)).toBe("The suggestion is ready.");
  const twice = { ...blocked, kind: "scope" } as const;
  const found = { ...base, quota, findings: [blocked, twice], hints: ["How many?", "Where?"] };
  expect(resultMessage(found, "Becomes 2 bullets")).toBe(
    "The suggestion is ready. Becomes 2 bullets. 1 claim was blocked. 2 questions for you.",
  );
  expect(resultMessage({ ...base, quota, refused: true, findings: [], hints: [] }, null)).toContain(
    "nothing was written",
  );
});

test("a hint that was answered is not counted any more", () => {
  const hints = ["How many?", "Where?"];
  expect(openHints(hints, [])).toEqual(hints);
  expect(openHints(hints, ["How many? 4"])).toEqual(["Where?"]);
  expect(openHints(hints, [], ["Where?"])).toEqual(["How many?"]);
  expect(openHints(hints, ["How many?", "Where? Here"])).toEqual(["How many?"]);
});

test("a question is read out before anything else, and doubt without one says that nothing can be used", () => {
  const choice = { label: "x", statement: null, text: "x" };
  const question: ImproveAnswer["questions"][number] = {
    text: "x",
    start: 0,
    end: 1,
    question: "Did you lead it?",
    choices: [choice, choice],
  };
  const asked: ImproveAnswer = {
    text: "x",
    verdict: "ask",
    questions: [question],
    engine: "hosted",
    findings: [],
    hints: ["How many?"],
    refused: false,
    quota: { limit: 1, left: 1, resetsAt: "" },
  };
  expect(resultMessage(asked, null)).toBe("One question before you can use this.");
  expect(resultMessage({ ...asked, questions: [] }, null)).toContain("cannot be used");
});

test("a list of statements that is full says so; any other refusal has its own words", () => {
  const issue = { code: "over-limit", pointer: "/experience/0/statements", message: "At most" } as const;
  expect(notAppliedMessage(issue)).toContain("Remove one first");
  expect(notAppliedMessage({ ...issue, pointer: "/experience/0/bullets/0" })).toBe("At most");
});
