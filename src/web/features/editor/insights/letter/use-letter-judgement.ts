import { useEffect, useState } from "react";
import type { LetterSentence } from "../../../../../domain/insights/letter/sentences-to-judge.ts";
import { judgeClaims } from "../../../../api/assist.ts";
import { useAuthState } from "../../../../auth-state.ts";
import { createLetterJudge, type LetterJudgement } from "./letter-judge.ts";

/** What is being typed is judged when it rests. */
const REST_MS = 1000;
const UNJUDGED: LetterJudgement = { at: "unjudged" };
const SUPPORTED: LetterJudgement = { at: "supported" };

const judgeLetter = createLetterJudge(
  async ({ text, source, facts }, signal) => {
    const outcome = await judgeClaims({ source, suggestion: text, context: { facts: [...facts] } }, signal);
    return outcome.ok ? outcome.value.supported : null;
  },
  () => performance.now(),
);

/** Both judges on every sentence that is not the resume's own; null while they are at it. Without an account nobody judges. */
export function useLetterJudgement(sentences: readonly LetterSentence[] | null): LetterJudgement | null {
  const isSignedIn = useAuthState().userInfo !== null;
  const [judged, setJudged] = useState<{ of: typeof sentences; judgement: LetterJudgement } | null>(null);
  const isNeeded = isSignedIn && sentences !== null && sentences.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    const resting = setTimeout(async () => {
      const judgement = await judgeLetter(sentences, leaving.signal);
      if (!leaving.signal.aborted) setJudged({ of: sentences, judgement });
    }, REST_MS);
    return () => {
      clearTimeout(resting);
      leaving.abort();
    };
  }, [isNeeded, sentences]);
  if (sentences?.length === 0) return SUPPORTED;
  if (!isSignedIn) return UNJUDGED;
  return judged?.of === sentences ? judged.judgement : null;
}
