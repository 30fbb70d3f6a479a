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
  /** Told after each slice what it took, without what was done in an earlier one already. */
  readonly spends?: ((milliseconds: number) => void) | undefined;
}

class SliceOver extends Error {
  override readonly name = "SliceOver";
}

/** One job to the judge: while others wait, a long text is judged in several slices. */
export function judgeInSlices(
  judge: Judge | null,
  { goesOn, isWanted, nextSlice, spends }: Sharing,
  now: () => number = () => performance.now(),
): RunInSlices {
  let rows = 0;
  /** When this slice began what no slice has done before. */
  let begun: number | null = null;
  const forJob =
    judge &&
    judgeForOneJob(judge, (next) => {
      begun ??= now();
      goesOn();
      // At least one run in each slice: else a job would never end.
      if (rows > 0 && rows + next > ROWS_PER_SLICE && isWanted()) throw new SliceOver();
      rows += next;
    });
  return async (work) => {
    begun = now();
    for (;;) {
      rows = 0;
      try {
        return forJob ? forJob.step(() => work(forJob)) : work(null);
      } catch (error) {
        if (!(error instanceof SliceOver)) throw error;
      } finally {
        if (begun !== null) spends?.(now() - begun);
        begun = null;
      }
      await nextSlice();
    }
  };
}
