import type { Database } from "../db/database.ts";

/** Which allowance is meant: that of the host's service, or the bound on requests to a person's own. */
export type UsageKind = "requests" | "own_requests";

export interface UsageRepository {
  /** Takes one request out of the day's allowance; false when there is none left. */
  take(userId: string, day: string, limit: number): Promise<boolean>;
  /** Gives back a request that nobody worked for. */
  giveBack(userId: string, day: string): Promise<void>;
  used(userId: string, day: string): Promise<number>;
}

/** Counted in the database, so that neither a restart nor a second process gives a fresh allowance. */
export function usageRepository(
  { query }: Pick<Database, "query">,
  kind: UsageKind = "requests",
): UsageRepository {
  return {
    async take(userId, day, limit) {
      const taken = await query
        .insertInto("assist_usage")
        .values({ user_id: userId, day, requests: 0, [kind]: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "day"])
            .doUpdateSet((row) => ({ [kind]: row(`assist_usage.${kind}`, "+", 1) }))
            .where(`assist_usage.${kind}`, "<", limit),
        )
        .returning("requests")
        .executeTakeFirst();
      return taken !== undefined;
    },

    async giveBack(userId, day) {
      await query
        .updateTable("assist_usage")
        .set((row) => ({ [kind]: row(kind, "-", 1) }))
        .where("user_id", "=", userId)
        .where("day", "=", day)
        .where(kind, ">", 0)
        .execute();
    },

    async used(userId, day) {
      const row = await query
        .selectFrom("assist_usage")
        .select(kind)
        .where("user_id", "=", userId)
        .where("day", "=", day)
        .executeTakeFirst();
      return row?.[kind] ?? 0;
    },
  };
}
