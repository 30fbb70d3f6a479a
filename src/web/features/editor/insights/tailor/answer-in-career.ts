import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import { answerPlace, hasAnswer, withAnswer } from "../../../../../domain/tailor/answer-question.ts";
import type { TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { saveResume } from "../../../../api/save-resume.ts";
import { chooseClashes, serverMessage } from "../../../../api/variants.ts";
import { newId, newLineId } from "../../../../drafts/new-id.ts";
import { saveIds } from "../../../../drafts/save-ids.ts";
import { asUser } from "../../../../session.ts";
import type { EditorSession } from "../../saving/session.ts";
import { careerFor, GONE, sourcesFrom } from "./career-of.ts";
import type { AnswerStart } from "./plan-state.ts";

const SAVE_MS = 4000;
const UNSAVED = "Not done: your last changes are not saved yet. Try again once they are saved.";
/** Written under another position, it would be a claim about another employer. */
const NO_POSITION =
  "Not done: no source has such a position. Choose another one, or put this position into the source first.";

type Session = Pick<EditorSession, "id" | "store" | "variant" | "saveNow" | "refresh" | "announce">;

/** Where the answer stands, null where that is the open resume itself, and how that was before; or why it was not written. */
export type Answered =
  | { readonly ok: true; readonly title: string | null; readonly before: AnswerStart }
  | { readonly ok: false; readonly message: string };

/** An answer in words of the person, with the ids that it has wherever it is written: one line stays one line. */
interface Answer {
  readonly question: TailorQuestion;
  readonly words: ShownWords;
  readonly newIds: () => () => string;
}

const refused = (message = GONE): Answered => ({ ok: false, message });

/** Of answers that are not known to be saved: pressed again, one is not written twice. */
const saveIdsOf = new WeakMap<Session, ReturnType<typeof saveIds>>();

/**
 * Writes an answer into the career, from where it comes into a variant as anything else does. Where the variant has words of its own
 * at that place, it is written into these too.
 */
export async function answerInCareer(
  session: Session,
  question: TailorQuestion,
  words: ShownWords,
): Promise<Answered> {
  const source = session.variant.read()?.source;
  const place = answerPlace(question, session.store.read().content.resume);
  const answer = { question: { ...question, place: `/${place}` }, words, newIds: sameIds() };
  const start = () => {
    const { content, history } = session.store.read();
    return { resume: content.resume, history };
  };
  if (!source) {
    const before = start();
    const problem = writeHere(session, answer);
    return problem === null ? { ok: true, title: null, before } : refused(problem);
  }
  if (!(await session.saveNow(SAVE_MS))) return refused(UNSAVED);
  // What came from elsewhere is no part of the answer.
  await session.refresh();
  const before = start();
  const asked = clashesAt(session, answer);
  const written = await writeIntoCareer(session, source.id, answer);
  if (typeof written === "string") return refused(written);
  await session.refresh();
  const problem = writeHere(session, answer);
  if (problem === null) await keepOwnWords(session, answer, asked);
  // Not before: this page hears of it too, and would say that something arrived.
  session.announce(written.id, written.revision);
  return problem === null ? { ok: true, title: written.title, before } : refused(problem);
}

/** Into which resume it was written, or why into none. */
async function writeIntoCareer(
  session: Session,
  source: string,
  { question, words, newIds }: Answer,
): Promise<{ id: string; title: string; revision: number } | string> {
  const sources = await sourcesFrom(source);
  if (typeof sources === "string") return sources;
  const { experience } = session.store.read().content.resume;
  // A position is known by its id: in a source it may stand at another place.
  const positionId = question.place === "/experience" ? (experience[words.position]?.id ?? "") : null;
  const career = careerFor(sources, positionId);
  if (!career) return NO_POSITION;
  const position = career.resume.experience.findIndex(({ id }) => id === positionId);
  const made = withAnswer(career.resume, question, { ...words, position }, newIds());
  if (!made.ok) return made.issues[0]?.message ?? GONE;
  if (made.resume === career.resume) return career;
  const saveIdOf = saveIdsOf.get(session) ?? saveIds();
  saveIdsOf.set(session, saveIdOf);
  const saved = await saveResume(career.id, {
    resume: made.resume,
    baseRevision: career.revision,
    saveId: saveIdOf([career.id, question.question, words, positionId]),
  });
  if (saved.ok === "conflict") return GONE;
  if (!saved.ok) return serverMessage(saved.failure);
  // The same words, said once more later, are meant.
  saveIdsOf.delete(session);
  return { id: career.id, title: career.title, revision: saved.value.revision };
}

/** Nothing where it arrived from the source. */
function writeHere({ store }: Session, { question, words, newIds }: Answer): string | null {
  const { resume } = store.read().content;
  if (hasAnswer(resume, question, words)) return null;
  const made = withAnswer(resume, question, words, newIds());
  if (!made.ok) return made.issues[0]?.message ?? GONE;
  return store.putAll([setField("", made.resume)])?.message ?? null;
}

/** Both sides say the answer now, each in its own words: there is nothing to choose. What clashed before is still asked. */
async function keepOwnWords(session: Session, answer: Answer, asked: readonly string[]): Promise<void> {
  const places = clashesAt(session, answer).filter((place) => !asked.includes(place));
  if (places.length === 0 || !(await session.saveNow(SAVE_MS))) return;
  const [id, { revision }] = [session.id(), session.store.read().sync];
  if (id === null || revision === null) return;
  const choices = places.map((place) => ({ place, take: "mine" as const }));
  await asUser(() => chooseClashes(id, { baseRevision: revision, saveId: newId(), choices }));
  await session.refresh();
}

function clashesAt({ variant }: Session, { question }: Answer): string[] {
  return (variant.read()?.clashes ?? [])
    .map(({ place }) => place)
    .filter((one) => [question.place, "/statements"].some((key) => `${one}/`.startsWith(`/resume${key}/`)));
}

function sameIds(): () => () => string {
  const ids: string[] = [];
  return () => {
    let nth = 0;
    return () => {
      const id = ids[nth] ?? newLineId();
      ids[nth] = id;
      nth += 1;
      return id;
    };
  };
}
