import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** What administrators did, and what happened on each day. */
export const createAdminRecords: Migration = {
  name: "0007-admin-records",
  async up(query, engine) {
    // The beginning of an address is one stretch of the index only where letters are ordered by their codes.
    const address = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await query.schema
      .createTable("audit_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor_id", "text")
      .addColumn("actor_email", address)
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject_id", "text")
      .addColumn("subject_email", address)
      .execute();
    for (const [name, columns] of [
      ["time", "at, id"],
      ["action", "action, at, id"],
      ["actor", "actor_id"],
      ["subject", "subject_id"],
      ["actor_address", "actor_email, id"],
      ["subject_address", "subject_email, id"],
    ])
      await sql.raw(`create index audit_log_by_${name} on audit_log (${columns})`).execute(query);
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
