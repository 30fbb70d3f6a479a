import type { Numbers } from "../metrics/numbers.ts";

/** In a worker's environment: when the primary was started. */
export const STARTED_AT = "CANDOR_PRIMARY_STARTED_AT";

/** What is told to every worker of this machine. */
export interface Notice {
  topic: "vital" | "ended-session";
  body: string;
}

/** From a worker to the primary. */
export type FromWorker =
  | { kind: "numbers"; numbers: Numbers; scrape: string | null }
  | { kind: "scrape"; scrape: string }
  | { kind: "notice"; notice: Notice };

/** From the primary to a worker. */
export type ToWorker =
  | { kind: "state"; wanted: number; listening: number }
  | { kind: "give-numbers"; scrape: string }
  | { kind: "scraped"; scrape: string; counted: Numbers; workers: WorkerNumbers[] }
  | { kind: "notice"; notice: Notice }
  | { kind: "retire" };

export interface WorkerNumbers {
  /** From 1 to the number of workers: the one that takes a dead worker's place has its number. */
  place: number;
  process: Numbers["process"];
}
