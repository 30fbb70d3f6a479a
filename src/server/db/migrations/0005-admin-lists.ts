import { type Kysely, sql } from "kysely";
import { indexResume, indexUser } from "../../search/terms.ts";
import type { Engine } from "../database.ts";
import type { Migration } from "../migrate.ts";
import type { Schema } from "../schema.ts";

const BATCH = 500;

/** What the lists of administrators are sorted and searched by. */
export const createAdminLists: Migration = {
  name: "0005-admin-lists",
  async up(query, engine) {
    await query.schema.alterTable("users").addColumn("suspended_at", "text").execute();
    await query.schema
      .alterTable("users")
      .addColumn("resumes", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await addGenerated(query, engine, "resumes", "size integer", "octet_length(content)");
    // A column and not an index on the expression: SQLite finds a pair of values by an index on columns alone.
    await addGenerated(query, engine, "users", "name_key text", "lower(name)");
    await addGenerated(query, engine, "resumes", "title_key text", "lower(title)");
    await createTerms(query, engine, { table: "user_terms", key: "user_id", of: "users" });
    await createTerms(query, engine, { table: "resume_terms", key: "resume_id", of: "resumes" });
    await createIndices(query);
    // What a search has found is put in order without reading the rows: on SQLite the content stands before the dates.
    if (engine === "sqlite")
      await sql`create index resumes_in_short on resumes
        (id, owner_id, title, template, created_at, updated_at, deleted_at) where deleted_at is null`.execute(
        query,
      );
    await inBatches(query, "users", ["id", "name", "email"], indexUser);
    await inBatches(query, "resumes", ["id", "title"], indexResume);
  },
};

async function addGenerated(
  query: Kysely<Schema>,
  engine: Engine,
  table: "users" | "resumes",
  column: string,
  expression: string,
): Promise<void> {
  // SQLite adds no stored column to a table, PostgreSQL puts no index on a virtual one.
  const kind = engine === "postgres" ? "stored" : "virtual";
  await sql
    .raw(`alter table ${table} add column ${column} generated always as (${expression}) ${kind}`)
    .execute(query);
}

async function createTerms(
  query: Kysely<Schema>,
  engine: Engine,
  { table, key, of }: { table: string; key: string; of: string },
): Promise<void> {
  // The beginning of a word is one stretch of the index only where letters are ordered by their codes.
  const text = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  await query.schema
    .createTable(table)
    .addColumn(key, "text", (column) => column.notNull().references(`${of}.id`).onDelete("cascade"))
    .addColumn("term", text, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, [key, "term"])
    .execute();
  await query.schema.createIndex(`${table}_by_term`).on(table).columns(["term", key]).execute();
}

/** Each order of a list is one index that ends in the id, so that a page starts where the last one ended. */
async function createIndices(query: Kysely<Schema>): Promise<void> {
  const users: [name: string, key: string][] = [
    ["name", "name_key"],
    ["email", "email"],
    ["plan", "plan"],
    ["registration", "created_at"],
    ["last_seen", "last_seen_at"],
    ["resumes", "resumes"],
    ["verified", "email_verified"],
  ];
  const resumes: [name: string, key: string][] = [
    ["title", "title_key"],
    ["template", "template"],
    ["size", "size"],
    ["first_save", "created_at"],
    ["last_save", "updated_at"],
  ];
  for (const [name, key] of users)
    await sql.raw(`create index users_by_${name} on users (${key}, id)`).execute(query);
  for (const [name, key] of resumes)
    await sql
      // With the owner, a search by owners is decided without the row, which may be long.
      .raw(
        `create index resumes_by_${name} on resumes (${key}, id, owner_id, deleted_at) where deleted_at is null`,
      )
      .execute(query);
  // With the present ones in it, SQLite takes it for the way to all of them, and sorts three hundred thousand for a page.
  await query.schema.dropIndex("resumes_by_deletion").execute();
  await sql`create index resumes_by_deletion on resumes (deleted_at) where deleted_at is not null`.execute(
    query,
  );
  await sql`create index users_subscribed on users (id) where plan <> 'free'`.execute(query);
  await sql`create index users_administrators on users (id) where role = 'admin'`.execute(query);
}

async function inBatches<Column extends "id" | "name" | "email" | "title">(
  query: Kysely<Schema>,
  table: "users" | "resumes",
  columns: readonly Column[],
  index: (query: Kysely<Schema>, row: Record<Column, string>) => Promise<void>,
): Promise<void> {
  for (let after = ""; ; ) {
    const { rows } = await sql<
      Record<Column | "id", string>
    >`select ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where id > ${after} order by id limit ${BATCH}`.execute(query);
    for (const row of rows) await index(query, row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
