import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES, emptySqlite } from "../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";
import { servePlace } from "../support/served-place.ts";

const PAGE = 4096;

let whole: DatabasePlace;
let place: DatabasePlace;
let file: string;

/** A database with some hundred pages of resumes, cleanly closed. */
beforeAll(async () => {
  whole = emptySqlite();
  const server = await startServer({ place: { ...whole, remove: async () => {} } });
  const ada = await ResumeOwner.arrive(server.url, "ada@example.com");
  for (let index = 0; index < 8; index++)
    await ada.keep({ resume: { ...resumeNamed(`R${index}`), skills: Array(100).fill("k".repeat(400)) } });
  await server.stop();
});
afterAll(() => whole.remove());

beforeEach(() => {
  place = emptySqlite();
  file = path.join(place.dataDir, "candor.db");
  copyFileSync(path.join(whole.dataDir, "candor.db"), file);
});
afterEach(() => place.remove());

function overwrite(at: number, length: number): void {
  const target = openSync(file, "r+");
  writeSync(target, Buffer.alloc(length, "at random, as a failing disk writes"), 0, length, at);
  closeSync(target);
}

const middle = () => Math.floor(readFileSync(file).length / PAGE / 2) * PAGE;

function overwriteRootOf(name: string): void {
  const reader = new DatabaseSync(file, { readOnly: true });
  const found = reader.prepare("select rootpage from sqlite_schema where name = ?").get(name);
  reader.close();
  overwrite((Number(found?.rootpage) - 1) * PAGE, PAGE);
}

const DAMAGES = [
  { name: "random bytes in the middle", damage: () => overwrite(middle(), 20 * PAGE) },
  { name: "a damaged header", damage: () => overwrite(0, 100) },
  { name: "a file that was cut off", damage: () => truncateSync(file, middle()) },
  {
    name: "a file that was emptied",
    damage: () => {
      writeFileSync(path.join(place.dataDir, "session-secret"), "s".repeat(48));
      truncateSync(file, 0);
    },
  },
];

describe.each(DAMAGES)("$name", ({ damage }) => {
  test("a start names the file and the way out, serves nothing and changes nothing; check tells the same", async () => {
    damage();
    const before = readFileSync(file);
    const child = runChild("src/server/main.ts", { PORT: "0", DATA_DIR: place.dataDir });
    expect(await child.exit).toEqual({ code: 1, signal: null });
    expect(child.lines).toEqual([]);
    expect(child.errors).toHaveLength(1);
    expect(child.errors[0]).toContain(`candor: the database file ${file} is damaged (`);
    expect(child.errors[0]).toContain("npx candor restore FILE");
    const check = runChild("src/cli/main.ts", { DATA_DIR: place.dataDir }, ["check"]);
    expect(await check.exit).toEqual({ code: 7, signal: null });
    const report = JSON.parse(check.lines[0] ?? "");
    expect(report).toMatchObject({ sound: false, database: "sqlite", file });
    expect(report.problems[0]).toContain(file);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test("a part that is damaged is named by check", async () => {
  overwriteRootOf("resumes_by_title");
  const check = runChild("src/cli/main.ts", { DATA_DIR: place.dataDir }, ["check"]);
  await check.exit;
  expect(JSON.parse(check.lines[0] ?? "").problems.join("\n")).toContain("index resumes_by_title:");
});

test("damage that comes to light while the server runs turns health to down", async () => {
  // The first start writes the file anew; the second has read little of it.
  await (await servePlace(place)).kill("SIGTERM");
  const served = await servePlace(place);
  try {
    expect((await fetch(`${served.url}/api/health`)).status).toBe(200);
    overwriteRootOf("sqlite_autoindex_users_2");
    expect((await new ResumeOwner(served.url).login("ada@example.com")).status).toBe(500);
    const health = await fetch(`${served.url}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: "down", parts: { database: "failing" } });
  } finally {
    await served.kill("SIGKILL");
  }
});

test("damage in a file too long for a start to read is found by a thread of its own, which turns health to down", async () => {
  await (await servePlace(place)).kill("SIGTERM");
  overwriteRootOf("resumes_by_title");
  // What lies behind the last page is a hole of the disk, and counts for the length alone.
  truncateSync(file, 513 * 1024 * 1024);
  const served = await servePlace(place);
  try {
    const health = async () => (await fetch(`${served.url}/api/health`)).status;
    await expect.poll(health).toBe(503);
  } finally {
    await served.kill("SIGKILL");
  }
});

for (const { engine, create } of ENGINES)
  test(`check finds a whole database sound, and one without a table not, on ${engine}`, async () => {
    const other = await create();
    try {
      const server = await startServer({ place: { ...other, remove: async () => {} } });
      const env: Record<string, string> = other.databaseUrl
        ? { DATABASE_URL: other.databaseUrl }
        : { DATA_DIR: other.dataDir };
      const whole = runChild("src/cli/main.ts", env, ["check"]);
      expect(await whole.exit).toEqual({ code: 0, signal: null });
      expect(JSON.parse(whole.lines[0] ?? "")).toMatchObject({
        sound: true,
        database: engine,
        problems: [],
        pendingMigrations: [],
      });
      await server.database.query.schema.dropTable("assist_usage").execute();
      const partial = runChild("src/cli/main.ts", env, ["check"]);
      expect(await partial.exit).toEqual({ code: 7, signal: null });
      expect(JSON.parse(partial.lines[0] ?? "").problems).toEqual(["table assist_usage is missing"]);
      await server.stop();
    } finally {
      await other.remove();
    }
  });

test("check says of a PostgreSQL that does not answer that it is not sound", async () => {
  const check = runChild(
    "src/cli/main.ts",
    { DATABASE_URL: "postgres://candor:hunter2@127.0.0.1:1/candor" },
    ["check"],
  );
  expect(await check.exit).toEqual({ code: 7, signal: null });
  expect(check.lines[0]).toContain("does not answer");
  expect(check.lines[0]).not.toContain("hunter2");
});
