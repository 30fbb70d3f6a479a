import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { windowIsOver } from "./attempt-limit.ts";
import type { Secret } from "./secret.ts";

export interface Lease {
  /** How many of those that were asked for are left to this process. */
  granted: number;
  /** How many all processes have taken by now. */
  taken: number;
  endsAt: number;
}

export interface RequestLeases {
  take(
    limit: { name: string; max: number; windowMs: number },
    subject: string,
    amount: number,
  ): Promise<Lease>;
}

/** Requests that all processes on one database count together: each takes some at once, so that few of them cost a write. */
export function requestLeases({ query }: Pick<Database, "query">, secret: Secret): RequestLeases {
  return {
    async take({ name, max, windowMs }, subject, amount) {
      const at = Date.now();
      const ends = new Date(at + windowMs).toISOString();
      const over = windowIsOver(at, windowMs);
      const row = await query
        .insertInto("attempts")
        .values({
          key: secret.fingerprint(`requests:${name}`, subject),
          count: amount,
          window_ends_at: ends,
          held_until: null,
        })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when ${over} then ${amount} else attempts.count + ${amount} end`,
            window_ends_at: sql`case when ${over} then ${ends} else attempts.window_ends_at end`,
          }),
        )
        .returning(["count", "window_ends_at"])
        .executeTakeFirstOrThrow();
      const left = max - (row.count - amount);
      return {
        granted: Math.min(amount, Math.max(0, left)),
        taken: row.count,
        endsAt: Date.parse(row.window_ends_at),
      };
    },
  };
}
