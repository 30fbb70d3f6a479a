/** Lines that a person may have said anew without a further use of the allowance: those of their last review. */
export interface FreeLines {
  /** After a review of so many lines; what was left of an earlier one is gone. */
  give(userId: string, lines: number): void;
  /** False where so many are not left: then it is a use like any other. */
  take(userId: string, lines: number): boolean;
}

const KEPT_MS = 60 * 60 * 1000;
/** More reviewers than that in an hour, and the oldest have theirs counted. */
const MOST_PEOPLE = 10_000;

/** Known to this process alone: what another one gave counts as a use, so that nobody gets more by asking elsewhere. */
export function freeLines(now: () => Date): FreeLines {
  const given = new Map<string, { left: number; until: number }>();
  return {
    give(userId, lines) {
      given.delete(userId);
      given.set(userId, { left: lines, until: now().getTime() + KEPT_MS });
      const [oldest] = given.keys();
      if (given.size > MOST_PEOPLE && oldest !== undefined) given.delete(oldest);
    },
    take(userId, lines) {
      const own = given.get(userId);
      if (!own || own.until <= now().getTime() || own.left < lines) return false;
      own.left -= lines;
      return true;
    },
  };
}
