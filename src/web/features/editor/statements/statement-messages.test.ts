import { expect, test } from "vitest";
import { resumeOf } from "../../../../../tests/factories/given-resume.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { contextOf } from "../../../../domain/suggestions/resume-context.ts";
import { aboutMessage, listMessage } from "./statement-messages.ts";

const LINES = ["Closed the till every night", "Helped with ordering"];
const GONE = "gone";
const now = (stood: string) => (LINES.includes(stood) ? stood : null);
const nowhere = () => null;
const about = (line: string | null) => ({ text: "I led it.", line, place: 0 });

test("of a statement whose line is gone it is not said that every suggestion may rely on it", () => {
  expect(listMessage([about(LINES[0] ?? "")], now, nowhere)).toContain("Suggestions may rely on it.");
  expect(listMessage([about(null)], () => null, nowhere)).toContain("Suggestions may rely on it.");
  expect(listMessage([about(GONE), about(null)], now, nowhere)).toContain("Suggestions may rely on it.");
  expect(listMessage([about(GONE)], now, nowhere)).toBe("It is not shown on your resume.");
});

test("of an answer that is in the text it is not said that it is not shown", () => {
  const line = LINES[0] ?? "";
  const words = (...places: ("your text" | "the suggestion" | null)[]) =>
    listMessage(
      places.map((_, place) => ({ ...about(line), place })),
      now,
      ({ place }) => places[place] ?? null,
    );
  expect(words("your text")).toBe("Suggestions may rely on it. Your answer is in your text.");
  expect(words("the suggestion", "the suggestion")).toContain("Your answers are in the suggestion.");
  expect(words("your text", null)).toContain("What is not in your text is not shown on your resume.");
  expect(words(null, null)).toContain("It is not shown on your resume.");
});

test("what is said of it is what requests carry: a summary's has it, a bullet's has not", () => {
  expect(aboutMessage(null)).toContain("only a suggestion for your summary");
  expect(aboutMessage("Helped with ordering")).toBe("About “Helped with ordering”");
  const position = {
    company: "Rema",
    title: "Cook",
    period: "",
    bullets: LINES,
    statements: [{ text: "I led it.", line: GONE }],
  };
  const resume = resumeOf({ ...sampleResume, experience: [position] });
  expect(contextOf(resume, { task: "summary", item: 0 }, 0).statements).toEqual(["I led it."]);
  for (const bullet of [0, 1])
    expect(contextOf(resume, { task: "experience", item: 0 }, bullet).statements ?? []).toEqual([]);
});
