import { sql } from "kysely";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { Secret } from "./secret.ts";

export interface AttemptRule {
  name: string;
  most: number;
  windowMs: number;
}

export interface AttemptLimit {
  /** Counts one attempt and refuses it when there were too many. */
  count(rule: AttemptRule, subject: string): Promise<void>;
  forget(rule: AttemptRule, subject: string): Promise<void>;
  /** Drops windows that are over. */
  sweep(): Promise<void>;
}

/** Counted in the database, so that neither a restart nor a second process gives a fresh allowance. */
export function attemptLimit(
  { query }: Pick<Database, "query">,
  secret: Secret,
  now: () => Date = () => new Date(),
): AttemptLimit {
  // Whose attempts are counted is personal: only a fingerprint is kept.
  const keyOf = (rule: AttemptRule, subject: string) => secret.fingerprint(`attempt:${rule.name}`, subject);

  return {
    async count(rule, subject) {
      const at = now();
      const present = at.toISOString();
      const ends = new Date(at.getTime() + rule.windowMs).toISOString();
      const over = sql<boolean>`attempts.window_ends_at <= ${present}`;
      const counted = await query
        .insertInto("attempts")
        .values({ key: keyOf(rule, subject), count: 1, window_ends_at: ends })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when ${over} then 1 else attempts.count + 1 end`,
            window_ends_at: sql`case when ${over} then excluded.window_ends_at else attempts.window_ends_at end`,
          }),
        )
        .returning(["count", "window_ends_at"])
        .executeTakeFirstOrThrow();
      if (counted.count <= rule.most) return;
      const left = new Date(counted.window_ends_at).getTime() - at.getTime();
      throw new AppError("too_many_attempts", { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
    },

    async forget(rule, subject) {
      await query.deleteFrom("attempts").where("key", "=", keyOf(rule, subject)).execute();
    },

    async sweep() {
      await query.deleteFrom("attempts").where("window_ends_at", "<=", now().toISOString()).execute();
    },
  };
}
