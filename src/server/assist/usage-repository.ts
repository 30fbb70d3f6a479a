import type { Database } from "../db/database.ts";

export interface UsageRepository {
  /** Takes one request out of the day's allowance; false when there is none left. */
  take(userId: string, day: string, limit: number): Promise<boolean>;
  /** Gives back a request that nobody worked for. */
  giveBack(userId: string, day: string): Promise<void>;
  used(userId: string, day: string): Promise<number>;
}

/** Counted in the database, so that neither a restart nor a second process gives a fresh allowance. */
export function usageRepository({ query }: Pick<Database, "query">): UsageRepository {
  return {
    async take(userId, day, limit) {
      const taken = await query
        .insertInto("assist_usage")
        .values({ user_id: userId, day, requests: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "day"])
            .doUpdateSet((row) => ({ requests: row("assist_usage.requests", "+", 1) }))
            .where("assist_usage.requests", "<", limit),
        )
        .returning("requests")
        .executeTakeFirst();
      return taken !== undefined;
    },

    async giveBack(userId, day) {
      await query
        .updateTable("assist_usage")
        .set((row) => ({ requests: row("requests", "-", 1) }))
        .where("user_id", "=", userId)
        .where("day", "=", day)
        .where("requests", ">", 0)
        .execute();
    },

    async used(userId, day) {
      const row = await query
        .selectFrom("assist_usage")
        .select("requests")
        .where("user_id", "=", userId)
        .where("day", "=", day)
        .executeTakeFirst();
      return row?.requests ?? 0;
    },
  };
}
