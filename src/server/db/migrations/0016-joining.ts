import type { Migration } from "../migrate.ts";

/**
 * Who may join: invitations, the accounts of identity providers that open ours, and what those providers sent lately. An account without a
 * password has the hash of none, which an older release takes for a password that nobody knows.
 */
export const createJoining: Migration = {
  name: "0016-joining",
  async up(query) {
    await query.schema
      .alterTable("users")
      .addColumn("has_password", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await query.schema.alterTable("users").addColumn("admin_by", "text").execute();
    await query.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("email", "text")
      .addColumn("mailed", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("used_at", "text")
      .addColumn("used_by", "text", (column) => column.references("users.id").onDelete("set null"))
      .execute();
    await query.schema
      .createTable("identities")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex("identities_by_subject")
      .unique()
      .on("identities")
      .columns(["issuer", "subject"])
      .execute();
    await query.schema.createIndex("identities_by_user").on("identities").column("user_id").execute();
    await query.schema
      .createTable("provider_sign_ins")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("claims", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .execute();
    await query.schema
      .createIndex("provider_sign_ins_by_time")
      .on("provider_sign_ins")
      .columns(["at", "id"])
      .execute();
    // Deleting a person looks for what is theirs in each.
    for (const [table, column] of [
      ["invitations", "created_by"],
      ["invitations", "used_by"],
      ["provider_sign_ins", "user_id"],
    ] as const)
      await query.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  },
};
