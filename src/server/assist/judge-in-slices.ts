import type { RunInSlices } from "../../assist/run-in-slices.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";

/** Rows after which a job makes room for others, about 400 ms: one run of the encoder has nearly as many at most. */
const ROWS_PER_SLICE = 400;

/** How a job shares its thread. */
export interface Sharing {
  /** Told before each run of the encoder; throws where nobody wants the job any more. */
  goesOn(): void;
  /** Whether somebody else waits for the thread. */
  isWanted(): boolean;
  /** Answers when the job may go on. */
  nextSlice(): Promise<void>;
}

class SliceOver extends Error {
  override readonly name = "SliceOver";
}

/** One job to the judge: while others wait, a long text is judged in several slices. */
export function judgeInSlices(judge: Judge | null, { goesOn, isWanted, nextSlice }: Sharing): RunInSlices {
  let rows = 0;
  const forJob =
    judge &&
    judgeForOneJob(judge, (next) => {
      goesOn();
      // At least one run in each slice: else a job would never end.
      if (rows > 0 && rows + next > ROWS_PER_SLICE && isWanted()) throw new SliceOver();
      rows += next;
    });
  return async (work) => {
    for (;;) {
      rows = 0;
      try {
        return forJob ? forJob.step(() => work(forJob)) : work(null);
      } catch (error) {
        if (!(error instanceof SliceOver)) throw error;
      }
      await nextSlice();
    }
  };
}
