import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { hasAnswer, stepWithAnswer, withAnswer } from "./answer-question.ts";

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

test("given twice, an answer stands there once", () => {
  for (const [place, text] of [
    ["/experience", "Led rounds on ward 4"],
    ["/summary", "EU citizen, no work permit needed"],
    ["/certifications", "CCRN, 2023"],
    ["/location", "Dayton, OH"],
    ["/languages", "Spanish"],
    ["/education", "BSc Nursing"],
  ] as const) {
    const question = { question: "Is that true of you?", place };
    expect(hasAnswer(resume, question, words(text))).toBe(false);
    const once = answered(place, question.question, text);
    expect(hasAnswer(once, question, words(text))).toBe(true);
    expect(withAnswer(once, question, words(text), newId)).toEqual({ ok: true, resume: once });
  }
});

test("sentences of a summary each have their end", () => {
  const bare = resumeOf({ summary: "Nurse on a step-down unit" });
  const made = withAnswer(
    bare,
    { question: "Is that true of you?", place: "/summary" },
    words("EU citizen, no work permit needed"),
    newId,
  );
  expect(made.ok && made.resume.summary).toBe(
    "Nurse on a step-down unit. EU citizen, no work permit needed.",
  );
});

test("a step with another summary says the answer too, once", () => {
  const step = {
    id: "summary:/summary",
    kind: "summary" as const,
    proofs: [{ requirement: "asked", quote: { place: "/summary", text: "Nurse." } }] as const,
    before: "Nurse.",
    after: "Night nurse.",
    edits: [{ type: "text" as const, place: "/summary", text: "Night nurse." }],
  };
  const made = stepWithAnswer(step, { place: "/summary" }, words("EU citizen"));
  expect(made).toMatchObject({
    before: "Nurse. EU citizen.",
    after: "Night nurse. EU citizen.",
    edits: [{ text: "Night nurse. EU citizen." }],
  });
  expect(stepWithAnswer(made, { place: "/summary" }, words("EU citizen"))).toBe(made);
  expect(stepWithAnswer(step, { place: "/certifications" }, words("CCRN"))).toBe(step);
});
