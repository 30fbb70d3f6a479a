import type { Judge } from "../judge/answer.ts";

/**
 * Does work that asks the judge, so that others may come between: it may be begun again, gets the same answers then, and must
 * do nothing else that anybody notices.
 */
export type InTurns = <Result>(work: (judge: Judge | null) => Result) => Promise<Result>;

/** Where nobody else waits for the thread. */
export function atOnce(judge: Judge | null): InTurns {
  return async (work) => work(judge);
}
