import { AppError } from "../../../domain/errors.ts";

type FairShares = <Result>(ownerId: string, work: () => Promise<Result>) => Promise<Result>;

/** Each holds the texts of a whole chain while it waits. A dashboard asks for fewer at once. */
const MOST_WAITING = 32;

/**
 * One piece of work at a time, the owners in turn: who asks for much waits for it, and everybody else for one piece of it at most. Who
 * asks for more than can wait is refused: else requests that nobody waits for any more would fill the memory.
 */
export function fairShares(): FairShares {
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let isWorking = false;

  async function workOff(): Promise<void> {
    for (;;) {
      const [next] = waiting;
      if (!next) break;
      const [ownerId, works] = next;
      const work = works.shift();
      waiting.delete(ownerId);
      // At the end: the others come before this one's next piece.
      if (works.length > 0) waiting.set(ownerId, works);
      await work?.();
    }
    isWorking = false;
  }

  return (ownerId, work) =>
    new Promise((resolve, reject) => {
      const works = waiting.get(ownerId) ?? [];
      if (works.length >= MOST_WAITING) return reject(new AppError("too_many_requests", { retryAfter: 1 }));
      works.push(() => work().then(resolve, reject));
      waiting.set(ownerId, works);
      if (isWorking) return;
      isWorking = true;
      void workOff();
    });
}
