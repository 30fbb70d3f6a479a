import { createHash, randomUUID } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import type { Database, Engine } from "../db/database.ts";
import type { Migration } from "../db/migrate.ts";
import type { Schema } from "../db/schema.ts";
import { BackupFileError, type BackupHead, openTableDigests } from "./backup-file.ts";
import { giveName, writeDraft } from "./backup-target.ts";
import { BACKED_UP, type BackedUpTable } from "./tables.ts";

/** Rows in memory at once, each of up to 256 KB and a little. */
const CHUNK = 50;

type Row = Record<string, string | number | null>;

export interface WrittenBackup {
  bytes: number;
  rows: Record<string, number>;
  tables: Record<string, string>;
}

/** Writes one committed state of the whole database, also while others write to it. The file is there whole or not at all. */
export function writeBackup(
  database: Database,
  migrations: readonly Migration[],
  file: string,
  now: () => Date = () => new Date(),
): Promise<WrittenBackup> {
  return inSnapshot(database, async (snapshot) => {
    const applied = await readApplied(snapshot);
    refuseOtherRelease(applied, migrations);
    return writeState(snapshot, file, { madeAt: now(), migrations: applied });
  });
}

/** Writes what a snapshot of this release's or an earlier one's database holds. */
export async function writeState(
  snapshot: Kysely<Schema>,
  file: string,
  { madeAt, migrations }: { madeAt: Date; migrations: readonly string[] },
): Promise<WrittenBackup> {
  const rows: Record<string, number> = {};
  const digests = openTableDigests();
  const head: BackupHead = {
    ...{ format: "candor-backup", version: 1 },
    ...{ madeAt: madeAt.toISOString(), migrations: [...migrations] },
  };
  const tables = await tablesIn(snapshot);
  // A name of its own: two backups to one file must not write into each other.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeDraft(Readable.from(allLines(snapshot, tables, head, { rows, digests })), draft);
    await giveName(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return { bytes: (await stat(file)).size, rows, tables: digests.all() };
}

/** Those of the tables that are backed up which are there: an earlier release had fewer. */
export async function tablesIn(snapshot: Kysely<Schema>): Promise<BackedUpTable[]> {
  const there = new Set((await snapshot.introspection.getTables()).map(({ name }) => name));
  return BACKED_UP.filter(({ name }) => there.has(name));
}

/** Everything that is read within sees the same state, and nobody has to wait for it. */
export function inSnapshot<Result>(
  database: Database,
  work: (snapshot: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.query.connection().execute(async (connection) => {
    for (const statement of BEGIN[database.engine]) await sql.raw(statement).execute(connection);
    try {
      return await work(connection);
    } finally {
      // What went wrong before is what has to be told, not that the connection is gone with it.
      await sql
        .raw("rollback")
        .execute(connection)
        .catch(() => {});
    }
  });
}

/** A slow disk makes a backup slow, and the server's limits on time are for requests. */
const BEGIN: Record<Engine, readonly string[]> = {
  sqlite: ["begin"],
  postgres: [
    "begin isolation level repeatable read read only",
    "set local statement_timeout = 0",
    "set local idle_in_transaction_session_timeout = 0",
  ],
};

async function readApplied(snapshot: Kysely<Schema>): Promise<string[]> {
  const ledger = await snapshot.selectFrom("migrations").select("name").orderBy("name").execute();
  return ledger.map(({ name }) => name);
}

/** Of a newer database this release would know only a part of the tables; an older one is for its own release to back up. */
function refuseOtherRelease(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = migrations.map(({ name }) => name);
  if (applied.length !== known.length || known.some((name) => !applied.includes(name)))
    throw new BackupFileError(
      "The database is of another release of Candor: make the backup with that one, or start this one once, which updates it.",
    );
}

async function* allLines(
  snapshot: Kysely<Schema>,
  tables: readonly BackedUpTable[],
  head: BackupHead,
  { rows, digests }: { rows: Record<string, number>; digests: ReturnType<typeof openTableDigests> },
): AsyncGenerator<string> {
  const digest = createHash("sha256");
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    digest.update(text);
    return text;
  };
  yield line(head);
  for (const table of tables)
    for await (const row of rowsOfTable(snapshot, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      digests.add(table.name, row);
      yield line([table.name, row]);
    }
  yield `${JSON.stringify({ end: { rows, tables: digests.all(), sha256: digest.digest("hex") } })}\n`;
}

/** In the order of their keys, without what the database makes by itself. */
export async function* rowsOfTable(snapshot: Kysely<Schema>, table: BackedUpTable): AsyncGenerator<Row> {
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ; ) {
    const after = last;
    const beyond = after
      ? sql`where (${key}) > (${sql.join(table.key.map((name) => after[name] ?? ""))})`
      : sql``;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table.name)} ${beyond} order by ${key} limit ${CHUNK}`.execute(
        snapshot,
      );
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([name]) => !table.derived.includes(name)));
    last = rows.at(-1);
    if (!last) return;
  }
}
