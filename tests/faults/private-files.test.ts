import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Child, runChild } from "../support/child-process.ts";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";
import { startServer } from "../support/running-server.ts";

let place: DatabasePlace;
const children: Child[] = [];

beforeEach(() => {
  place = emptySqlite();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill("SIGKILL");
    await child.exit;
  }
  await place.remove();
});

/** The real server, with the usual mask of a shell that lets everybody read. */
async function serve(dataDir: string): Promise<void> {
  const child = runChild("src/server/main.ts", { PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  children.push(child);
  await child.line((line) => line.includes("http://"));
}

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

function modes(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, mode(path.join(folder, name))]),
  );
}

const ALONE = { "candor.db": "600", "candor.db-shm": "600", "candor.db-wal": "600", "session-secret": "600" };

test.skipIf(process.platform === "win32")(
  "in a folder that others may enter, database, log and secret are their owner's alone",
  async () => {
    chmodSync(place.dataDir, 0o755);
    await serve(place.dataDir);
    expect(modes(place.dataDir)).toEqual(ALONE);
    expect(mode(place.dataDir)).toBe("755");
  },
);

test.skipIf(process.platform === "win32")(
  "a folder that the server makes is its owner's alone, and what an earlier release left open is closed at start",
  async () => {
    const made = path.join(place.dataDir, "deep", "data");
    await serve(made);
    expect(mode(made)).toBe("700");

    const old = path.join(place.dataDir, "old");
    mkdirSync(old);
    const server = await startServer({ place: { ...place, dataDir: old, remove: async () => {} } });
    writeFileSync(path.join(old, "session-secret"), "s".repeat(48));
    for (const name of readdirSync(old)) chmodSync(path.join(old, name), 0o644);
    await serve(old);
    expect(modes(old)).toEqual(ALONE);
    await server.stop();
  },
);
