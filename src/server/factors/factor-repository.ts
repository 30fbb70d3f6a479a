import type { Kysely } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

export interface StoredAuthenticator {
  sealedSecret: string;
  createdAt: string;
}

/** What a person has beside the password; passkeys by their number only. */
export interface FactorCounts {
  authenticator: boolean;
  passkeys: number;
}

export interface FactorRepository {
  count(userId: string): Promise<FactorCounts>;
  findAuthenticator(userId: string): Promise<StoredAuthenticator | null>;
  /** False when there is one already. */
  addAuthenticator(userId: string, added: StoredAuthenticator & { lastStep: number }): Promise<boolean>;
  removeAuthenticator(userId: string): Promise<boolean>;
  /** Uses the code of a step up. False when this or a later one was used; one from beyond the present does not count. */
  spendStep(use: { userId: string; sealedSecret: string; step: number; beyond: number }): Promise<boolean>;
  countRecoveryCodes(userId: string): Promise<number>;
  replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;
  /** Uses a recovery code up. False when there is none like this: of two who try at once, one has it. */
  takeRecoveryCode(userId: string, hash: string): Promise<boolean>;
}

export function factorRepository({ query }: Pick<Database, "query">): FactorRepository {
  const rowsOf = async (table: "passkeys" | "recovery_codes" | "authenticators", userId: string) => {
    const { rows } = await query
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number | string>().as("rows"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  return {
    async count(userId) {
      const authenticator = (await rowsOf("authenticators", userId)) > 0;
      return { authenticator, passkeys: await rowsOf("passkeys", userId) };
    },

    async findAuthenticator(userId) {
      const row = await query
        .selectFrom("authenticators")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row ? { sealedSecret: row.sealed_secret, createdAt: row.created_at } : null;
    },

    async addAuthenticator(userId, { sealedSecret, lastStep, createdAt }) {
      const added = await query
        .insertInto("authenticators")
        .values({
          user_id: userId,
          sealed_secret: sealedSecret,
          last_step: lastStep,
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.column("user_id").doNothing())
        .returning("user_id")
        .executeTakeFirst();
      return added !== undefined;
    },

    async removeAuthenticator(userId) {
      const { numDeletedRows } = await query
        .deleteFrom("authenticators")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async spendStep({ userId, sealedSecret, step, beyond }) {
      const used = await query
        .updateTable("authenticators")
        .set({ last_step: step })
        .where("user_id", "=", userId)
        .where("sealed_secret", "=", sealedSecret)
        .where((row) => row.or([row("last_step", "<", step), row("last_step", ">=", beyond)]))
        .returning("user_id")
        .executeTakeFirst();
      return used !== undefined;
    },

    countRecoveryCodes: (userId) => rowsOf("recovery_codes", userId),

    async replaceRecoveryCodes(userId, hashes) {
      await query.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
      const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
      if (rows.length > 0) await query.insertInto("recovery_codes").values(rows).execute();
    },

    async takeRecoveryCode(userId, hash) {
      const { numDeletedRows } = await query
        .deleteFrom("recovery_codes")
        .where("user_id", "=", userId)
        .where("code_hash", "=", hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Held until the transaction ends: two changes at once would each find room, or each be the first. */
export async function holdPerson(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable("users")
    .set((row) => ({ last_seen_at: row.ref("last_seen_at") }))
    .where("id", "=", userId)
    .execute();
}

/** Everything beside the password, for somebody whose devices are lost. Answers whether there was anything. */
export async function removeFactors(transaction: Kysely<Schema>, userId: string): Promise<boolean> {
  let removed = 0n;
  for (const table of ["authenticators", "passkeys", "recovery_codes"] as const) {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    removed += numDeletedRows;
  }
  return removed > 0n;
}
