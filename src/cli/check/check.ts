import { existsSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { BACKED_UP, NOT_BACKED_UP } from "../../server/backup/tables.ts";
import { type Database, type Engine, openDatabase } from "../../server/db/database.ts";
import { migrations } from "../../server/db/migrations/all.ts";
import { sqliteFileIn } from "../../server/db/open-sqlite.ts";
import type { Schema } from "../../server/db/schema.ts";
import { findDamage } from "../../server/db/sqlite-damage.ts";
import { type Config, readConfig } from "../../server/env.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { CliFailure, EXIT } from "../failure.ts";

export interface CheckReport {
  sound: boolean;
  database: Engine;
  /** Of the embedded database. */
  file?: string;
  /** What is wrong, each with the table, index or file that it concerns. */
  problems: string[];
  /** What the next start will bring up to date; no problem. */
  pendingMigrations: string[];
}

/** Reads the whole database and says whether it is sound. Nothing in it is changed. */
export async function check(env: NodeJS.ProcessEnv): Promise<CheckReport> {
  const config = readConfigOrFail(env);
  const file = config.databaseUrl ? undefined : sqliteFileIn(config.dataDir);
  const about = { database: file ? "sqlite" : "postgres", ...(file && { file }) } as const;
  const unsound = (problems: string[]): CheckReport => ({
    sound: false,
    ...about,
    problems,
    pendingMigrations: [],
  });
  if (file && !existsSync(file)) return unsound([`there is no database in ${config.dataDir}`]);
  const damage = file ? findDamage(file, "integrity_check(20)") : [];
  if (damage.length > 0) return unsound(damage.map((line) => `${file}: ${line}`));
  let database: Database | undefined;
  try {
    database = openDatabase(config);
    const { problems, pendingMigrations } = await readEverything(database);
    return { sound: problems.length === 0, ...about, problems, pendingMigrations };
  } catch (error) {
    return unsound([explainStartFailure(error, config)]);
  } finally {
    await database?.close();
  }
}

function readConfigOrFail(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    throw new CliFailure(EXIT.wrongUse, explainStartFailure(error, undefined));
  }
}

/** On one connection without a deadline: a look at everything is no slow request. */
async function readEverything(
  database: Database,
): Promise<Pick<CheckReport, "problems" | "pendingMigrations">> {
  const { engine } = database;
  return database.query.connection().execute(async (query) => {
    const problems: string[] = [];
    const there = new Set((await query.introspection.getTables()).map(({ name }) => name));
    if (!there.has("migrations")) return { problems: ["table migrations is missing"], pendingMigrations: [] };
    const applied = (await query.selectFrom("migrations").select("name").execute()).map(({ name }) => name);
    const known = migrations.map(({ name }) => name);
    const newer = applied.filter((name) => !known.includes(name));
    if (newer.length > 0) problems.push(`it was written by a newer Candor (${newer.join(", ")})`);
    const pendingMigrations = known.filter((name) => !applied.includes(name));
    const wanted =
      pendingMigrations.length > 0 ? [...there] : [...BACKED_UP.map(({ name }) => name), ...NOT_BACKED_UP];
    for (const table of wanted)
      if (!there.has(table)) problems.push(`table ${table} is missing`);
      else
        await countRows(query, engine, table).catch((error: unknown) => {
          problems.push(`table ${table}: ${error instanceof Error ? error.message : String(error)}`);
        });
    if (engine === "sqlite") {
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(query);
      for (const table of new Set(rows.map((row) => row.table)))
        problems.push(`table ${table}: rows point to others that are not there`);
    }
    return { problems, pendingMigrations };
  });
}

/** In a transaction of its own: a limit that is lifted for a session would stay on a connection that a pooler lends to others. */
async function countRows(query: Kysely<Schema>, engine: Engine, table: string): Promise<void> {
  if (engine === "sqlite") return void (await sql`select count(*) from ${sql.table(table)}`.execute(query));
  await query.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select count(*) from ${sql.table(table)}`.execute(transaction);
  });
}
