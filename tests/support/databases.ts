import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { quickFolder } from "./quick-folder.ts";

/** Where a database lives: what openDatabase takes, and what a child process gets as environment. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

interface TestedEngine {
  engine: "sqlite" | "postgres";
  /** A database without a row; on PostgreSQL, where making the tables takes long, it has them. */
  create(): Promise<DatabasePlace>;
  /** One without a table. */
  createBare(): Promise<DatabasePlace>;
}

/** Each engine with a way to get a new database on it. Suites run over this list. */
export const ENGINES: readonly TestedEngine[] = [
  { engine: "sqlite", create: async () => emptySqlite(), createBare: async () => emptySqlite() },
  {
    engine: "postgres",
    create: () => newPostgres(inject("postgresTemplate")),
    createBare: () => newPostgres("template1"),
  },
];

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
