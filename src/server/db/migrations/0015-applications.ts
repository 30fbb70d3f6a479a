import type { Migration } from "../migrate.ts";

/**
 * What people apply for, and the files that they sent. A file is text (base64): both databases and a backup carry it as it is. No foreign
 * key to the resume: an application outlives it, with its title.
 */
export const createApplications: Migration = {
  name: "0015-applications",
  async up(query) {
    await query.schema
      .createTable("applications")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("employer", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("link", "text", (column) => column.notNull())
      .addColumn("ad", "text", (column) => column.notNull())
      .addColumn("letter", "text", (column) => column.notNull())
      .addColumn("notes", "text", (column) => column.notNull())
      .addColumn("next_step", "text", (column) => column.notNull())
      .addColumn("next_step_on", "text")
      .addColumn("history", "text", (column) => column.notNull())
      .addColumn("archived", "integer", (column) => column.notNull())
      .addColumn("resume_id", "text")
      .addColumn("resume_title", "text", (column) => column.notNull())
      .addColumn("text_bytes", "integer", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("saves", "text", (column) => column.notNull())
      .addColumn("created_by", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex("applications_by_owner")
      .on("applications")
      .columns(["owner_id", "updated_at", "id"])
      .execute();
    await query.schema
      .createTable("application_files")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("application_id", "text", (column) =>
        column.notNull().references("applications.id").onDelete("cascade"),
      )
      .addColumn("owner_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("part", "text", (column) => column.notNull())
      .addColumn("template", "text", (column) => column.notNull())
      .addColumn("resume_title", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex("application_files_by_application")
      .on("application_files")
      .columns(["application_id", "made_at"])
      .execute();
    await query.schema
      .createIndex("application_files_by_owner")
      .on("application_files")
      .columns(["owner_id"])
      .execute();
  },
};
