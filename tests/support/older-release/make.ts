// Makes the data of the release before this one, by running that release: node tests/support/older-release/make.ts
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { bareEnvironment } from "../bare-environment.ts";
import { startPostgres } from "../postgres-server.ts";
import { liveWithOlder, OLDER_SETTINGS } from "./older-people.ts";
import { type OlderProgram, unpackOlderProgram } from "./older-program.ts";

const MADE = path.join(import.meta.dirname, "made");
/** Counts are written every ten seconds. */
const COUNTED_MS = 11_000;

interface Statement {
  sql: string;
  parameters: unknown[];
}

interface Recorded {
  /** What it sent before it was ready: the tables. */
  schema: Statement[];
  /** What it sent at work, each once. */
  work: string[];
}

const work = mkdtempSync(path.join(tmpdir(), "candor-older-data-"));
const older = await unpackOlderProgram();
const postgres = await startPostgres();
try {
  mkdirSync(MADE, { recursive: true });
  const sqlite = await record(older, { DATA_DIR: work }, "sqlite");
  writeFileSync(
    path.join(MADE, "candor.db.gz"),
    gzipSync(readFileSync(path.join(work, "candor.db")), { level: 9 }),
  );

  const databaseUrl = await postgres.createDatabase("older");
  const place = { DATA_DIR: work, DATABASE_URL: databaseUrl };
  const ofPostgres = await record(older, place, "postgres");
  const backup = path.join(work, "older.backup");
  execFileSync(process.execPath, ["src/cli/main.ts", "backup", backup], {
    cwd: older.root,
    env: { ...bareEnvironment(), ...place },
  });
  copyFileSync(backup, path.join(MADE, "postgres.backup"));
  const statements = { sqlite: sqlite.work, postgres: ofPostgres.work, postgresSchema: ofPostgres.schema };
  writeFileSync(path.join(MADE, "statements.json.gz"), gzipSync(JSON.stringify(statements), { level: 9 }));
  process.stdout.write(
    `${sqlite.work.length} statements of SQLite, ${ofPostgres.work.length} of PostgreSQL\n`,
  );
} finally {
  await postgres.stop();
  older.remove();
  rmSync(work, { recursive: true, force: true });
}

async function record(
  program: OlderProgram,
  place: Record<string, string>,
  engine: string,
): Promise<Recorded> {
  const file = path.join(work, `${engine}.jsonl`);
  writeFileSync(file, "");
  const child = spawn(
    process.execPath,
    ["--import", path.join(import.meta.dirname, "record-statements.ts"), "src/server/main.ts"],
    {
      cwd: program.root,
      env: {
        ...bareEnvironment(),
        ...{ PORT: "0", LOG_LEVEL: "silent", STATEMENTS: file },
        SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789",
        ...OLDER_SETTINGS,
        ...place,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const exit = new Promise((resolve) => child.once("exit", resolve));
  let schema: Statement[];
  try {
    const url = await ready(child);
    schema = read(file);
    await liveWithOlder(url);
    await sleep(COUNTED_MS);
  } finally {
    child.kill("SIGTERM");
    await exit;
  }
  const all = read(file).map(({ sql }) => sql);
  return {
    schema: schema.filter(({ sql }) => /^\s*(create|alter|insert|update|drop)/i.test(sql)).filter(isOfSchema),
    work: [...new Set(all)].filter((sql) => /^\s*(select|insert|update|delete|with)/i.test(sql)).sort(),
  };
}

/** The first administrator and what else a start writes are rows of the backup. */
function isOfSchema({ sql }: Statement): boolean {
  return !/^\s*insert into "(users|audit_log|user_terms|attempts)"/i.test(sql);
}

function read(file: string): Statement[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}

async function ready(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/\S+$/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error("the older program ended before it was ready");
}
