import { AppError } from "../../domain/errors.ts";

/** No page has as many changes of one person under way, and each holds a body of up to a megabyte while it waits. */
const MOST_WAITING = 24;
/** Longer than PostgreSQL may be away (`WAIT_FOR_CONNECTION_MS`): those behind one that waits for it then fail as it does. */
const WAITS_MS = 10_000;

/** Runs the changes of one owner one after the other, those of others beside them. */
export type ChangeQueue = <Result>(ownerId: string, change: () => Promise<Result>) => Promise<Result>;

export function changeQueue(): ChangeQueue {
  // Of each owner with a change under way, who waits behind it.
  const owners = new Map<string, (() => void)[]>();

  function wait(waiting: (() => void)[]): Promise<void> {
    if (waiting.length >= MOST_WAITING) throw new AppError("too_many_requests", { retryAfter: 1 });
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(alarm);
        resolve();
      };
      const alarm = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new AppError("unavailable"));
      }, WAITS_MS);
      waiting.push(begin);
    });
  }

  return async (ownerId, change) => {
    const waiting = owners.get(ownerId);
    if (waiting) await wait(waiting);
    else owners.set(ownerId, []);
    try {
      return await change();
    } finally {
      const next = owners.get(ownerId)?.shift();
      if (next) next();
      else owners.delete(ownerId);
    }
  };
}
