import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** AI endpoints of the site and of people, which one the site uses, and what our evaluation found. Keys are sealed. */
export const createAiEndpoints: Migration = {
  name: "0017-ai-endpoints",
  async up(query) {
    await query.schema
      .createTable("ai_endpoints")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("base_url", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("sealed_key", "text")
      .addColumn("key_end", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createTable("own_ai_endpoints")
      .addColumn("user_id", "text", (column) =>
        column.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("base_url", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("sealed_key", "text")
      .addColumn("key_end", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createTable("ai_settings")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("in_use", "text", (column) => column.notNull())
      .addColumn("own_allowed", "integer", (column) => column.notNull())
      .addColumn("private_allowed", "integer", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createTable("ai_evaluations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("endpoint_name", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("cases", "integer", (column) => column.notNull())
      .addColumn("finished", "integer", (column) => column.notNull())
      .addColumn("cancel_asked", "integer", (column) => column.notNull())
      .addColumn("figures", "text", (column) => column.notNull())
      .addColumn("problem", "text")
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("alive_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    // Of two that start at once, in whichever process, one does.
    await sql`create unique index ai_evaluations_running on ai_evaluations (state) where state = 'running'`.execute(
      query,
    );
    await query.schema
      .alterTable("assist_usage")
      .addColumn("own_requests", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
