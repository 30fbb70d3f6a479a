const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
const SQLITE_AWAY = new Set([
  SQLITE_BUSY,
  SQLITE_LOCKED,
  SQLITE_READONLY,
  SQLITE_IOERR,
  SQLITE_FULL,
  SQLITE_CANTOPEN,
]);
const SQLITE_UNWRITABLE = new Set([SQLITE_READONLY, SQLITE_FULL]);
// Of input and output: writing, syncing a file or its folder, truncating, enlarging the shared memory's file.
const SQLITE_WRITE_FAILED = new Set([778, 1034, 1290, 1546, 4874]);

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const POSTGRES_UNIQUE = "23505";

const SOCKET_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
]);

// Connection failures (08), shortage of disk, memory or connections (53), shutdown and cancellation (57),
// a server that only reads (25006), a database that is closed to connections (55000).
const POSTGRES_AWAY = /^(08|53|57)|^(25006|55000)$/;
const POSTGRES_UNWRITABLE = new Set(["53100", "25006"]);
// Damaged data, a damaged index.
const POSTGRES_DAMAGED = new Set(["XX001", "XX002"]);

/** True when the database, not the query, is at fault, so that trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") return SQLITE_AWAY.has(error.errcode & 0xff);
  if ("code" in error && typeof error.code === "string") {
    return SOCKET_AWAY.has(error.code) || (error.code.length === 5 && POSTGRES_AWAY.test(error.code));
  }
  return /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  );
}

/** Data that PostgreSQL does not take (22), or that is there already or refers to nothing (23). */
const POSTGRES_VALUES = /^2[23]/;

/** True when what was sent is at fault, and not the statement or the database: other values may do. */
export function isOfValues(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    error.code.length === 5 &&
    POSTGRES_VALUES.test(error.code)
  );
}

/** Connections that fail (08) or are cut by a server that stops or starts, or has none left. */
const POSTGRES_LOST = /^(08...|57P0[123]|53300)$/;

/** True when the connection went away, or could not be made, and not for the slowness of the other side: another may do. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || "errcode" in error) return false;
  if ("code" in error && typeof error.code === "string")
    return SOCKET_AWAY.has(error.code) || POSTGRES_LOST.test(error.code);
  return /^(Connection terminated(?! due to)|Client has encountered a connection error)/.test(error.message);
}

/** True when the row would stand beside another that has the same unique value. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return error.errcode === SQLITE_CONSTRAINT_UNIQUE;
  return "code" in error && error.code === POSTGRES_UNIQUE;
}

/** True when another process holds the SQLite file. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return false;
  return [SQLITE_BUSY, SQLITE_LOCKED].includes(error.errcode & 0xff);
}

/** True when the disk has no room for what SQLite wants to write. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_FULL;
}

/** True when the database answers but takes no writes: its disk is full or read-only. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number")
    return SQLITE_UNWRITABLE.has(error.errcode & 0xff) || SQLITE_WRITE_FAILED.has(error.errcode);
  return "code" in error && typeof error.code === "string" && POSTGRES_UNWRITABLE.has(error.code);
}

/** True when what the database reads from its disk makes no sense: no retry will help. */
export function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number")
    return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(error.errcode & 0xff);
  return "code" in error && typeof error.code === "string" && POSTGRES_DAMAGED.has(error.code);
}
