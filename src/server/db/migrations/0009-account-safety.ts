import type { Migration } from "../migrate.ts";

/** When a session was last proven, passwords that somebody else chose, addresses that wait to be confirmed, and what happened to an account. */
export const createAccountSafety: Migration = {
  name: "0009-account-safety",
  async up(query) {
    // A session from before has proven nothing: it is asked at its first change that matters.
    await query.schema.alterTable("sessions").addColumn("proven_at", "text").execute();
    await query.schema
      .alterTable("users")
      .addColumn("must_change_password", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await query.schema.alterTable("mail_tokens").addColumn("email", "text").execute();
    await query.schema
      .createTable("security_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex("security_events_by_user")
      .on("security_events")
      .columns(["user_id", "at", "id"])
      .execute();
    await query.schema.createIndex("security_events_by_time").on("security_events").columns(["at"]).execute();
  },
};
