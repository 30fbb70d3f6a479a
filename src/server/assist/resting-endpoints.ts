/** Endpoints of people's own that do not answer, each of which would hold a place of the queue for half a minute. */
export interface RestingEndpoints {
  /** Seconds for which a person's endpoint is not asked; 0 where it is. */
  restOf(userId: string): number;
  timedOut(userId: string): void;
  answered(userId: string): void;
}

const TIMEOUTS = 3;
const REST_MS = 60_000;
/** People whose timeouts are remembered at most; the oldest are forgotten first. */
const MOST_PEOPLE = 10_000;

/** In this process alone: each has places of its own. */
export function restingEndpoints(elapsed: () => number = () => performance.now()): RestingEndpoints {
  const timeouts = new Map<string, { count: number; last: number }>();
  return {
    restOf(userId) {
      const { count, last } = timeouts.get(userId) ?? { count: 0, last: 0 };
      if (count < TIMEOUTS) return 0;
      const left = last + REST_MS - elapsed();
      if (left > 0) return Math.ceil(left / 1000);
      timeouts.delete(userId);
      return 0;
    },
    timedOut(userId) {
      const count = (timeouts.get(userId)?.count ?? 0) + 1;
      // Put at the end, as the newest.
      timeouts.delete(userId);
      timeouts.set(userId, { count, last: elapsed() });
      const [oldest] = timeouts.keys();
      if (timeouts.size > MOST_PEOPLE && oldest !== undefined) timeouts.delete(oldest);
    },
    answered: (userId) => void timeouts.delete(userId),
  };
}
