import type { Migration } from "../migrate.ts";

/** Designs that people keep under names. */
export const createNamedStyles: Migration = {
  name: "0013-named-styles",
  async up(query) {
    await query.schema
      .createTable("named_styles")
      .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("theme", "text", (column) => column.notNull())
      .addColumn("style", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("named_styles_key", ["owner_id", "id"])
      .execute();
  },
};
