import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../running-server.ts";

/** The release before this one. */
const OLDER_RELEASE = "4526dac3";

export interface OlderProgram {
  /** Its folder; `src/server/main.ts` and `src/cli/main.ts` are in it. */
  root: string;
  remove(): void;
}

/** Whether this checkout knows the older release: a shallow clone has no history. */
export function hasHistory(): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${OLDER_RELEASE}^{commit}`], {
      cwd: projectRoot,
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/** The older program as it was committed, on the packages of today, which are those that it was written for. */
export async function unpackOlderProgram(): Promise<OlderProgram> {
  const root = mkdtempSync(path.join(tmpdir(), "candor-older-"));
  const archive = path.join(root, "older.tar");
  const run = promisify(execFile);
  await run("git", ["archive", "-o", archive, OLDER_RELEASE, "src", "package.json"], { cwd: projectRoot });
  await run("tar", ["xf", archive, "-C", root]);
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(root, "node_modules"));
  // Its pages are not built: what is asked of it here is its API.
  mkdirSync(path.join(root, "dist/web"), { recursive: true });
  writeFileSync(path.join(root, "dist/web/index.html"), "<!doctype html><title>Older</title>");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
