import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { IdentityRow } from "../db/schema.ts";

/** Who somebody is at a provider: the pair alone says so, never an address. */
export interface Subject {
  issuer: string;
  subject: string;
}

export interface IdentityRepository {
  /** Throws where the subject opens an account already. */
  add(
    identity: Subject & { userId: string; provider: string; email: string | null; at: string },
  ): Promise<void>;
  find(subject: Subject): Promise<IdentityRow | null>;
  touch(id: string, seen: { provider: string; email: string | null; at: string }): Promise<void>;
  list(userId: string): Promise<IdentityRow[]>;
  remove(userId: string, id: string): Promise<boolean>;
}

export function identityRepository({ query }: Pick<Database, "query">): IdentityRepository {
  return {
    async add({ issuer, subject, userId, provider, email, at }) {
      await query
        .insertInto("identities")
        .values({
          ...{ id: randomUUID(), user_id: userId, provider, issuer, subject, email },
          ...{ created_at: at, last_used_at: at },
        })
        .execute();
    },
    async find({ issuer, subject }) {
      const found = await query
        .selectFrom("identities")
        .selectAll()
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .executeTakeFirst();
      return found ?? null;
    },
    async touch(id, { provider, email, at }) {
      await query
        .updateTable("identities")
        .set({ provider, email, last_used_at: at })
        .where("id", "=", id)
        .execute();
    },
    list: (userId) =>
      query
        .selectFrom("identities")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),
    async remove(userId, id) {
      const { numDeletedRows } = await query
        .deleteFrom("identities")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
