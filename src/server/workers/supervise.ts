import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { DRAIN_MS, RETIRE_MS } from "../drain.ts";
import type { Config } from "../env.ts";
import { type FromWorker, STARTED_AT, type ToWorker } from "./messages.ts";
import { primaryLog } from "./primary-log.ts";
import { restartPauses } from "./restart-pauses.ts";
import { sharedNumbers } from "./shared-numbers.ts";

/** A worker that is gone by then has done what it had to. */
const KILLED_AFTER_MS = DRAIN_MS + 1_000;
/** So many tries of the first worker that was killed before it ever listened; what it says itself ends the start at once. */
const FIRST_TRIES = 5;

interface Place {
  readonly number: number;
  worker: Worker | null;
}

/**
 * Starts the workers, starts anew the one that dies, and ends with them. It loads nothing of the application, so that nothing of the application
 * can end it. The first worker starts alone: it migrates the database before the others look at it.
 */
export async function supervise(config: Pick<Config, "workers" | "logLevel">, main: string): Promise<void> {
  const log = primaryLog(config.logLevel);
  const numbers = sharedNumbers();
  const pauses = restartPauses();
  const places: Place[] = Array.from({ length: config.workers }, (_, at) => ({
    number: at + 1,
    worker: null,
  }));
  const startedAt = new Date().toISOString();
  const running = new Set<Worker>();
  const listening = new Set<Worker>();
  let stopping = false;
  let everListened = false;
  let failed = false;
  // While it starts there is nobody to replace: what is asked for then is done once all listen.
  let rolling = true;
  let again = false;

  // From the first moment: as process 1 of a container a signal without a handler is lost.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  process.on("SIGHUP", restartOneByOne);
  cluster.setupPrimary({ exec: main, args: [] });
  cluster.schedulingPolicy = cluster.SCHED_RR;

  const [first, ...others] = places;
  if (!first) return;
  const port = await fill(first);
  await Promise.all(others.map(fill));
  if (!stopping) process.stdout.write(`Candor is ready at http://localhost:${port}\n`);
  rolling = false;
  if (again) void restartOneByOne();

  /** Answers its port once it listens; null where it ended before. */
  async function launch(place: Place): Promise<{ worker: Worker; port: number | null }> {
    const worker = cluster.fork({ [STARTED_AT]: startedAt });
    running.add(worker);
    const isCurrent = () => place.worker === worker;
    numbers.join(worker.id, {
      place: place.number,
      isCurrent,
      ask: (scrape) => tell(worker, { kind: "give-numbers", scrape }),
    });
    worker.on("message", (message: FromWorker) => hear(worker, message));
    worker.on("error", () => {});
    const ended = once(worker, "exit").then(() => {
      running.delete(worker);
      listening.delete(worker);
      numbers.leave(worker.id);
      tellState();
      return null;
    });
    const listens = once(worker, "listening").then(([address]) => Number(address.port));
    const port = await Promise.race([listens, ended]);
    if (port !== null) {
      everListened = true;
      listening.add(worker);
    }
    return { worker, port };
  }

  /** Keeps a place filled from here on. Answers once its worker listens. */
  async function fill(place: Place): Promise<number | null> {
    for (let tries = 1; !stopping; tries++) {
      const began = Date.now();
      const { worker, port } = await launch(place);
      if (stopping) return null;
      if (port === null) {
        const { exitCode, signalCode } = worker.process;
        // It has said why on standard error, and would say it again.
        if (!everListened && (signalCode === null || tries === FIRST_TRIES)) process.exit(1);
        await pause(place, { exitCode, signalCode }, Date.now() - began);
        continue;
      }
      // A restart of all has filled the place meanwhile.
      if (place.worker) retire(worker);
      else keep(place, worker, began);
      tellState();
      return port;
    }
    return null;
  }

  function keep(place: Place, worker: Worker, began: number): void {
    place.worker = worker;
    worker.once("exit", async (exitCode, signalCode) => {
      if (stopping || place.worker !== worker) return;
      place.worker = null;
      await pause(place, { exitCode, signalCode }, Date.now() - began);
      await fill(place);
    });
  }

  async function pause({ number }: Place, end: object, livedMs: number): Promise<void> {
    if (stopping) return;
    const ms = pauses.after(number, livedMs);
    log("warn", { worker: number, ...end, livedMs, pauseMs: ms }, "a worker ended and is started anew");
    await sleep(ms);
  }

  function hear(worker: Worker, message: FromWorker): void {
    if (message.kind === "numbers") numbers.hear(worker.id, message.numbers, message.scrape);
    else if (message.kind === "scrape")
      void numbers
        .scrape(message.scrape)
        .then((scraped) => tell(worker, { kind: "scraped", scrape: message.scrape, ...scraped }));
    else for (const other of running) if (other !== worker) tell(other, message);
  }

  function tellState(): void {
    const counted = places.filter(({ worker }) => worker && listening.has(worker)).length;
    const state = { wanted: config.workers, listening: Math.max(1, counted) };
    for (const worker of listening) tell(worker, { kind: "state", ...state });
  }

  /** Each worker by another: a new one listens before the old one stops, so that no request finds nobody. */
  async function restartOneByOne(): Promise<void> {
    again = true;
    if (rolling) return;
    rolling = true;
    while (again && !stopping) {
      again = false;
      log("info", { workers: config.workers }, "the workers are restarted one by one");
      for (const place of places) if (!stopping && !(await replace(place))) break;
    }
    rolling = false;
  }

  async function replace(place: Place): Promise<boolean> {
    const began = Date.now();
    const old = place.worker;
    const { worker, port } = await launch(place);
    if (port === null) {
      if (!stopping)
        log("error", { worker: place.number }, "a new worker did not start: the others go on as they are");
      return false;
    }
    // The old one may have died meanwhile and been replaced: one is enough.
    const superseded = place.worker;
    keep(place, worker, began);
    tellState();
    for (const each of new Set([old, superseded])) if (each && running.has(each)) retire(each);
    if (old && running.has(old)) await Promise.race([once(old, "exit"), sleep(DRAIN_MS)]);
    log("info", { worker: place.number, ms: Date.now() - began }, "a worker was replaced");
    return true;
  }

  function retire(worker: Worker): void {
    tell(worker, { kind: "retire" });
    const late = setTimeout(() => worker.process.kill("SIGKILL"), RETIRE_MS + 1_000);
    worker.once("exit", () => clearTimeout(late));
  }

  async function stop(): Promise<void> {
    // Ctrl-C comes twice, from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => {
      failed = true;
      for (const worker of running) worker.process.kill("SIGKILL");
    }, KILLED_AFTER_MS);
    const ends = [...running].map(async (worker) => {
      const end = once(worker, "exit");
      worker.process.kill("SIGTERM");
      const [code] = await end;
      failed ||= code !== null && code !== 0;
    });
    await Promise.all(ends);
    clearTimeout(late);
    process.exit(failed ? 1 : 0);
  }
}

/** To one that has just ended nothing can be said. */
function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
