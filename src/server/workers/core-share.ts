import { availableParallelism } from "node:os";

/** `WORKERS=auto` starts no more: each takes memory of its own. */
const MOST_BY_ITSELF = 8;

export function autoWorkers(cores = availableParallelism()): number {
  return Math.min(MOST_BY_ITSELF, cores);
}

/** The threads beside the one that answers requests, for each of several workers that share the cores of one machine. */
export interface CoreShare {
  pdfWorkers: number;
  judgeThreads: number;
  passwordsAtOnce: number;
  /** Connections to PostgreSQL, which has a hundred for everybody unless it was told otherwise. */
  connections: number;
}

export function coreShare(workers: number, cores = availableParallelism()): CoreShare {
  const spare = Math.max(1, cores - 1);
  const each = (most: number, least: number) =>
    workers === 1
      ? Math.min(most, Math.max(least, spare))
      : Math.max(1, Math.floor(Math.min(most * workers, spare) / workers));
  return {
    // Two at least in a process that is alone, so that one document at its deadline does not hold up all the others: beside it there are other workers.
    pdfWorkers: each(4, 2),
    // Each has a judge of its own, 75 MB: what waits for an endpoint holds none of them up.
    judgeThreads: each(2, 1),
    // The pool has four threads: one stays free for files and names.
    passwordsAtOnce: each(3, 1),
    connections: Math.max(5, Math.min(10, Math.ceil(20 / workers))),
  };
}
