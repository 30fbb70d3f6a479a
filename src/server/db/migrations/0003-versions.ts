import type { Migration } from "../migrate.ts";

export const createVersions: Migration = {
  name: "0003-versions",
  async up(query) {
    const resumes = () => query.schema.alterTable("resumes");
    await resumes()
      .addColumn("theme", "text", (column) => column.notNull().defaultTo("signature"))
      .execute();
    await resumes()
      .addColumn("page", "text", (column) => column.notNull().defaultTo("a4"))
      .execute();
    await resumes()
      .addColumn("fit", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await resumes().addColumn("deleted_at", "text").execute();
    await resumes().addColumn("created_by", "text").execute();
    await query.schema
      .createIndex("resumes_by_creation")
      .unique()
      .on("resumes")
      .columns(["owner_id", "created_by"])
      .execute();
    await query.schema.createIndex("resumes_by_deletion").on("resumes").columns(["deleted_at"]).execute();

    await query.schema
      .createTable("resume_saves")
      .addColumn("resume_id", "text", (column) =>
        column.notNull().references("resumes.id").onDelete("cascade"),
      )
      .addColumn("save_id", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("resume_saves_key", ["resume_id", "save_id"])
      .execute();
    await query.schema
      .createIndex("resume_saves_by_revision")
      .on("resume_saves")
      .columns(["resume_id", "revision"])
      .execute();

    await query.schema
      .createTable("resume_versions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("resume_id", "text", (column) =>
        column.notNull().references("resumes.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("theme", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("fit", "integer", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("kept_at", "text", (column) => column.notNull())
      .addColumn("created_by", "text")
      .execute();
    await query.schema
      .createIndex("resume_versions_by_resume")
      .on("resume_versions")
      .columns(["resume_id", "saved_at", "id"])
      .execute();
    await query.schema
      .createIndex("resume_versions_by_creation")
      .unique()
      .on("resume_versions")
      .columns(["resume_id", "created_by"])
      .execute();
  },
};
