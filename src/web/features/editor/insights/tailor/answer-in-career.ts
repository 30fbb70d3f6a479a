import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { KEEPING } from "../../../../../domain/limits.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { answerPlace, withAnswer } from "../../../../../domain/tailor/answer-question.ts";
import type { TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { readResume } from "../../../../api/resumes.ts";
import { saveResume } from "../../../../api/save-resume.ts";
import { serverMessage } from "../../../../api/variants.ts";
import { readContent } from "../../../../drafts/draft-content.ts";
import { newLineId } from "../../../../drafts/new-id.ts";
import { saveIds } from "../../../../drafts/save-ids.ts";
import { asUser } from "../../../../session.ts";
import type { EditorSession } from "../../saving/session.ts";
import { readVariant } from "../../saving/variant-state.ts";

const SAVE_MS = 4000;
const UNSAVED = "Not done: your last changes are not saved yet. Try again once they are saved.";
/** Written under another position, it would be a claim about another employer. */
const NO_POSITION =
  "Not done: no source has such a position. Choose another one, or put this position into the source first.";
const GONE = "Not done: the source was changed meanwhile. Try again.";

type Session = Pick<EditorSession, "store" | "variant" | "saveNow" | "refresh" | "announce">;

/** Where the answer stands, null where that is the open resume itself; or why it was not written. */
export type Answered = { ok: true; title: string | null } | { ok: false; message: string };

interface Source {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly resume: Resume;
}

const refused = (message = GONE): Answered => ({ ok: false, message });

/** Of answers that are not known to be saved: pressed again, one is not written twice. */
const saveIdsOf = new WeakMap<Session, ReturnType<typeof saveIds>>();

/** Writes an answer into the career, from where it comes into a variant as anything else does. */
export async function answerInCareer(
  session: Session,
  question: TailorQuestion,
  words: ShownWords,
): Promise<Answered> {
  const source = session.variant.read()?.source;
  const own = session.store.read().content.resume;
  if (!source) {
    const made = withAnswer(own, question, words, newLineId);
    if (!made.ok) return refused(made.issues[0]?.message);
    const issue = session.store.putAll([setField("", made.resume)]);
    return issue ? refused(issue.message) : { ok: true, title: null };
  }
  if (!(await session.saveNow(SAVE_MS))) return refused(UNSAVED);
  const sources = await sourcesFrom(source.id);
  if (typeof sources === "string") return refused(sources);
  const place = answerPlace(question, own);
  // A position is known by its id: in a source it may stand at another place.
  const positionId = place === "experience" ? (own.experience[words.position]?.id ?? "") : null;
  const career = careerFor(sources, positionId);
  if (!career) return refused(NO_POSITION);
  const position = career.resume.experience.findIndex(({ id }) => id === positionId);
  const asked = { ...question, place: `/${place}` };
  const made = withAnswer(career.resume, asked, { ...words, position }, newLineId);
  if (!made.ok) return refused(made.issues[0]?.message);
  const saveIdOf = saveIdsOf.get(session) ?? saveIds();
  saveIdsOf.set(session, saveIdOf);
  const saved = await saveResume(career.id, {
    resume: made.resume,
    baseRevision: career.revision,
    saveId: saveIdOf([career.id, question.question, words, positionId]),
  });
  if (saved.ok === "conflict") return refused();
  if (!saved.ok) return refused(serverMessage(saved.failure));
  // The same words, said once more later, are meant.
  saveIdsOf.delete(session);
  session.announce(career.id, saved.value.revision);
  await session.refresh();
  return { ok: true, title: career.title };
}

/** The resume at the head of the chain; where that has not the position that is spoken of, the nearest source that has it. */
function careerFor(sources: readonly Source[], positionId: string | null): Source | undefined {
  return [...sources.slice(-1), ...sources].find(
    ({ resume }) => positionId === null || resume.experience.some(({ id }) => id === positionId),
  );
}

/** A source and its own sources, the nearest first; or why they cannot be read. */
async function sourcesFrom(first: string): Promise<Source[] | string> {
  const sources: Source[] = [];
  for (let next: string | undefined = first; next !== undefined && sources.length < KEEPING.chain; ) {
    const id: string = next;
    const found = await asUser(() => readResume(id));
    if (!found.ok) return serverMessage(found.failure);
    const { saved, summary } = found.value;
    const content = readContent(saved);
    if (!content) return GONE;
    sources.push({ id, title: summary.title, revision: summary.revision, resume: content.resume });
    next = readVariant(saved)?.source.id;
  }
  return sources;
}
