import type { Database } from "../db/database.ts";

export interface ConsentRepository {
  given(userId: string, host: string): Promise<boolean>;
  give(userId: string, host: string, at: string): Promise<void>;
}

export function consentRepository({ query }: Pick<Database, "query">): ConsentRepository {
  return {
    async given(userId, host) {
      const row = await query
        .selectFrom("assist_consents")
        .select("host")
        .where("user_id", "=", userId)
        .where("host", "=", host)
        .executeTakeFirst();
      return row !== undefined;
    },

    async give(userId, host, at) {
      await query
        .insertInto("assist_consents")
        .values({ user_id: userId, host, given_at: at })
        .onConflict((conflict) => conflict.columns(["user_id", "host"]).doNothing())
        .execute();
    },
  };
}
