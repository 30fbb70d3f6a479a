import { addNumbers, NO_NUMBERS, type Numbers } from "../metrics/numbers.ts";
import type { WorkerNumbers } from "./messages.ts";

const ANSWERS_WITHIN_MS = 1_000;

interface Member {
  place: number;
  /** Whether it still has its place, and is not one that only finishes what it has begun. */
  isCurrent(): boolean;
  ask(scrape: string): void;
}

export interface SharedNumbers {
  join(id: number, member: Member): void;
  /** What it counted stays in the sums: a counter that falls would be taken for a restart of all. */
  leave(id: number): void;
  hear(id: number, numbers: Numbers, scrape: string | null): void;
  scrape(id: string): Promise<{ counted: Numbers; workers: WorkerNumbers[] }>;
}

/** The numbers of all workers in one place, so that a scrape is the same whichever worker it reaches. */
export function sharedNumbers(answersWithinMs = ANSWERS_WITHIN_MS): SharedNumbers {
  let past = NO_NUMBERS;
  const members = new Map<number, Member>();
  const latest = new Map<number, Numbers>();
  const waiting = new Map<string, { left: Set<number>; done: () => void }>();

  function heardFrom(id: number, scrape: string): void {
    const asked = waiting.get(scrape);
    asked?.left.delete(id);
    if (asked?.left.size === 0) asked.done();
  }

  return {
    join: (id, member) => void members.set(id, member),

    leave(id) {
      past = addNumbers(past, latest.get(id) ?? NO_NUMBERS);
      latest.delete(id);
      members.delete(id);
      for (const scrape of waiting.keys()) heardFrom(id, scrape);
    },

    hear(id, numbers, scrape) {
      if (!members.has(id)) return;
      latest.set(id, numbers);
      if (scrape !== null) heardFrom(id, scrape);
    },

    async scrape(scrape) {
      const { promise, resolve } = Promise.withResolvers<void>();
      // Those that have reported once: one that is still starting would be waited for in vain.
      const left = new Set([...latest.keys()]);
      waiting.set(scrape, { left, done: resolve });
      const late = setTimeout(resolve, answersWithinMs);
      for (const id of left) members.get(id)?.ask(scrape);
      if (left.size === 0) resolve();
      await promise;
      clearTimeout(late);
      waiting.delete(scrape);
      const counted = [...latest.values()].reduce(addNumbers, past);
      const workers = [...members].flatMap(([id, { place, isCurrent }]) => {
        const numbers = latest.get(id);
        return numbers && isCurrent() ? [{ place, process: numbers.process }] : [];
      });
      return { counted, workers: workers.sort((one, other) => one.place - other.place) };
    },
  };
}
