import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import { answerPlace, withAnswer } from "../../../../../domain/tailor/answer-question.ts";
import type { TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { readResume } from "../../../../api/resumes.ts";
import { saveResume } from "../../../../api/save-resume.ts";
import { serverMessage } from "../../../../api/variants.ts";
import { readContent } from "../../../../drafts/draft-content.ts";
import { newId, newLineId } from "../../../../drafts/new-id.ts";
import { asUser } from "../../../../session.ts";
import type { EditorSession } from "../../saving/session.ts";

const SAVE_MS = 4000;
const UNSAVED = "Not done: your last changes are not saved yet. Try again once they are saved.";
/** Written under another position, it would be a claim about another employer. */
const NO_POSITION =
  "Not done: the source has no such position. Choose another one, or put this position into the source first.";
const GONE = "Not done: the source was changed meanwhile. Try again.";

/**
 * Writes an answer into the career: of a variant into its source, from where it comes into the variant as anything else does.
 * Answers why not, or null.
 */
export async function answerInCareer(
  session: EditorSession,
  question: TailorQuestion,
  words: ShownWords,
): Promise<string | null> {
  const source = session.variant.read()?.source;
  if (!source) {
    const made = withAnswer(session.store.read().content.resume, question, words, newLineId);
    if (!made.ok) return made.issues[0]?.message ?? GONE;
    return session.store.putAll([setField("", made.resume)])?.message ?? null;
  }
  if (!(await session.saveNow(SAVE_MS))) return UNSAVED;
  const found = await asUser(() => readResume(source.id));
  if (!found.ok) return serverMessage(found.failure);
  const content = readContent(found.value.saved);
  // The position is known by its id: in the source it may stand at another place.
  const id = session.store.read().content.resume.experience[words.position]?.id;
  const position = content?.resume.experience.findIndex((one) => one.id === id) ?? -1;
  const needsPosition = content !== null && answerPlace(question, content.resume) === "experience";
  if (needsPosition && position < 0) return NO_POSITION;
  const made = content && withAnswer(content.resume, question, { ...words, position }, newLineId);
  if (!made?.ok) return made?.issues[0]?.message ?? GONE;
  const saved = await saveResume(source.id, {
    resume: made.resume,
    baseRevision: found.value.summary.revision,
    saveId: newId(),
  });
  if (saved.ok === "conflict") return GONE;
  if (!saved.ok) return serverMessage(saved.failure);
  session.announce(source.id, saved.value.revision);
  await session.refresh();
  return null;
}
