import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** What administrators did, and what happened on each day. */
export const createAdminRecords: Migration = {
  name: "0007-admin-records",
  async up(query) {
    await query.schema
      .createTable("audit_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor_id", "text")
      .addColumn("actor_email", "text")
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject_id", "text")
      .addColumn("subject_email", "text")
      .execute();
    await query.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();
    await query.schema.createIndex("audit_log_by_actor").on("audit_log").columns(["actor_id"]).execute();
    await query.schema.createIndex("audit_log_by_subject").on("audit_log").columns(["subject_id"]).execute();
    await query.schema
      .createTable("daily_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("daily_counts_key", ["day", "name"])
      .execute();
    await sql`insert into daily_counts (day, name, count)
      select substr(created_at, 1, 10), 'sign-ups', count(*) from users group by 1`.execute(query);
    await sql`insert into daily_counts (day, name, count)
      select substr(created_at, 1, 10), 'resumes', count(*) from resumes group by 1`.execute(query);
  },
};
