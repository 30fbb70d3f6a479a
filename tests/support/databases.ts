import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { sqliteFileIn } from "../../src/server/db/open-sqlite.ts";
import { quickFolder } from "./quick-folder.ts";

/** Where a database lives: what openDatabase takes, and what a child process gets as environment. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

interface TestedEngine {
  engine: "sqlite" | "postgres";
  /** A database with every table and no row: a copy, since making the tables takes longer than most tests. */
  create(): Promise<DatabasePlace>;
  /** One without a table. */
  createBare(): Promise<DatabasePlace>;
}

/** Each engine with a way to get a new database on it. Suites run over this list. */
export const ENGINES: readonly TestedEngine[] = [
  { engine: "sqlite", create: migratedSqlite, createBare: async () => emptySqlite() },
  {
    engine: "postgres",
    create: () => newPostgres(inject("postgresTemplate")),
    createBare: () => newPostgres("template1"),
  },
];

/** Made once in a process, then copied. */
let template: Promise<string> | null = null;

async function makeTemplate(): Promise<string> {
  const place = emptySqlite();
  process.once("exit", () => rmSync(place.dataDir, { recursive: true, force: true }));
  const database = openDatabase(place);
  await migrate(database, migrations);
  await database.close();
  return sqliteFileIn(place.dataDir);
}

export async function migratedSqlite(): Promise<DatabasePlace> {
  template ??= makeTemplate();
  const place = emptySqlite();
  copyFileSync(await template, sqliteFileIn(place.dataDir));
  return place;
}

export function emptySqlite(): DatabasePlace {
  const dataDir = mkdtempSync(path.join(quickFolder(), "candor-data-"));
  return {
    dataDir,
    databaseUrl: null,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function newPostgres(template: string): Promise<DatabasePlace> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir: tmpdir(),
    databaseUrl: url.href,
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
