import {
  type LetterSentence,
  MOST_SENTENCES,
} from "../../../../../domain/insights/letter/sentences-to-judge.ts";

/** What is known of a letter's sentences. Those that nobody judged are not called true. */
export type LetterJudgement =
  | { readonly at: "supported" }
  | { readonly at: "unsupported"; readonly sentences: readonly string[] }
  | { readonly at: "unjudged" };

/** Whether the resume supports a sentence; null where nobody could tell. */
export type AskSupport = (sentence: LetterSentence, signal: AbortSignal) => Promise<boolean | null>;

/** Half of what the server answers in a minute: the other half is for suggestions. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Sentences whose answers are kept. */
const MOST_KEPT = 400;

/** Judges the sentences of a letter one after another; one that was judged beside the same lines is not asked for again. */
export function createLetterJudge(ask: AskSupport, now: () => number) {
  const kept = new Map<string, boolean>();
  let asked: number[] = [];

  const isSupported = async (sentence: LetterSentence, signal: AbortSignal): Promise<boolean | null> => {
    const key = JSON.stringify(sentence);
    const known = kept.get(key);
    if (known !== undefined) return known;
    asked = asked.filter((at) => at > now() - MINUTE_MS);
    if (asked.length >= MOST_A_MINUTE || signal.aborted) return null;
    asked.push(now());
    const answer = await ask(sentence, signal);
    if (kept.size >= MOST_KEPT) kept.clear();
    if (answer !== null) kept.set(key, answer);
    return answer;
  };

  return async (sentences: readonly LetterSentence[], signal: AbortSignal): Promise<LetterJudgement> => {
    const unsupported: string[] = [];
    let isWhole = sentences.length <= MOST_SENTENCES;
    for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
      const answer = await isSupported(sentence, signal);
      if (answer === false) unsupported.push(sentence.text);
      isWhole &&= answer !== null;
      // Whoever does not answer once is not asked thirty times more.
      if (answer === null) break;
    }
    if (unsupported.length > 0) return { at: "unsupported", sentences: [...new Set(unsupported)] };
    return isWhole ? { at: "supported" } : { at: "unjudged" };
  };
}
