import type { Database } from "../db/database.ts";

export type MailPurpose = "reset" | "verify";

export interface MailTokenRepository {
  /** A new token replaces the older ones of the same purpose. */
  replace(token: {
    tokenHash: string;
    userId: string;
    purpose: MailPurpose;
    expiresAt: string;
  }): Promise<void>;
  /** Whose token it was; taking it uses it up. */
  take(
    tokenHash: string,
    purpose: MailPurpose,
    ends: { after: string; until: string },
  ): Promise<string | null>;
}

export function mailTokenRepository({ query }: Pick<Database, "query">): MailTokenRepository {
  return {
    async replace({ tokenHash, userId, purpose, expiresAt }) {
      await query.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom("mail_tokens")
          .where("user_id", "=", userId)
          .where("purpose", "=", purpose)
          .execute();
        await transaction
          .insertInto("mail_tokens")
          .values({ token_hash: tokenHash, user_id: userId, purpose, expires_at: expiresAt })
          .execute();
      });
    },

    async take(tokenHash, purpose, ends) {
      const row = await query
        .deleteFrom("mail_tokens")
        .where("token_hash", "=", tokenHash)
        .where("purpose", "=", purpose)
        .where("expires_at", ">", ends.after)
        .where("expires_at", "<=", ends.until)
        .returning("user_id")
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
  };
}
