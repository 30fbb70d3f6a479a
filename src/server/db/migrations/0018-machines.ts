import type { Migration } from "../migrate.ts";

/** What several processes on one database have to know of each other. */
export const createMachines: Migration = {
  name: "0018-machines",
  async up(query) {
    // Work that one of them does for all, and the turn that somebody has.
    await query.schema
      .createTable("work_leases")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("done_at", "text")
      .execute();
    // The servers that are at work, and with which secret, as a fingerprint.
    await query.schema
      .createTable("servers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("secret_check", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createTable("assist_free_lines")
      .addColumn("user_id", "text", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("lines_left", "integer", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
  },
};
