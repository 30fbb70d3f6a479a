import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isLocked } from "./failure.ts";
import { makeDataFolder, makePrivate, narrow } from "./private-files.ts";
import { refuseDamaged } from "./sqlite-damage.ts";

export const LOCK_WAIT_MS = 5000;
export const LOCK_POLL_MS = 20;

/** The embedded database of a data folder. */
export function sqliteFileIn(dataDir: string): string {
  return path.join(dataDir, "candor.db");
}

/**
 * Opens the file so that a committed write survives kill -9 and power loss, what is deleted is overwritten, and nobody else
 * on the machine can read it. SQLite gives the files beside it the mode of the file itself.
 */
export function openSqliteFile(file: string, { alone }: { alone: boolean } = { alone: false }): DatabaseSync {
  makeDataFolder(path.dirname(file));
  refuseDamaged(file);
  makePrivate(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) narrow(beside);
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  // Before the log is opened: after that others could read on.
  if (alone) connection.exec("pragma locking_mode = exclusive;");
  switchToWriteAheadLog(connection);
  connection.exec("pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on;");
  // From here on waiting happens between attempts: SQLite's own wait would stop every other request of the process.
  connection.exec("pragma busy_timeout = 0;");
  return connection;
}

// Two processes that open a new file at once both try to switch it over; SQLite refuses one of them without waiting.
function switchToWriteAheadLog(connection: DatabaseSync): void {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      connection.exec("pragma journal_mode = wal;");
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_POLL_MS);
  }
}
