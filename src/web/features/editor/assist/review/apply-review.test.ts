import { expect, test } from "vitest";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import { applyEdit } from "../../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { newLineId } from "../../../../drafts/new-id.ts";
import { applyReview } from "./apply-review.ts";
import { type ReviewItem, untouched } from "./review-item.ts";
import { allLines } from "./review-lines.ts";

const resume = resumeOf({
  summary: "I am a cook.",
  experience: [{ title: "Cook", company: "Rema", period: "", bullets: ["cooked", "", "washed and dried"] }],
  projects: [{ name: "Menu", desc: ["a menu"] }],
});
const [cooked] = resume.experience[0]?.bullets ?? [];

const items = (change: (source: string) => Partial<ReviewItem>): ReviewItem[] =>
  allLines(resume).map((line) => ({ ...untouched(line), ...change(line.source) }));

const after = (present: Resume, made: ReturnType<typeof applyReview>) =>
  made.edits.reduce((one, edit) => {
    const outcome = applyEdit(one, edit, newLineId);
    return outcome.ok ? outcome.resume : expect.fail("an edit was refused");
  }, present);

test("lines, projects and the summary take their new words; one that becomes two moves no other", () => {
  const words: Record<string, string> = {
    cooked: "Cooked\nBaked",
    "washed and dried": "Washed, and dried",
    "a menu": "Wrote a menu",
    "I am a cook.": "Cook.",
  };
  const made = applyReview(
    resume,
    items((source) => ({ decision: "used", edited: words[source] ?? null })),
  );
  expect(made).toMatchObject({ used: 4, left: 0 });
  expect(after(resume, made)).toMatchObject({
    summary: "Cook.",
    experience: [{ bullets: ["Cooked", "Baked", "", "Washed, and dried"].map((text) => ({ text })) }],
    projects: [{ desc: [{ text: "Wrote a menu" }] }],
  });
});

test("an answer is kept with its line, whether the suggestion was used or not", () => {
  const made = applyReview(
    resume,
    items((source) => {
      if (source === "cooked")
        return { decision: "used", edited: "Cooked 40 meals", answers: ["How many? 40"] };
      return source === "a menu" ? { decision: "kept", answers: ["How long? 3 pages"] } : {};
    }),
  );
  expect(after(resume, made)).toMatchObject({
    experience: [{ statements: [{ text: "How many? 40", line: cooked?.id }] }],
    projects: [{ desc: [{ text: "a menu" }], statements: ["How long? 3 pages"] }],
  });
});

test("a line that was changed meanwhile stays as it is, and is counted", () => {
  const [position] = resume.experience;
  const now = resumeOf({
    ...resume,
    experience: [{ ...(position ?? expect.fail()), bullets: ["cooked more"] }],
  });
  const made = applyReview(
    now,
    items(() => ({ decision: "used", edited: "New" })),
  );
  expect(made).toMatchObject({ used: 2, left: 2 });
  expect(after(now, made).experience[0]?.bullets).toMatchObject([{ text: "cooked more" }]);
});

test("what stands as the person wrote it is no improvement and no edit; what they stated by it is kept", () => {
  const unchanged = applyReview(
    resume,
    items((source) => ({ decision: "used", edited: source })),
  );
  expect(unchanged).toEqual({ edits: [], used: 0, left: 0 });
  const stated = applyReview(
    resume,
    items((source) => (source === "cooked" ? answeredAs("cooked", "I cooked it") : {})),
  );
  expect(stated).toMatchObject({ used: 0, left: 0 });
  expect(after(resume, stated).experience[0]).toMatchObject({
    bullets: resume.experience[0]?.bullets,
    statements: [{ text: "I cooked it", line: cooked?.id }],
  });
});

/** A question, answered by a wording. */
function answeredAs(text: string, statement: string): Partial<ReviewItem> {
  const choice = { label: text, statement, text };
  return {
    decision: "used",
    choice: 0,
    result: {
      text: "led",
      verdict: "ask",
      questions: [{ text: "led", start: 0, end: 3, question: "Did you?", choices: [choice, choice] }],
      engine: "embedded",
      findings: [],
      hints: [],
      refused: false,
    },
  };
}
