// `npm run bench:admin` compares the lists of few and of many people on both databases and writes docs/benchmarks/admin.md.
// Sizes, and a word of the cases' names, can be given for a quick look, which writes nothing: `npm run bench:admin -- 100 2000 owner`.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { openDatabase } from "../../src/server/db/database.ts";
import { startPostgres } from "../../tests/support/postgres-server.ts";
import { Visitor } from "../../tests/support/visitor.ts";
import { type Case, casesOf } from "./cases.ts";
import { type Measured, report } from "./report.ts";
import { seed } from "./seed.ts";

const root = path.resolve(import.meta.dirname, "../..");
const ROUNDS = 15;
const WARM_UP = 3;
/** So many times as long may a page take. */
const MOST = 3;
const [few = 1000, many = 100_000] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4] ?? "";
const inFull = process.argv.length === 2;

interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

interface Result {
  engine: Measured["engine"];
  migratedMs: number;
  measured: Measured[];
}

interface Site {
  admin: Visitor;
  cases: Case[];
  server: ChildProcess;
  migratedMs: number;
}

async function open(place: Place, people: number): Promise<Site> {
  const began = Date.now();
  const database = openDatabase(place);
  const { migratedMs } = await seed(database, people);
  // PostgreSQL does this by itself after some minutes; nobody does it on SQLite.
  if (place.databaseUrl) await vacuum(place.databaseUrl);
  const server = spawn(process.execPath, ["bench/admin/serve.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.once("data", (line) => resolve(String(line).trim()));
    server.once("exit", () => reject(new Error("the server did not start")));
  });
  const admin = new Visitor(url);
  await admin.register("admin@example.org");
  await database.query
    .updateTable("users")
    .set({ role: "admin" })
    .where("email", "=", "admin@example.org")
    .execute();
  const cases = await casesOf(database, admin);
  await database.close();
  console.log(
    `${people} people and ${people * 3} resumes are there after ${Math.round((Date.now() - began) / 1000)} s, the migrations took ${Math.round(migratedMs / 1000)} s`,
  );
  return { admin, cases, server, migratedMs };
}

/** Past the server's own limit on the time of a statement. */
async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

async function timed({ admin }: Site, { path: address }: Case): Promise<number> {
  const began = performance.now();
  const { status } = await admin.call("GET", address);
  if (status !== 200) throw new Error(`${address} was answered ${status}`);
  return performance.now() - began;
}

/** One request here, one there, so that what else the machine does falls on both. */
async function compare(engine: Measured["engine"], small: Site, large: Site): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [index, ofFew] of small.cases.entries()) {
    const ofMany = large.cases[index];
    if (!ofMany?.name.includes(only)) continue;
    const time = (rounds: number) =>
      inTurn(
        () => timed(small, ofFew),
        () => timed(large, ofMany),
        rounds,
      );
    let pair = await time(ROUNDS);
    // A machine that does other things as well may hold up one of the two: what is too slow is looked at for longer.
    if (pair.many > pair.few * MOST) pair = await time(ROUNDS * 5);
    measured.push({ engine, name: ofFew.name, ...pair });
    console.log(JSON.stringify(measured.at(-1)));
  }
  return measured;
}

async function inTurn(few: () => Promise<number>, many: () => Promise<number>, rounds: number) {
  const times: [few: number[], many: number[]] = [[], []];
  for (let round = -WARM_UP; round < rounds; round++) {
    const pair = [await few(), await many()] as const;
    if (round >= 0) for (const at of [0, 1] as const) times[at].push(pair[at]);
  }
  return { few: median(times[0]), many: median(times[1]) };
}

function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function onEngine(engine: Measured["engine"], places: readonly [Place, Place]): Promise<Result> {
  const sites = [await open(places[0], few), await open(places[1], many)] as const;
  try {
    return { engine, migratedMs: sites[1].migratedMs, measured: await compare(engine, ...sites) };
  } finally {
    for (const { server } of sites) server.kill();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), "candor-bench-admin-"));
const postgres = await startPostgres();
try {
  const inFolder = (name: string): Place => ({ dataDir: path.join(folder, name), databaseUrl: null });
  const onServer = async (name: string): Promise<Place> => ({
    dataDir: folder,
    databaseUrl: await postgres.createDatabase(name),
  });
  const results = [
    await onEngine("SQLite", [inFolder("few"), inFolder("many")]),
    await onEngine("PostgreSQL", [await onServer("few"), await onServer("many")]),
  ];
  const measured = results.flatMap((result) => result.measured);
  const migrated = results.map(
    ({ engine, migratedMs }) => `${(migratedMs / 1000).toFixed(0)} s on ${engine}`,
  );
  console.log(`The migrations over the many took ${migrated.join(", ")}`);
  const machine = `${cpus().length} cores (${process.arch}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
  if (inFull)
    await writeFile(
      path.join(root, "docs/benchmarks/admin.md"),
      report(measured, { few, many, rounds: ROUNDS, machine, migrated: migrated.join(", ") }),
    );
  const slow = measured.filter((row) => row.many / row.few > MOST);
  if (slow.length > 0) {
    console.log(
      `more than three times as long: ${slow.map(({ engine, name }) => `${engine}: ${name}`).join("; ")}`,
    );
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
