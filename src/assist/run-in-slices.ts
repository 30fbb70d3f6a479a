import type { Judge } from "../judge/answer.ts";

/**
 * Does work that asks the judge, so that others may come between: it may be begun again, gets the same answers then, and must
 * do nothing else that anybody notices.
 */
export type RunInSlices = <Result>(work: (judge: Judge | null) => Result) => Promise<Result>;

/** Where nobody else waits for the thread. */
export function runAtOnce(judge: Judge | null): RunInSlices {
  return async (work) => work(judge);
}
