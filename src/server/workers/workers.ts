import type { Numbers } from "../metrics/numbers.ts";
import type { Notice, WorkerNumbers } from "./messages.ts";

/** For a scrape, or only to have them where this process is killed: what is told since the last look counts from a scrape. */
export type TakeNumbers = (forScrape: boolean) => Numbers;

/** What a process shares with the other workers of its machine. Machines share the database alone. */
export interface Workers {
  /** When the first of them was started; null for a process that is alone. */
  readonly startedAt: Date | null;
  state(): { wanted: number; listening: number };
  /** From here on the numbers of this process are the machine's too. */
  publish(numbers: TakeNumbers): void;
  /** What was counted on this machine since its start, also by workers that are gone. */
  scrape(): Promise<{ counted: Numbers; workers: WorkerNumbers[] }>;
  /** Tells the others, not this process. */
  tell(notice: Notice): void;
  onNotice(topic: Notice["topic"], listener: (body: string) => void): void;
}

/** A process without colleagues. */
export function workAlone(): Workers {
  let own: TakeNumbers | null = null;
  return {
    startedAt: null,
    state: () => ({ wanted: 1, listening: 1 }),
    publish(numbers) {
      own = numbers;
    },
    async scrape() {
      if (!own) throw new Error("nothing is counted yet");
      return { counted: own(true), workers: [] };
    },
    tell() {},
    onNotice() {},
  };
}
