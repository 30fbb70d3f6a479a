import type { Migration } from "../migrate.ts";

/** One row: how far the server has seen time go by. */
export const createClock: Migration = {
  name: "0010-clock",
  async up(query) {
    await query.schema
      .createTable("clock")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("vouched_at", "text", (column) => column.notNull())
      .execute();
  },
};
