import type { Migration } from "../migrate.ts";

export const createAssist: Migration = {
  name: "0004-assist",
  async up(query) {
    await query.schema
      .createTable("assist_usage")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("requests", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("assist_usage_key", ["user_id", "day"])
      .execute();
    await query.schema
      .createTable("assist_consents")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("given_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("assist_consents_key", ["user_id", "host"])
      .execute();
  },
};
