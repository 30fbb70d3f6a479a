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
  /** Told after each turn what it took, without what was done in an earlier one already. */
  readonly spends?: ((milliseconds: number) => void) | undefined;
}

class TurnOver extends Error {
  override readonly name = "TurnOver";
}

/** One job to the judge: while others wait, a long text is judged in several turns. */
export function judgeInTurns(
  judge: Judge | null,
  { goesOn, isWanted, nextTurn, spends }: Sharing,
  now: () => number = () => performance.now(),
): InTurns {
  let rows = 0;
  /** When this turn began what no turn has done before. */
  let begun: number | null = null;
  const forJob =
    judge &&
    judgeForOneJob(judge, (next) => {
      begun ??= now();
      goesOn();
      // At least one run in each turn: else a job would never end.
      if (rows > 0 && rows + next > ROWS_OF_TURN && isWanted()) throw new TurnOver();
      rows += next;
    });
  return async (work) => {
    begun = now();
    for (;;) {
      rows = 0;
      try {
        return forJob ? forJob.step(() => work(forJob)) : work(null);
      } catch (error) {
        if (!(error instanceof TurnOver)) throw error;
      } finally {
        if (begun !== null) spends?.(now() - begun);
        begun = null;
      }
      await nextTurn();
    }
  };
}
