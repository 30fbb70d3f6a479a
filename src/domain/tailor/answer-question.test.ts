import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { withAnswer } from "./answer-question.ts";

const resume = resumeOf({
  summary: "Nurse.",
  experience: [
    { company: "A", title: "Nurse", period: "2020", bullets: ["One"] },
    { company: "B", title: "Carer", period: "2018", bullets: ["Two"] },
  ],
});
const words = (text: string, position = 0) => ({ text, detail: "", position });
const newId = () => "new1";
const answered = (place: string, question: string, text: string, position = 0) => {
  const made = withAnswer(resume, { question, place }, words(text, position), newId);
  if (!made.ok) throw new Error("refused");
  return made.resume;
};

test("an answer about work is a line of its position, and a statement about that very line", () => {
  const { experience } = answered("/experience", "Have you led rounds? Where?", "Led rounds on ward 4", 1);
  expect(experience[1]?.bullets.map(({ text }) => text)).toEqual(["Two", "Led rounds on ward 4"]);
  expect(experience[1]?.statements).toEqual([
    { text: "Have you led rounds? Where? Led rounds on ward 4", line: experience[1]?.bullets[1]?.id },
  ]);
  expect(experience[0]).toBe(resume.experience[0]);
});

test("what is no work stands in its own section, in the person's words", () => {
  expect(answered("/certifications", "Do you hold a card?", "SIA card, 2024").certifications[0]?.text).toBe(
    "SIA card, 2024",
  );
  const { summary, statements } = answered("/summary", "Is that true of you?", "Right to work in Ireland.");
  expect(summary).toBe("Nurse. Right to work in Ireland.");
  expect(statements).toEqual(["Is that true of you? Right to work in Ireland."]);
});
