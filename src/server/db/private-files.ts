import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";

const OWNER_ALONE = 0o600;
const FOR_OTHERS = 0o077;

/** The folder of the data. One that we make is its owner's alone; one that was there stays as its owner made it. */
export function makeDataFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (existsSync(folder)) return;
  // Node's own recursive way never ends where a folder that is there refuses another, as /proc does.
  if (parent !== folder) makeDataFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same moment made it.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** Makes the file if there is none: a library that makes it would let everybody on the machine read it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, "a", OWNER_ALONE));
  narrow(file);
}

/** Takes the file from everybody but its owner, where it is there and was open to more. */
export function narrow(file: string): void {
  // Windows has no such modes, and lets a folder's owner decide.
  if (process.platform === "win32") return;
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? OWNER_ALONE;
  if ((mode & FOR_OTHERS) === 0) return;
  try {
    chmodSync(file, OWNER_ALONE);
  } catch (error) {
    // The file of another user, lent to our group: its owner decided who reads it, and we may still work on it.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}
