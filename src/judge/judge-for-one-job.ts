import type { Judge } from "./answer.ts";

/** Rows of tokens for one job, about three seconds: fifty bullets and more. What is longer is left to the person. */
const MOST_ROWS = 3000;

/**
 * A judge that answers one job for a bounded time: a job may put a long text to it again and again, as when claims are cut.
 * By rows, not by the clock, so that the same job ends in the same verdict. Each part of an answer is told, as a sign of life.
 */
export function judgeForOneJob(judge: Judge, onPart: () => void): Judge {
  let left = MOST_ROWS;
  return {
    ...judge,
    score: (pair) => {
      if (left <= 0) return null;
      // One long text at the end would take as much again as all before it.
      const judged = judge.score(pair, left, onPart);
      left -= judged?.rows ?? 0;
      onPart();
      return judged;
    },
  };
}
