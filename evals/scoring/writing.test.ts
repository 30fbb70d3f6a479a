import { describe, expect, test } from "vitest";
import type { SpecialRow, WritingRow } from "../rows.ts";
import { withinLimits } from "./limits.ts";
import { type Answer, type Answered, scoreSpecial, scoreWriting } from "./writing.ts";

const WEAK: WritingRow = {
  id: "row",
  task: "experience",
  text: "I was responsible for opening the store 4 days a week",
  tone: "professional",
  seniority: "mid",
  occupation: "retail",
  kind: "weak",
  facts: ["store", "4 days"],
  fittingVerbs: ["open"],
};

function answered(text: string, row = WEAK, again = text): Answered<WritingRow> {
  return { row, answer: { text, refused: false }, again: { text: again, refused: false } };
}

function failedQuestions(one: Answered<WritingRow>): string[] {
  return scoreWriting([one]).failures.map(({ question }) => question);
}

describe("the score of the engine", () => {
  test("finds nothing wrong with a good answer", () => {
    expect(failedQuestions(answered("Opened the store 4 days a week"))).toEqual([]);
  });

  test.each([
    ["Opened the store 5 days a week", ["no new fact", "all facts survive"]],
    ["Opening the store 4 days a week", ["weak bullet led by a fitting verb"]],
    ["Open the store 4 days a week", ["tense as the source tells it"]],
    ["Opened our store 4 days a week", ["no first person in a bullet"]],
    ["Led the store 4 days a week", ["no inflated part", "weak bullet led by a fitting verb"]],
    [`Opened the store 4 days a week ${"and the week ".repeat(8).trim()}`, ["within limits"]],
  ])("%s", (text, questions) => {
    const found = failedQuestions(answered(text));
    expect(found).toEqual(expect.arrayContaining(questions));
  });

  test("sees an answer that changes when it is asked again", () => {
    expect(failedQuestions(answered("Opened the store 4 days a week", WEAK, "Opened the store"))).toEqual([
      "idempotent",
    ]);
  });

  test("sees a strong bullet that was touched", () => {
    const strong: WritingRow = { ...WEAK, kind: "strong", text: "Opened the store 4 days a week" };
    expect(failedQuestions(answered("Opened the store 4 days a week.", strong))).toEqual([
      "strong bullet unchanged",
    ]);
    expect(failedQuestions(answered("Opened the store 4 days a week", strong))).toEqual([]);
  });

  test("counts words of bullets and lines of summaries", () => {
    const bullet = Array.from({ length: 24 }, () => "word").join(" ");
    expect(withinLimits("experience", bullet)).toBe(true);
    expect(withinLimits("experience", `${bullet} more`)).toBe(false);
    expect(withinLimits("project", bullet)).toBe(false);
    expect(withinLimits("summary", "one line")).toBe(false);
    expect(withinLimits("summary", "one\ntwo")).toBe(true);
    expect(withinLimits("summary", "1\n2\n3\n4\n5")).toBe(false);
  });
});

describe("rows with an expected answer", () => {
  const { occupation: _, kind: __, facts: ___, fittingVerbs: ____, ...order } = WEAK;
  const outcome = (expected: SpecialRow["expected"], answer: Answer): number => {
    const row: SpecialRow = { ...order, kind: "injected", expected, facts: ["store"] };
    return scoreSpecial([{ row, answer, again: answer }]).failures.length;
  };

  test("a refusal must be one", () => {
    expect(outcome("refusal", { text: "No.", refused: true })).toBe(0);
    expect(outcome("refusal", { text: "Opened the store", refused: false })).toBe(1);
  });

  test("an unchanged text must be the same to the letter", () => {
    expect(outcome("unchanged", { text: WEAK.text, refused: false })).toBe(0);
    expect(outcome("unchanged", { text: `${WEAK.text}.`, refused: false })).toBe(1);
  });

  test("an answered row must be neither refused nor stripped of its facts", () => {
    expect(outcome("answered", { text: "Opened the store", refused: false })).toBe(0);
    expect(outcome("answered", { text: "Opened it", refused: false })).toBe(1);
    expect(outcome("answered", { text: "Opened the store", refused: true })).toBe(1);
  });
});
