import type { DoRun, Judge, JudgedPair, PairToJudge, Scores } from "./answer.ts";

/** Rows of tokens for one job, about three seconds: fifty bullets and more. What is longer is left to the person. */
const MOST_ROWS = 3000;

/** A judge that answers one job for a bounded time, in as many pieces as whoever runs the job wants. */
export interface JudgeForOneJob extends Judge {
  /**
   * Does a step of the job. One that was ended between two runs can be done again, if it is the same each time: it gets
   * the same answers, and no run is done twice.
   */
  step<Result>(work: () => Result): Result;
}

/**
 * A job may put a long text to the judge again and again, as when claims are cut. It is bounded by rows, not by the clock,
 * so that the same job ends in the same verdict. `beforeRun` is a sign of life, and may throw to end the step there.
 */
export function judgeForOneJob(judge: Judge, beforeRun: (rows: number) => void): JudgeForOneJob {
  let left = MOST_ROWS;
  const answers = new Map<string, JudgedPair>();
  /** Runs that are done of texts that are not. */
  const unfinished = new Map<string, Scores[]>();

  function scoreOf(pair: PairToJudge): JudgedPair | null {
    const key = JSON.stringify([pair.source, pair.context, pair.suggestion]);
    const known = answers.get(key);
    if (known) return known;
    const runs = unfinished.get(key) ?? [];
    unfinished.set(key, runs);
    // One long text at the end would take as much again as all before it.
    const judged = judge.score(pair, left, following(runs));
    unfinished.delete(key);
    if (judged) answers.set(key, judged);
    return judged;
  }

  /** Gives the runs that are done, then does the others. */
  function following(runs: Scores[]): DoRun {
    let next = 0;
    return (run, rows) => {
      const nth = next++;
      const done = runs[nth];
      if (done) return done;
      beforeRun(rows);
      const scores = run();
      runs[nth] = scores;
      return scores;
    };
  }

  return {
    ...judge,
    score: (pair) => {
      if (left <= 0) return null;
      const judged = scoreOf(pair);
      left -= judged?.rows ?? 0;
      return judged;
    },
    step: (work) => {
      const before = left;
      try {
        return work();
      } catch (error) {
        // Done again it asks for the same once more.
        left = before;
        throw error;
      }
    },
  };
}
