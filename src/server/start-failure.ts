import { ConfigError } from "./config-error.ts";
import { isDamage, isDatabaseAway, isFull, isLocked } from "./db/failure.ts";
import { NewerDatabaseError } from "./db/migrate.ts";
import { sqliteFileIn } from "./db/open-sqlite.ts";
import { DamagedDatabaseError } from "./db/sqlite-damage.ts";
import type { Config } from "./env.ts";
import { UpgradeRefusedError } from "./upgrade/upgrade-database.ts";

/** One line that says what is wrong and what to do about it. */
export function explainStartFailure(error: unknown, config: Config | undefined): string {
  if (
    error instanceof ConfigError ||
    error instanceof NewerDatabaseError ||
    error instanceof UpgradeRefusedError ||
    error instanceof DamagedDatabaseError
  )
    return error.message;
  if (!(error instanceof Error) || !config) return `could not start: ${String(error)}`;
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `port ${config.port} is taken: set PORT to a free one`;
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen") {
    return `no permission to listen on port ${config.port}: set PORT to one above 1023`;
  }
  if (code === "EADDRNOTAVAIL" || ("hostname" in error && error.hostname === config.host)) {
    return `this machine has no address ${config.host}: leave HOST out or set it to one that it has`;
  }
  if (config.databaseUrl && isDatabaseAway(error)) {
    return `the database at DATABASE_URL (${hostOf(config.databaseUrl)}) does not answer: ${error.message}`;
  }
  if (!config.databaseUrl && isDamage(error))
    return new DamagedDatabaseError(sqliteFileIn(config.dataDir), [error.message]).message;
  if (!config.databaseUrl && isLocked(error)) {
    return `the database in ${config.dataDir} is held by another process: stop that one or wait until it is done`;
  }
  if (!config.databaseUrl && (isFull(error) || code === "ENOSPC")) {
    return `the disk of the data folder ${config.dataDir} is full: make room or set DATA_DIR`;
  }
  if (!config.databaseUrl && isFileTrouble(error, code)) {
    return `the data folder ${config.dataDir} cannot be written: make it writable for this user or set DATA_DIR`;
  }
  return `could not start: ${error.message}`;
}

function isFileTrouble(error: Error, code: unknown): boolean {
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR" || code === "EEXIST")
    return true;
  return isDatabaseAway(error);
}

/** The address may carry a password: name the host alone. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "not a valid address";
}
