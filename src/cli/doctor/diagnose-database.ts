import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { BACKED_UP, NOT_BACKED_UP } from "../../server/backup/tables.ts";
import { type Database, openDatabase } from "../../server/db/database.ts";
import { migrations } from "../../server/db/migrations/all.ts";
import { NodeSqliteDialect } from "../../server/db/node-sqlite.ts";
import { sqliteFileIn } from "../../server/db/open-sqlite.ts";
import type { Schema } from "../../server/db/schema.ts";
import { isLongToCheck, refuseDamaged } from "../../server/db/sqlite-damage.ts";
import type { Config } from "../../server/env.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { diagnoseSecret } from "./diagnose-secret.ts";
import { type EndpointInUse, endpointInUse, fromEnvironment } from "./endpoint-in-use.ts";
import { type Finding, findingsOf, isLocal } from "./finding.ts";

const { ok, off, warning, failed } = findingsOf("database");

/** Older ones get no repairs any more. */
const LEAST_POSTGRES = 14;

export interface StoredTimes {
  /** The latest time that anything in the database has. */
  latest: Date | null;
  /** The database server's own time, where it is another machine's. */
  ofServer: Date | null;
}

type Readable = Pick<Database, "engine" | "query" | "close">;

export interface DatabaseDiagnosis {
  findings: Finding[];
  times: StoredTimes;
  /** The AI endpoint that administrators have chosen there, else the environment's. */
  inUse: EndpointInUse;
}

/** Looks at the database, changes nothing in it, and answers also which times it knows and which AI endpoint is in use. */
export async function diagnoseDatabase(config: Config): Promise<DatabaseDiagnosis> {
  const none = { times: { latest: null, ofServer: null }, inUse: fromEnvironment(config) };
  const file = sqliteFileIn(config.dataDir);
  if (!config.databaseUrl && !existsSync(file))
    return {
      findings: [off(`there is no database in ${config.dataDir} yet: the first start makes it`)],
      ...none,
    };
  let database: Readable | undefined;
  try {
    database = config.databaseUrl ? openDatabase(config) : openToRead(file);
    const findings = [
      ...(await version(database, config)),
      ...(await tables(database)),
      ...(await diagnoseSecret(database, config)),
      ...(await pooler(database, config)),
    ];
    // A database of before has no such choice.
    const inUse = await endpointInUse(database, config).catch(() => none.inUse);
    return { findings, times: await readTimes(database), inUse };
  } catch (error) {
    const advice = config.databaseUrl
      ? "Look whether PostgreSQL runs, whether DATABASE_URL has its host, port, role, password and database, and whether it takes connections from here."
      : "npx candor check tells how far it goes; docs/operations.md says how to restore a backup.";
    return { findings: [failed(explainStartFailure(error, config), advice)], ...none };
  } finally {
    await database?.close();
  }
}

/** Opening it to work on would put its modes right, and whoever looks would never learn of them. */
function openToRead(file: string): Readable {
  refuseDamaged(file);
  const connection = new DatabaseSync(file, { readOnly: true });
  const query = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
  return { engine: "sqlite", query, close: () => query.destroy() };
}

async function version(database: Readable, config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(
      database.query,
    );
    const extent = isLongToCheck(sqliteFileIn(config.dataDir))
      ? "its head can be read (npx candor check reads all of it)"
      : "it is sound as far as a quick look tells";
    return [ok(`SQLite ${rows[0]?.version}: ${extent}`)];
  }
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(database.query);
  const found = String(rows[0]?.version);
  const findings = [ok(`PostgreSQL ${found} answers`)];
  if (Number.parseInt(found, 10) < LEAST_POSTGRES)
    findings.push(warning(`PostgreSQL ${found} is out of support`, `Move to ${LEAST_POSTGRES} or later.`));
  const { hostname, searchParams } = new URL(config.databaseUrl);
  if (hostname !== "" && !isLocal(hostname) && !searchParams.has("sslmode") && !searchParams.has("ssl"))
    findings.push(
      warning(
        "the connection to PostgreSQL on another machine is not encrypted",
        "Add ?sslmode=verify-full to DATABASE_URL, unless the network between them is private.",
      ),
    );
  return findings;
}

/** Behind a pooler a statement outside a transaction has only the limit that the role has. */
async function pooler({ query }: Readable, { databaseUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl) return [];
  const { rows } = await sql<{
    limit: string;
  }>`select current_setting('statement_timeout') as "limit"`.execute(query);
  return rows[0]?.limit === "0"
    ? [
        warning(
          "a pooler such as PgBouncer stands before PostgreSQL, and statements have no time limit of their own",
          "alter role ROLE set statement_timeout = '15s'; with the role of DATABASE_URL, once.",
        ),
      ]
    : [];
}

async function tables({ query }: Readable): Promise<Finding[]> {
  const there = new Set((await query.introspection.getTables()).map(({ name }) => name));
  if (!there.has("migrations")) return [warning("it has no tables yet", "Start the server: it makes them.")];
  const applied = (await query.selectFrom("migrations").select("name").execute()).map(({ name }) => name);
  const known = migrations.map(({ name }) => name);
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0)
    return [
      failed(
        `it was written by a newer Candor (it has ${newer.join(", ")})`,
        `Start that newer Candor, or run "npx candor rollback" with it.`,
      ),
    ];
  const pending = known.filter((name) => !applied.includes(name));
  if (pending.length > 0)
    return [
      warning(
        `${pending.length} migrations of this release are not applied (the first is ${pending[0]})`,
        "The next start applies them, after a backup. A server of an older release may be running meanwhile.",
      ),
    ];
  const missing = [...BACKED_UP.map(({ name }) => name), ...NOT_BACKED_UP].filter((name) => !there.has(name));
  return missing.length > 0
    ? [
        failed(
          `tables are missing: ${missing.join(", ")}`,
          "Restore a backup: npx candor restore FILE --replace.",
        ),
      ]
    : [ok(`every migration up to ${known.at(-1)} is applied, and every table is there`)];
}

/** Times are texts that sort as they follow each other. */
async function readTimes({ engine, query }: Readable): Promise<StoredTimes> {
  const latest = await sql<{ at: string | null }>`select max(at) as at from (
      select max(last_seen_at) as at from users union all select max(last_seen_at) from sessions
      union all select max(updated_at) from resumes) as times`
    .execute(query)
    .catch(() => null);
  const at = latest?.rows[0]?.at;
  const own =
    engine === "postgres" ? await sql<{ at: Date }>`select clock_timestamp() as at`.execute(query) : null;
  return { latest: at ? new Date(at) : null, ofServer: own?.rows[0]?.at ?? null };
}
