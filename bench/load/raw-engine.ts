import { mkdirSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type DatabaseLocation, openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { openSqliteFile, sqliteFileIn } from "../../src/server/db/open-sqlite.ts";
import { RAW_ROWS, resumeOf, seedPeople } from "./people.ts";

export const CONNECTIONS = 10;

/**
 * Saves a second of the bare driver: the rows that a save writes (the resume, its save id, the forgotten save id), one transaction
 * each, on the disk before the next, without a check, a session or a request.
 */
export async function rawSaves(place: DatabaseLocation, seconds: number): Promise<number> {
  return place.databaseUrl
    ? onPostgres(place.databaseUrl, seconds)
    : onSqlite(path.join(place.dataDir, "raw"), seconds);
}

const content = (revision: number) => JSON.stringify({ ...sampleResume, name: `Revision ${revision}` });

async function onSqlite(dataDir: string, seconds: number): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  const empty = openDatabase({ dataDir, databaseUrl: null });
  await migrate(empty, migrations);
  const rows = await empty.query.selectFrom("resumes").select("id").limit(1).execute();
  await empty.close();
  if (rows.length === 0) await seedPeople({ dataDir, databaseUrl: null }, RAW_ROWS);
  const file = openSqliteFile(sqliteFileIn(dataDir));
  const raw = openRawSqlite(file);
  let saves = 0;
  const began = performance.now();
  for (const end = began + seconds * 1000; performance.now() < end; saves++) {
    raw.begin();
    raw.save(resumeOf(saves % RAW_ROWS), content(saves), crypto.randomUUID());
    raw.commit();
  }
  const perSecond = saves / ((performance.now() - began) / 1000);
  file.close();
  return perSecond;
}

/** The statements that write those rows. */
export function openRawSqlite(file: DatabaseSync) {
  const [begin, commit] = [file.prepare("begin immediate"), file.prepare("commit")];
  const update = file.prepare(
    "update resumes set content = ?, revision = revision + 1, updated_at = ? where id = ? returning revision",
  );
  const remember = file.prepare("insert into resume_saves (resume_id, save_id, revision) values (?, ?, ?)");
  const forget = file.prepare("delete from resume_saves where resume_id = ? and revision <= ?");
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    save(id: string, text: string, saveId: string): number {
      const revision = Number(update.get(text, new Date().toISOString(), id)?.revision);
      remember.run(id, saveId, revision);
      forget.run(id, revision - 200);
      return revision;
    },
  };
}

async function onPostgres(connectionString: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  let saves = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  async function saver(first: number): Promise<void> {
    const client = await pool.connect();
    for (let nth = first; performance.now() < end; nth += CONNECTIONS, saves++)
      // Beside the people whom the load saves for.
      await saveOnPostgres(client, resumeOf(nth % RAW_ROWS), content(nth), crypto.randomUUID());
    client.release();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => saver(at)));
  const perSecond = saves / ((performance.now() - began) / 1000);
  await pool.end();
  return perSecond;
}

/** The same rows in one transaction. */
export async function saveOnPostgres(
  client: pg.PoolClient,
  id: string,
  text: string,
  saveId: string,
): Promise<number> {
  await client.query("begin");
  const { rows } = await client.query({
    name: "update",
    text: "update resumes set content = $1, revision = revision + 1, updated_at = $2 where id = $3 returning revision",
    values: [text, new Date().toISOString(), id],
  });
  const revision = Number(rows[0]?.revision);
  await client.query({
    name: "remember",
    text: "insert into resume_saves (resume_id, save_id, revision) values ($1, $2, $3)",
    values: [id, saveId, revision],
  });
  await client.query({
    name: "forget",
    text: "delete from resume_saves where resume_id = $1 and revision <= $2",
    values: [id, revision - 200],
  });
  await client.query("commit");
  return revision;
}
