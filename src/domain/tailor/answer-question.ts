import {
  addShown,
  hasSentence,
  type ShownPlace,
  type ShownWords,
  withSentence,
} from "../insights/match/add-shown.ts";
import type { CheckedResume } from "../resume/check-resume.ts";
import { applyEdit, type Edit } from "../resume/edits.ts";
import type { Resume } from "../resume/resume.ts";
import { addStatement, type StatementSubject } from "../resume/statements.ts";
import type { Step, TailorQuestion } from "./plan.ts";

const PLACES: readonly ShownPlace[] = [
  "skills",
  "certifications",
  "languages",
  "education",
  "location",
  "summary",
  "experience",
];

/** Where an answer is written; what was done at work needs a position to stand under. */
export function answerPlace({ place }: Pick<TailorQuestion, "place">, { experience }: Resume): ShownPlace {
  const wanted = PLACES.find((one) => `/${one}` === place) ?? "summary";
  return wanted === "experience" && experience.length === 0 ? "summary" : wanted;
}

/** The career with an answer in the person's own words, and with the question as their statement about that very line. */
export function withAnswer(
  resume: Resume,
  question: Pick<TailorQuestion, "question" | "place">,
  words: ShownWords,
  newId: () => string,
): CheckedResume {
  const place = answerPlace(question, resume);
  // Given twice, it would stand there twice.
  if (hasAnswer(resume, question, words)) return { ok: true, resume };
  const written = applied(resume, addShown(resume, place, words), newId);
  if (!written.ok) return written;
  const subject = subjectIn(written.resume, place, words.position);
  if (!subject) return written;
  const statement = addStatement(written.resume, subject, `${question.question} ${words.text.trim()}`);
  const stated = applied(written.resume, [statement], newId);
  // Without room for one more statement the words stand all the same.
  return stated.ok ? stated : written;
}

/** Whether a resume says it already, at the place where the answer would be written. */
export function hasAnswer(
  resume: Resume,
  question: Pick<TailorQuestion, "place">,
  { text, detail, position }: ShownWords,
): boolean {
  const said = text.trim();
  const place = answerPlace(question, resume);
  switch (place) {
    case "location":
      return resume.location.trim() === said;
    case "summary":
      return hasSentence(resume.summary, said);
    case "experience":
      return resume.experience[position]?.bullets.some((line) => line.text.trim() === said) ?? false;
    case "education":
      return resume.education.some(({ degree, school }) => degree === said && school === detail.trim());
    case "languages":
      return resume.languages.some((known) => known.text === said && (known.level ?? "") === detail.trim());
    default:
      return resume[place].some((known) => known.text.trim().toLowerCase() === said.toLowerCase());
  }
}

/** A step that puts other words where an answer was written says the answer too, or it would take it away again. */
export function stepWithAnswer(step: Step, question: Pick<TailorQuestion, "place">, words: ShownWords): Step {
  const said = words.text.trim();
  const isAbout = step.edits.some((edit) => edit.type === "text" && edit.place === question.place);
  if (question.place !== "/summary" || !isAbout || hasSentence(step.after ?? "", said)) return step;
  return {
    ...step,
    before: withSentence(step.before ?? "", said),
    after: withSentence(step.after ?? "", said),
    edits: step.edits.map((edit) =>
      edit.type === "text" && edit.place === question.place
        ? { ...edit, text: withSentence(edit.text, said) }
        : edit,
    ),
  };
}

function subjectIn({ experience }: Resume, place: ShownPlace, item: number): StatementSubject | null {
  if (place === "summary") return { section: "summary" };
  if (place !== "experience") return null;
  return { section: "experience", item, line: experience[item]?.bullets.at(-1)?.id };
}

function applied(resume: Resume, edits: readonly Edit[], newId: () => string): CheckedResume {
  let made: CheckedResume = { ok: true, resume };
  for (const edit of edits) if (made.ok) made = applyEdit(made.resume, edit, newId);
  return made;
}
