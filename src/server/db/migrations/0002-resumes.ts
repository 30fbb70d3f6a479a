import type { Migration } from "../migrate.ts";

export const createResumes: Migration = {
  name: "0002-resumes",
  async up(query) {
    await query.schema
      .createTable("resumes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex("resumes_by_owner")
      .on("resumes")
      .columns(["owner_id", "updated_at", "id"])
      .execute();
  },
};
