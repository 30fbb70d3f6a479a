import type { InTurns } from "../../assist/in-turns.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";

/** Rows after which a job makes room for others, about 400 ms: one run of the encoder has nearly as many at most. */
const ROWS_OF_TURN = 400;

/** How a job shares its thread. */
export interface Sharing {
  /** Told before each run of the encoder; throws where nobody wants the job any more. */
  goesOn(): void;
  /** Whether somebody else waits for the thread. */
  isWanted(): boolean;
  /** Answers when it is this job's turn again. */
  nextTurn(): Promise<void>;
}

class TurnOver extends Error {
  override readonly name = "TurnOver";
}

/** One job to the judge: while others wait, a long text is judged in several turns. */
export function judgeInTurns(judge: Judge | null, { goesOn, isWanted, nextTurn }: Sharing): InTurns {
  if (judge === null) return async (work) => work(null);
  let rows = 0;
  const forJob = judgeForOneJob(judge, (next) => {
    goesOn();
    // At least one run in each turn: else a job would never end.
    if (rows > 0 && rows + next > ROWS_OF_TURN && isWanted()) throw new TurnOver();
    rows += next;
  });
  return async (work) => {
    for (;;) {
      rows = 0;
      try {
        return forJob.step(() => work(forJob));
      } catch (error) {
        if (!(error instanceof TurnOver)) throw error;
      }
      await nextTurn();
    }
  };
}
