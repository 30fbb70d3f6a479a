import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import type { TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { planForAd } from "../../../../api/tailor.ts";
import type { EditorSession } from "../../saving/session.ts";
import { type Answered, answerInCareer } from "./answer-in-career.ts";
import { openedPlan, renewedPlan, withAnswered } from "./plan-state.ts";
import { CLOSED, tailoringOf } from "./tailoring-store.ts";

const running = new WeakMap<EditorSession, AbortController>();

/** Asks for a plan for the ad that is kept with the resume. */
export async function startTailoring(session: EditorSession): Promise<void> {
  const tailoring = tailoringOf(session);
  tailoring.become({ at: "asking" });
  const { resume } = session.store.read().content;
  const outcome = await askForPlan(session, resume);
  if (outcome === null) return;
  tailoring.become(
    outcome.ok ? openedPlan(outcome.value, resume) : { at: "failed", message: outcome.failure.message },
  );
}

/** Writes an answer, and makes the plan anew with it: what was decided stays. */
export async function answerInPlan(
  session: EditorSession,
  question: TailorQuestion,
  words: ShownWords,
): Promise<Answered> {
  const tailoring = tailoringOf(session);
  const written = await answerInCareer(session, question, words);
  const state = tailoring.read();
  if (!written.ok || state.at !== "plan") return written;
  const { before } = written;
  const answered = withAnswered(session.store, state, { question, words, before });
  tailoring.become({ ...answered, isRenewing: true });
  void renew(session, answered.base);
  return written;
}

async function renew(session: EditorSession, base: Resume): Promise<void> {
  const outcome = await askForPlan(session, base);
  const state = tailoringOf(session).read();
  if (outcome === null || state.at !== "plan") return;
  // Without an answer of the server the plan before it is still right.
  tailoringOf(session).become(
    outcome.ok ? renewedPlan(state, outcome.value) : { ...state, isRenewing: false },
  );
}

/** Null where somebody asked again meanwhile, or gave up. */
async function askForPlan(session: EditorSession, resume: Resume) {
  running.get(session)?.abort();
  const own = new AbortController();
  running.set(session, own);
  const isVariant = session.variant.read() !== null;
  const outcome = await planForAd(resume, resume.jobAd ?? "", isVariant, own.signal);
  return own.signal.aborted ? null : outcome;
}

export function endTailoring(session: EditorSession): void {
  running.get(session)?.abort();
  tailoringOf(session).become(CLOSED);
}
