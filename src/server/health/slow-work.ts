/** What took longer than it should, each with a bound of its own. */
export const SLOW_KINDS = ["request", "event-loop", "statement", "render-queue", "judge-queue"] as const;

export type SlowKind = (typeof SLOW_KINDS)[number];

/** Milliseconds from which on a line is written. */
export const SLOW_FROM_MS: Readonly<Record<SlowKind, number>> = {
  request: 3000,
  "event-loop": 200,
  statement: 500,
  "render-queue": 2000,
  "judge-queue": 5000,
};

/** One line of a kind in so many milliseconds: a server in trouble must not be kept busy by telling of it. */
const QUIET_MS = 1000;

type Fields = Record<string, string | number | undefined>;

export interface SlowLog {
  warn(fields: Fields, message: string): void;
}

export interface SlowWork {
  /** Looks whether it was slow. What is told with it names no person and no text. */
  took(kind: SlowKind, ms: number, fields?: Fields, log?: SlowLog): void;
  /** From here on there are lines; before, it is only counted. */
  logTo(log: SlowLog): void;
  counts(): Record<SlowKind, number>;
}

export function openSlowWork(now: () => number = () => performance.now()): SlowWork {
  const counted = new Map<SlowKind, number>(SLOW_KINDS.map((kind) => [kind, 0]));
  const saidAt = new Map<SlowKind, number>();
  let lines: SlowLog | null = null;
  const countOf = (kind: SlowKind) => counted.get(kind) ?? 0;
  return {
    took(kind, ms, fields = {}, log = lines ?? undefined) {
      if (ms < SLOW_FROM_MS[kind]) return;
      counted.set(kind, countOf(kind) + 1);
      if (!log || now() - (saidAt.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
      saidAt.set(kind, now());
      log.warn({ what: kind, ...fields, ms: Math.round(ms) }, "slow");
    },
    logTo(log) {
      lines = log;
    },
    counts: () => ({
      request: countOf("request"),
      "event-loop": countOf("event-loop"),
      statement: countOf("statement"),
      "render-queue": countOf("render-queue"),
      "judge-queue": countOf("judge-queue"),
    }),
  };
}
