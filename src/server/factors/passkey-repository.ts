import type { Database } from "../db/database.ts";
import type { PasskeyRow } from "../db/schema.ts";

export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface PasskeyRepository {
  list(userId: string): Promise<StoredPasskey[]>;
  findByCredential(credentialId: string): Promise<StoredPasskey | null>;
  /** False when the same credential is known already, here or in another account. */
  add(passkey: StoredPasskey): Promise<boolean>;
  rename(userId: string, id: string, name: string): Promise<boolean>;
  remove(userId: string, id: string): Promise<boolean>;
  /** False when its count is no longer the one that was verified: of two copies that answer at once, one is let in. */
  countUse(passkey: StoredPasskey, counter: number, at: string): Promise<boolean>;
}

export function passkeyRepository({ query }: Pick<Database, "query">): PasskeyRepository {
  return {
    async list(userId) {
      const rows = await query
        .selectFrom("passkeys")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toPasskey);
    },

    async findByCredential(credentialId) {
      const row = await query
        .selectFrom("passkeys")
        .selectAll()
        .where("credential_id", "=", credentialId)
        .executeTakeFirst();
      return row ? toPasskey(row) : null;
    },

    async add(passkey) {
      const added = await query
        .insertInto("passkeys")
        .values(toRow(passkey))
        .onConflict((conflict) => conflict.column("credential_id").doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    },

    async rename(userId, id, name) {
      const renamed = await query
        .updateTable("passkeys")
        .set({ name })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returning("id")
        .executeTakeFirst();
      return renamed !== undefined;
    },

    async remove(userId, id) {
      const { numDeletedRows } = await query
        .deleteFrom("passkeys")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async countUse(passkey, counter, at) {
      const used = await query
        .updateTable("passkeys")
        .set({ counter, last_used_at: at })
        .where("id", "=", passkey.id)
        .where("counter", "=", passkey.counter)
        .returning("id")
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}

function toRow(passkey: StoredPasskey) {
  return {
    id: passkey.id,
    user_id: passkey.userId,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: JSON.stringify(passkey.transports),
    name: passkey.name,
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  };
}

function toPasskey(row: PasskeyRow): StoredPasskey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
