import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** What a person signs in with beside the password. */
export const createSecondFactors: Migration = {
  name: "0011-second-factors",
  async up(query) {
    await query.schema
      .createTable("authenticators")
      .addColumn("user_id", "text", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("sealed_secret", "text", (column) => column.notNull())
      .addColumn("last_step", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createTable("recovery_codes")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
      .execute();
    await query.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      // An authenticator counts up to 2^32: an integer of PostgreSQL holds less, and a bigint comes back as text, in backups too.
      .addColumn("counter", "double precision", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await sql`create index passkeys_by_user on passkeys (user_id)`.execute(query);
    await query.schema
      .createTable("used_challenges")
      .addColumn("challenge_hash", "text", (column) => column.primaryKey())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
  },
};
