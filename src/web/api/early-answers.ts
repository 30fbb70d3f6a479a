/** Longer ago, something may have been saved elsewhere. */
const FRESH_MS = 30_000;

interface EarlyAnswer {
  /** Null when none came. */
  answer: Promise<Response | null>;
  at: number;
}

declare global {
  interface Window {
    /** By path: what early-answers.js asked for before the app was there. */
    earlyAnswers?: Record<string, EarlyAnswer>;
  }
}

/** The answer to a question that the page asked before the app was there; null where it did not. Each is given once. */
export function takeEarlyAnswer(path: string): Promise<Response | null> | null {
  const answers = globalThis.window?.earlyAnswers;
  const found = answers?.[path];
  if (!answers || !found) return null;
  delete answers[path];
  return performance.now() - found.at < FRESH_MS ? found.answer : null;
}
