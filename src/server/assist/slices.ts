/** How a job shares its thread. */
export interface Sharing {
  /** Told before each run of an encoder; throws where nobody wants the job any more. */
  goesOn(): void;
  /** Whether somebody else waits for the thread. */
  isWanted(): boolean;
  /** Answers when the job may go on. */
  nextSlice(): Promise<void>;
}

/** Rows after which a job makes room for others, about 400 ms: one run of the encoder has nearly as many at most. */
const ROWS_PER_SLICE = 400;

class SliceOver extends Error {
  override readonly name = "SliceOver";
}

export interface Slices {
  /** Told before a run of so many rows; ends the slice where others wait. */
  beforeRun(rows: number): void;
  /** Does the work again in each slice until it ends: it must be given the runs that it has had. */
  run<Result>(work: () => Result): Promise<Result>;
}

/** While others wait for its thread, one job is done in several slices. */
export function slices({ goesOn, isWanted, nextSlice }: Sharing): Slices {
  let rows = 0;
  return {
    beforeRun(next) {
      goesOn();
      // At least one run in each slice: else a job would never end.
      if (rows > 0 && rows + next > ROWS_PER_SLICE && isWanted()) throw new SliceOver();
      rows += next;
    },
    async run(work) {
      for (;;) {
        rows = 0;
        try {
          return work();
        } catch (error) {
          if (!(error instanceof SliceOver)) throw error;
        }
        await nextSlice();
      }
    },
  };
}
