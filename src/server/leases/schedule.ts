import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Leases } from "./leases.ts";

/** Each process looks so often whether something is due. */
const LOOK_EVERY_MS = 60_000;

export interface Job {
  /** Under which it is known in the database: a name that is changed is another job. */
  name: string;
  everyMs: number;
  /** Whether each start does it as well, also where it is not due yet. */
  atStart: boolean;
  /** May be done twice without harm. */
  work(): Promise<unknown>;
  /** What the log says when it fails. */
  failure: string;
}

/**
 * Does what has to be done from time to time: once for all processes on one database, by whichever looks first. A job whose process was killed is
 * taken over within two minutes.
 */
export function openSchedule(
  app: Pick<FastifyInstance, "addHook"> & { log: FastifyBaseLogger },
  leases: Leases,
  { now, startedAt }: { now: () => Date; startedAt: Date },
): (job: Job) => void {
  const jobs: Job[] = [];
  let looking: Promise<void> = Promise.resolve();

  async function look(isStart: boolean): Promise<void> {
    for (const { name, everyMs, atStart, work, failure } of jobs) {
      if (isStart && !atStart) continue;
      const warn = (error: unknown) => app.log.warn({ err: error }, failure);
      const due = now().getTime() - everyMs;
      const doneBefore = new Date(isStart ? Math.max(due, startedAt.getTime()) : due);
      await leases
        .holdIfDue(name, doneBefore, async () => {
          await work().catch(warn);
        })
        .catch(warn);
    }
  }
  const lookInTurn = (isStart: boolean) => {
    looking = looking.then(() => look(isStart));
    return looking;
  };

  // By the first of its workers: whoever restarts a server may rely on it.
  app.addHook("onReady", () => lookInTurn(true));
  const timer = setInterval(() => lookInTurn(false), LOOK_EVERY_MS);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await looking;
  });
  return (job) => void jobs.push(job);
}
