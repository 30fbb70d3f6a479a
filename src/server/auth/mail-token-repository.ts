import type { Database } from "../db/database.ts";

export type MailPurpose = "reset" | "verify" | "email" | "link";

/** When a token that still works ends. */
interface Ends {
  after: string;
  until: string;
}

export interface MailTokenRepository {
  /** Older ones stay as they are: whoever asks for a link must not be able to end one that the owner is about to use. */
  add(token: {
    tokenHash: string;
    userId: string;
    purpose: MailPurpose;
    expiresAt: string;
    /**
     * The address that it confirms, where that is not the account's yet. Only the owner asks for such a link: it replaces an
     * older one, which may have gone to a mistyped address.
     */
    email: string | null;
  }): Promise<void>;
  ownerOf(tokenHash: string, purpose: MailPurpose, ends: Ends): Promise<string | null>;
  /** Whose token it was; taking it uses it up, and every other one for the same purpose. */
  take(
    tokenHash: string,
    purpose: MailPurpose,
    ends: Ends,
  ): Promise<{ userId: string; email: string | null } | null>;
}

export function mailTokenRepository({ query }: Pick<Database, "query">): MailTokenRepository {
  return {
    async add({ tokenHash, userId, purpose, expiresAt, email }) {
      if (email !== null)
        await query
          .deleteFrom("mail_tokens")
          .where("user_id", "=", userId)
          .where("purpose", "=", purpose)
          .execute();
      await query
        .insertInto("mail_tokens")
        .values({ token_hash: tokenHash, user_id: userId, purpose, expires_at: expiresAt, email })
        .execute();
    },

    async ownerOf(tokenHash, purpose, ends) {
      const row = await query
        .selectFrom("mail_tokens")
        .select("user_id")
        .where("token_hash", "=", tokenHash)
        .where("purpose", "=", purpose)
        .where("expires_at", ">", ends.after)
        .where("expires_at", "<=", ends.until)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    async take(tokenHash, purpose, ends) {
      const row = await query
        .deleteFrom("mail_tokens")
        .where("token_hash", "=", tokenHash)
        .where("purpose", "=", purpose)
        .where("expires_at", ">", ends.after)
        .where("expires_at", "<=", ends.until)
        .returning(["user_id", "email"])
        .executeTakeFirst();
      if (!row) return null;
      await query
        .deleteFrom("mail_tokens")
        .where("user_id", "=", row.user_id)
        .where("purpose", "=", purpose)
        .execute();
      return { userId: row.user_id, email: row.email };
    },
  };
}
