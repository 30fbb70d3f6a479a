import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** Where a database lives: what openDatabase takes, and what a child process gets as environment. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/** Each engine with a way to get an empty database on it. Suites run over this list. */
export const ENGINES: readonly { engine: "sqlite" | "postgres"; create(): Promise<DatabasePlace> }[] = [
  { engine: "sqlite", create: async () => emptySqlite() },
  { engine: "postgres", create: emptyPostgres },
];

export function emptySqlite(): DatabasePlace {
  const dataDir = mkdtempSync(path.join(tmpdir(), "candor-data-"));
  return {
    dataDir,
    databaseUrl: null,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function emptyPostgres(): Promise<DatabasePlace> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name}`);
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
