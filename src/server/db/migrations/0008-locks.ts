import type { Migration } from "../migrate.ts";

/** What tells a guesser from the owner, and which requests to an AI endpoint are under way. */
export const createLocks: Migration = {
  name: "0008-locks",
  async up(query) {
    await query.schema.alterTable("attempts").addColumn("held_until", "text").execute();
    await query.schema
      .createTable("known_devices")
      .addColumn("device_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_seen_at", "text", (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex("known_devices_by_user")
      .on("known_devices")
      .columns(["user_id"])
      .execute();
    await query.schema
      .createTable("assist_slots")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("assist_slots_key", ["user_id", "slot"])
      .execute();
  },
};
