import { type RawBuilder, sql } from "kysely";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { Secret } from "./secret.ts";

export interface AttemptRule {
  name: string;
  most: number;
  windowMs: number;
  /**
   * Where given, attempts are taken one by one after `most` of them, each after a longer wait, and all are forgotten when there was
   * none for the length of the window. Else there is no other until the window that the first one opened is over.
   */
  delaysMs?: readonly number[];
}

export interface AttemptLimit {
  /** Counts one attempt and refuses it when there were too many. */
  count(rule: AttemptRule, subject: string): Promise<void>;
  /** The same without an error: milliseconds to wait, and 0 when the attempt was taken. */
  take(rule: AttemptRule, subject: string): Promise<number>;
  /** Takes one attempt back. */
  uncount(rule: AttemptRule, subject: string): Promise<void>;
  forget(rule: AttemptRule, subject: string): Promise<void>;
  /** Drops windows that are over. */
  sweep(): Promise<void>;
}

/** How far apart the clocks of two machines on one database may be. */
const SKEW_MS = 5 * 60_000;

/** No rule has a window as long as this. */
const FARTHEST_MS = 7 * 86_400_000;

/** Counted in the database, so that neither a restart nor a second process gives a fresh allowance. */
export function attemptLimit(
  { query }: Pick<Database, "query">,
  secret: Secret,
  now: () => Date = () => new Date(),
): AttemptLimit {
  // Whose attempts are counted is personal: only a fingerprint is kept.
  const keyOf = (rule: AttemptRule, subject: string) => secret.fingerprint(`attempt:${rule.name}`, subject);

  /** One statement: of many attempts at once, no more are taken than the rule allows. A refused one writes nothing. */
  async function take(rule: AttemptRule, subject: string): Promise<number> {
    const at = now().getTime();
    const present = timeOf(at);
    const key = keyOf(rule, subject);
    const ends = timeOf(at + rule.windowMs);
    const over = windowIsOver(at, rule.windowMs);
    const taken = await query
      .insertInto("attempts")
      .values({ key, count: 1, window_ends_at: ends, held_until: heldUntil(rule, at, sql`1`, sql`${ends}`) })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet(() => {
            const count = sql<number>`case when ${over} then 1 else attempts.count + 1 end`;
            const stays = sql<string>`case when ${over} then ${ends} else attempts.window_ends_at end`;
            return {
              count,
              window_ends_at: rule.delaysMs ? ends : stays,
              held_until: heldUntil(rule, at, count, stays),
            };
          })
          .where(sql<boolean>`${over} or attempts.held_until is null or attempts.held_until <= ${present}`),
      )
      .returning("count")
      .executeTakeFirst();
    if (taken) return 0;
    const held = await query
      .selectFrom("attempts")
      .select("held_until")
      .where("key", "=", key)
      .executeTakeFirst();
    return Math.max(1, Date.parse(held?.held_until ?? present) - at);
  }

  return {
    take,

    async count(rule, subject) {
      const wait = await take(rule, subject);
      if (wait > 0) throw new AppError("too_many_attempts", { retryAfter: Math.ceil(wait / 1000) });
    },

    async uncount(rule, subject) {
      await query
        .updateTable("attempts")
        .set((row) => ({ count: row("count", "-", 1), held_until: null }))
        .where("key", "=", keyOf(rule, subject))
        .where("count", ">", 0)
        .execute();
    },

    async forget(rule, subject) {
      await query.deleteFrom("attempts").where("key", "=", keyOf(rule, subject)).execute();
    },

    async sweep() {
      const at = now().getTime();
      await query
        .deleteFrom("attempts")
        .where((row) =>
          row.or([
            row("window_ends_at", "<=", timeOf(at)),
            // Of a clock that was wrong.
            row("window_ends_at", ">", timeOf(at + FARTHEST_MS)),
          ]),
        )
        .execute();
    },
  };
}

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Also one that ends further ahead than it is long: it was opened by a clock that was wrong, and would lock somebody for good. */
export function windowIsOver(at: number, windowMs: number): RawBuilder<boolean> {
  return sql`(attempts.window_ends_at <= ${timeOf(at)} or attempts.window_ends_at > ${timeOf(at + windowMs + SKEW_MS)})`;
}

/** Until when the next attempt waits, once this many are counted. */
function heldUntil(
  { most, delaysMs }: AttemptRule,
  at: number,
  count: RawBuilder<unknown>,
  windowEnds: RawBuilder<unknown>,
): RawBuilder<string | null> {
  if (!delaysMs) return sql`case when ${count} < ${most} then null else ${windowEnds} end`;
  const steps = delaysMs.map(
    (delay, step) => sql`when ${count} <= ${most + step} then ${timeOf(at + delay)}`,
  );
  const longest = timeOf(at + (delaysMs.at(-1) ?? 0));
  return sql`case when ${count} < ${most} then null ${sql.join(steps, sql` `)} else ${longest} end`;
}
