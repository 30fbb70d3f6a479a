import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quickFolder } from "../../../tests/support/quick-folder.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";

/** A file whose commits are counted, and fail when the test says so. */
class WatchedFile extends DatabaseSync {
  commits = 0;
  failure: Error | null = null;

  override prepare(text: string): StatementSync {
    const statement = super.prepare(text);
    if (text !== "commit") return statement;
    const run = statement.run.bind(statement);
    const watched = () => {
      this.commits += 1;
      const { failure } = this;
      this.failure = null;
      if (failure) throw failure;
      return run();
    };
    return Object.defineProperty(statement, "run", { value: watched });
  }
}

interface Tables {
  notes: { text: string };
}

let folder: string;
let file: WatchedFile;
let database: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(quickFolder(), "candor-shared-commit-"));
  file = new WatchedFile(path.join(folder, "notes.db"));
  file.exec("pragma journal_mode = wal; create table notes (text text unique)");
  database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await database.selectFrom("notes").selectAll().execute();
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const write = (text: string, then: () => void = () => {}) =>
  database.transaction().execute(async (query) => {
    await query.insertInto("notes").values({ text }).execute();
    then();
  });

/** As another process sees it: only what was committed. */
function stored(): string[] {
  const other = new DatabaseSync(path.join(folder, "notes.db"), { readOnly: true });
  const rows = other.prepare("select text from notes order by text").all();
  other.close();
  return rows.map(({ text }) => String(text));
}

test("transactions that come at once share a commit, and each is answered when it is stored", async () => {
  const seen: string[][] = [];
  const written = ["a", "b", "c"].map((text) => write(text).then(() => seen.push(stored())));
  await Promise.all(written);
  expect(file.commits).toBe(1);
  expect(seen).toEqual(Array(3).fill(["a", "b", "c"]));
});

test("one that fails takes back its own and nobody else's", async () => {
  const refusal = new Error("refused");
  const outcomes = await Promise.allSettled([
    write("a"),
    write("b", () => {
      throw refusal;
    }),
    write("a"),
    write("c"),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  expect(outcomes[1]).toMatchObject({ reason: refusal });
  expect(stored()).toEqual(["a", "c"]);
});

test("a failed first one leaves the others", async () => {
  const outcomes = await Promise.allSettled([
    write("a", () => {
      throw new Error("refused");
    }),
    write("b"),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(stored()).toEqual(["b"]);
});

test("a commit that fails is a failure of all who wrote in it, and nothing of it is there", async () => {
  file.failure = new Error("the disk is full");
  const outcomes = await Promise.allSettled([write("a"), write("b")]);
  expect(outcomes).toMatchObject(
    Array(2).fill({ status: "rejected", reason: { message: "the disk is full" } }),
  );
  expect(stored()).toEqual([]);
  await write("c");
  expect(stored()).toEqual(["c"]);
});

test("a statement that rolls all of it back is a failure of those before it too", async () => {
  const outcomes = await Promise.allSettled([
    write("a"),
    database.transaction().execute(async (query) => {
      await sql`insert or rollback into notes (text) values ('a')`.execute(query);
    }),
    write("c"),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(stored()).toEqual(["c"]);
});

test("who reads outside of a transaction sees nothing that may still fail, and does not wait for ever", async () => {
  file.failure = new Error("the disk is full");
  const first = write("a").catch(() => {});
  const read = database.selectFrom("notes").selectAll().execute();
  const endless = (async () => {
    for (let nth = 0; nth < 300; nth++) await write(`more ${nth}`).catch(() => {});
  })();
  expect(await read).toEqual([]);
  await Promise.all([first, endless]);
});

test("who makes several statements on one connection is alone on it", async () => {
  const alone = database.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    await sql`insert into notes (text) values ('mine')`.execute(connection);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await sql`rollback`.execute(connection);
  });
  await Promise.all([alone, write("a")]);
  expect(stored()).toEqual(["a"]);
});
