import { createWriteStream } from "node:fs";
import { link, rename } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** The file itself cannot be written; nothing is wrong with the database. */
export class BackupTargetError extends Error {
  override name = "BackupTargetError";
}

/** The file under a name for the time being. */
export async function writeDraft(lines: Readable, draft: string): Promise<void> {
  // For its owner alone: it holds everything that people wrote. On the disk before it gets its name.
  const target = createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true });
  let refused: Error | null = null;
  target.on("error", (error) => {
    refused = error;
  });
  try {
    await pipeline(lines, createGzip(), target);
  } catch (error) {
    // A failure of the database ends the target as well, with the database's error.
    throw error === refused && isOfFile(error) ? targetError(draft, error) : error;
  }
}

/** Unlike renaming, a link fails where somebody else has made the file meanwhile. */
export async function giveName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (!isOfFile(error) || error.code === "EEXIST") throw targetError(file, error);
    // Not every file system has links.
    await rename(draft, file);
  }
}

function isOfFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && typeof error.syscall === "string";
}

const REASONS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk's quota is used up",
  EROFS: "the disk is read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EEXIST: "it is there already",
};

function targetError(file: string, cause: unknown): BackupTargetError {
  const code = isOfFile(cause) ? (cause.code ?? "") : "";
  const name = file.replace(/\.[0-9a-f-]+\.part$/, "");
  return new BackupTargetError(
    `${name} could not be written: ${REASONS[code] ?? `the disk answered ${code}`}.`,
    {
      cause,
    },
  );
}
