import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "./failure.ts";

/** What is wrong with a file, each with the table or index where it is known. */
export type Damage = readonly string[];

/** Read in a second or two; a longer wait at each start would be worse than to learn of damage a little later. */
const AT_START_BYTES = 512 * 1024 * 1024;

export class DamagedDatabaseError extends Error {
  override name = "DamagedDatabaseError";

  constructor(file: string, damage: Damage) {
    super(
      `the database file ${file} is damaged (${damage[0]}): nothing was changed. Run "npx candor check" to see how far it goes, ` +
        `then move ${path.basename(file)}, its -wal and its -shm file aside and restore a backup with "npx candor restore FILE"`,
    );
  }
}

/** Whether a look at the whole file would hold up a start. */
export function isLongToCheck(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > AT_START_BYTES;
}

/** Refuses a file that is damaged, before anything is written to it; of a long one only the beginning is looked at. */
export function refuseDamaged(file: string): void {
  const damage = findDamage(file, isLongToCheck(file) ? "schema_version" : "quick_check(1)");
  if (damage.length > 0) throw new DamagedDatabaseError(file, damage);
}

/** Reads the file without a right to write: even closing it would else carry the write-ahead log into a damaged file. */
export function findDamage(
  file: string,
  check: "schema_version" | "quick_check(1)" | "integrity_check(20)",
): Damage {
  if (!existsSync(file)) return [];
  if (statSync(file).size === 0) return wasInUse(file) ? ["it is empty, and was not before"] : [];
  const found: string[] = [];
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    try {
      const named = naming(connection);
      for (const row of connection.prepare(`pragma ${check}`).iterate())
        if (check !== "schema_version") found.push(...linesOf(row).map(named));
    } finally {
      connection.close();
    }
  } catch (error) {
    // A check that breaks off has told the worst before. What else keeps a file from being read, such as a lock, is met
    // again when it is opened to work on.
    if (isDamage(error) && found.length === 0) found.push(error.message);
  }
  return found;
}

function linesOf(row: Record<string, unknown>): string[] {
  const lines = String(Object.values(row)[0]).split("\n");
  return lines.filter((line) => line !== "ok" && !line.startsWith("***"));
}

/** SQLite takes an empty file for a new database, and drops the write-ahead log that lies beside it. */
function wasInUse(file: string): boolean {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return log > 0 || existsSync(path.join(path.dirname(file), "session-secret"));
}

/** "Tree 7" says nothing to an operator; the table or index that begins on page 7 does. */
function naming(connection: DatabaseSync): (line: string) => string {
  let names = new Map<number, string>();
  try {
    const parts = connection.prepare("select type, name, rootpage from sqlite_schema").all();
    names = new Map(parts.map(({ type, name, rootpage }) => [Number(rootpage), `${type} ${name}`]));
  } catch {
    // The list of tables is damaged too: the numbers have to do.
  }
  return (line) =>
    line.replace(/^Tree (\d+)\b/, (tree, root) => {
      const name = names.get(Number(root));
      return name ? `${name}:` : tree;
    });
}
