import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { openTableDigests } from "../../../src/server/backup/backup-file.ts";
import { insertExactly } from "../../../src/server/backup/insert-rows.ts";
import { rowsOfTable, tablesIn } from "../../../src/server/backup/write-backup.ts";
import { type DatabaseLocation, openDatabase } from "../../../src/server/db/database.ts";
import { type DatabasePlace, ENGINES } from "../databases.ts";
import { quickFolder } from "../quick-folder.ts";

const MADE = path.join(import.meta.dirname, "made");

interface OlderStatements {
  sqlite: string[];
  postgres: string[];
  postgresSchema: { sql: string; parameters: unknown[] }[];
}

/** What the older release sends to its database, as it was recorded while `make.ts` lived with it. */
export function olderStatements(): OlderStatements {
  return JSON.parse(gunzipSync(readFileSync(path.join(MADE, "statements.json.gz"))).toString("utf8"));
}

/** A database as the older release left it, in a data folder of its own. */
export async function createOlder(engine: "sqlite" | "postgres"): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(path.join(quickFolder(), "candor-older-"));
  const bare = await ENGINES.find((tested) => tested.engine === engine)?.createBare();
  if (!bare) throw new Error(`no ${engine}`);
  const place = {
    dataDir,
    databaseUrl: bare.databaseUrl,
    async remove() {
      await bare.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  if (engine === "sqlite") {
    const file = gunzipSync(readFileSync(path.join(MADE, "candor.db.gz")));
    writeFileSync(path.join(dataDir, "candor.db"), file, { mode: 0o600 });
  } else await fillPostgres(place);
  return place;
}

/** By the very statements that made the tables then, and the rows of the backup that the older release wrote. */
async function fillPostgres(place: DatabaseLocation): Promise<void> {
  const client = new pg.Client({ connectionString: place.databaseUrl ?? "" });
  await client.connect();
  for (const statement of olderStatements().postgresSchema)
    await client.query(statement.sql, statement.parameters);
  await client.end();
  const database = openDatabase(place);
  const backup = path.join(MADE, "postgres.backup");
  await database.query.transaction().execute((transaction) => insertExactly(transaction, backup));
  await database.close();
}

/** What the database holds: the migrations that it has, and a digest of each table. */
export async function stateOf(
  place: DatabaseLocation,
): Promise<{ migrations: string[]; tables: Record<string, string> }> {
  const database = openDatabase(place);
  try {
    const ledger = await database.query.selectFrom("migrations").select("name").orderBy("name").execute();
    const digests = openTableDigests();
    for (const table of await tablesIn(database.query))
      for await (const row of rowsOfTable(database.query, table)) digests.add(table.name, row);
    return { migrations: ledger.map(({ name }) => name), tables: digests.all() };
  } finally {
    await database.close();
  }
}
