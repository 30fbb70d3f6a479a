import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import type { Schema } from "../schema.ts";

const BATCH = 2000;

/** The words of 0005, as they were when it was released: the rules of today may be others. */
export function termsAsOf0005(...texts: string[]): string[] {
  const of = (text: string) =>
    (
      text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .slice(0, 40)
      .map((word) => word.slice(0, 40).toWellFormed());
  return [...new Set(texts.flatMap(of))];
}

/** Makes the words of all people and resumes anew, thousands of rows with each statement. */
export async function rebuildTerms(
  query: Kysely<Schema>,
  engine: Engine,
  termsOf: (...texts: string[]) => string[],
): Promise<void> {
  await query.deleteFrom("user_terms").execute();
  await query.deleteFrom("resume_terms").execute();
  await inBatches(query, engine, { table: "users", texts: ["name", "email"], into: "user_terms" }, termsOf);
  await inBatches(query, engine, { table: "resumes", texts: ["title"], into: "resume_terms" }, termsOf);
}

async function inBatches(
  query: Kysely<Schema>,
  engine: Engine,
  { table, texts, into }: { table: string; texts: readonly string[]; into: string },
  termsOf: (...texts: string[]) => string[],
): Promise<void> {
  for (let after = ""; ; ) {
    const { rows } = await sql<{ id: string } & Record<string, string>>`select ${sql.join(
      ["id", ...texts].map((name) => sql.ref(name)),
    )} from ${sql.table(table)} where id > ${after} order by id limit ${BATCH}`.execute(query);
    const terms = rows.flatMap((row) =>
      termsOf(...texts.map((name) => row[name] ?? "")).map((term) => [row.id, term]),
    );
    await sql`insert into ${sql.table(into)} ${unfolded(engine, JSON.stringify(terms))}`.execute(query);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** One parameter however many rows: a statement has room for some thousands of them. */
function unfolded(engine: Engine, pairs: string) {
  return engine === "postgres"
    ? sql`select pair ->> 0, pair ->> 1 from jsonb_array_elements(${pairs}::jsonb) as pair`
    : sql`select value ->> 0, value ->> 1 from json_each(${pairs})`;
}
