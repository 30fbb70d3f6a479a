import { randomUUID } from "node:crypto";
import type { Numbers } from "../metrics/numbers.ts";
import type { FromWorker, Notice, ToWorker, WorkerNumbers } from "./messages.ts";
import type { TakeNumbers, Workers } from "./workers.ts";

/** A worker that is killed takes with it what it counted since. */
const REPORT_EVERY_MS = 2_000;
/** A worker that does not answer is scraped by its last report; one that hears nothing at all answers for itself. */
const SCRAPED_WITHIN_MS = 3_000;

export interface PrimaryLink extends Workers {
  /** Another worker listens in this one's place: it takes no new connection and ends when its own have. */
  onRetire(listener: () => void): void;
  /** The last report, before this process ends. */
  report(): Promise<void>;
}

/** The worker's end of its channel to the primary. */
export function linkToPrimary(wanted: number, startedAt: Date): PrimaryLink {
  let state = { wanted, listening: 1 };
  let numbers: TakeNumbers | null = null;
  let retire = () => {};
  const listeners: { topic: Notice["topic"]; listener: (body: string) => void }[] = [];
  const scrapes = new Map<string, (scraped: { counted: Numbers; workers: WorkerNumbers[] }) => void>();

  process.on("message", (message: ToWorker) => {
    if (message.kind === "state") state = { wanted: message.wanted, listening: message.listening };
    else if (message.kind === "give-numbers") void reportFor(message.scrape);
    else if (message.kind === "scraped") scrapes.get(message.scrape)?.(message);
    else if (message.kind === "retire") retire();
    else
      for (const { topic, listener } of listeners)
        if (topic === message.notice.topic) listener(message.notice.body);
  });

  function send(message: FromWorker): Promise<void> {
    return new Promise((resolve) => {
      // The channel is closed once the primary is gone; then this process ends as well.
      if (process.connected) process.send?.(message, undefined, {}, () => resolve());
      else resolve();
    });
  }

  async function reportFor(scrape: string | null): Promise<void> {
    if (numbers) await send({ kind: "numbers", numbers: numbers(scrape !== null), scrape });
  }

  return {
    startedAt,
    state: () => state,
    publish(own) {
      numbers = own;
      // At once: a scrape waits for those that have reported, and is to have all.
      void reportFor(null);
      setInterval(() => reportFor(null), REPORT_EVERY_MS).unref();
    },
    async scrape() {
      const own = numbers;
      if (!own) throw new Error("nothing is counted yet");
      const scrape = randomUUID();
      const { promise, resolve } = Promise.withResolvers<{ counted: Numbers; workers: WorkerNumbers[] }>();
      const late = setTimeout(() => resolve({ counted: own(true), workers: [] }), SCRAPED_WITHIN_MS);
      scrapes.set(scrape, resolve);
      void send({ kind: "scrape", scrape });
      return promise.finally(() => {
        clearTimeout(late);
        scrapes.delete(scrape);
      });
    },
    tell: (notice) => void send({ kind: "notice", notice }),
    onNotice: (topic, listener) => void listeners.push({ topic, listener }),
    onRetire(listener) {
      retire = listener;
    },
    report: () => reportFor(null),
  };
}
