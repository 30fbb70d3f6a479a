import { createHash } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/** Of each occasion; they are as large as the database itself, and as secret. */
const MOST_KEPT = 3;
/** As long as a deleted resume: what people deleted since is still in them. */
const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;
/** A backup that is being written grows all the time. */
const DEAD_DRAFT_MS = 3_600_000;

/** What a backup was made before. */
export type Occasion = "upgrade" | "rollback";

export interface KeptBackup {
  file: string;
  madeAt: Date;
}

const NAME = /^before-(upgrade|rollback)-([a-z0-9-]+)-(\d{8}T\d{9}Z)\.backup$/;

export function keptFolder(dataDir: string): string {
  return path.join(dataDir, "upgrade-backups");
}

/** Which database a backup is of: several of one PostgreSQL may be worked on from one data folder. */
export async function databaseLabel(query: Kysely<Schema>, engine: Engine): Promise<string> {
  if (engine === "sqlite") return "sqlite";
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query);
  const digest = createHash("sha256").update(String(rows[0]?.name));
  return `postgres-${digest.digest("hex").slice(0, 8)}`;
}

export function newKeptFile(dataDir: string, occasion: Occasion, label: string, at: Date): string {
  const stamp = at.toISOString().replace(/[-:.]/g, "");
  return path.join(keptFolder(dataDir), `before-${occasion}-${label}-${stamp}.backup`);
}

/** The latest first. */
export async function listKept(dataDir: string, occasion: Occasion, label: string): Promise<KeptBackup[]> {
  const all = await readKept(dataDir);
  return all.filter((kept) => kept.occasion === occasion && kept.label === label);
}

/**
 * Removes what is beyond the number that is kept of each kind, and what a killed process left behind; with a time that can be relied on
 * also what is too old by it.
 */
export async function pruneKept(dataDir: string, now: Date | null): Promise<void> {
  const folder = keptFolder(dataDir);
  const seen = new Map<string, number>();
  for (const { file, occasion, label, madeAt } of await readKept(dataDir)) {
    const kind = `${occasion} ${label}`;
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    const isOld = now !== null && now.getTime() - madeAt.getTime() > DAYS_KEPT * DAY_MS;
    if (nth > MOST_KEPT || isOld) await rm(file, { force: true });
  }
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(".part")) continue;
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written && Date.now() - written.mtimeMs > DEAD_DRAFT_MS) await rm(file, { force: true });
  }
}

/** Of processes that were killed while they wrote one of this database: whoever calls this holds the lock that they held. */
export async function removeDrafts(dataDir: string, occasion: Occasion, label: string): Promise<void> {
  const folder = keptFolder(dataDir);
  for (const name of await namesIn(folder))
    if (name.startsWith(`before-${occasion}-${label}-`) && name.endsWith(".part"))
      await rm(path.join(folder, name), { force: true });
}

async function readKept(dataDir: string): Promise<(KeptBackup & { occasion: string; label: string })[]> {
  const folder = keptFolder(dataDir);
  const found = (await namesIn(folder)).flatMap((name) => {
    const [, occasion, label, stamp] = NAME.exec(name) ?? [];
    if (!occasion || !label || !stamp) return [];
    return [{ file: path.join(folder, name), occasion, label, madeAt: readStamp(stamp) }];
  });
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

function readStamp(stamp: string): Date {
  return new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, "$1-$2-$3T$4:$5:$6.$7Z"));
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
