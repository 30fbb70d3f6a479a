// `npm run bench:load` measures memory, saves as a share of the raw engine's, and mixed traffic at rising rates, and writes docs/benchmarks/load.md
// and load.json. `npm run bench:load -- quick` takes seconds, on SQLite alone, and writes nothing.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseLocation } from "../../src/server/db/database.ts";
import { startPostgres } from "../../tests/support/postgres-server.ts";
import { memoryOfTree } from "../../tests/support/process-memory.ts";
import type { LoadResult } from "./generator.ts";
import { seedPeople } from "./people.ts";
import { generate, type Served, serve } from "./processes.ts";
import { rawSaves } from "./raw-engine.ts";
import { type Configuration, type Measured, type Memory, type Rate, report } from "./report.ts";

const root = path.resolve(import.meta.dirname, "../..");
const isQuick = process.argv[2] === "quick";
const SETTING = isQuick
  ? { people: 200, savers: 8, seconds: 1, rounds: 1, rates: [20], requests: 100, quietMs: 0 }
  : {
      people: 10_000,
      savers: 32,
      seconds: 4,
      rounds: 3,
      rates: [25, 50, 100, 200, 400],
      requests: 10_000,
      quietMs: 150_000,
    };
const WARM_UP_RATE = 20;
const MEGABYTE = 1024 ** 2;

/** The real program, with nobody there. */
async function idleMemory(place: DatabaseLocation): Promise<number> {
  const server = await serve("src/server/main.ts", place);
  await sleep(5000);
  const bytes = memoryOfTree(server.pid);
  await server.stop();
  return bytes / MEGABYTE;
}

const memoryOf = (servers: readonly Served[]) =>
  servers.reduce((sum, { pid }) => sum + memoryOfTree(pid), 0) / MEGABYTE;

async function savesOf(urls: readonly string[]): Promise<LoadResult> {
  const { people, seconds, savers } = SETTING;
  const load = await generate({ urls, people, seconds, savers });
  if (Object.keys(load.errors).length > 0) throw new Error(`saves failed: ${JSON.stringify(load.errors)}`);
  return load;
}

/** The bare driver, one thread that does nothing but speak HTTP and save, and the server in turn, so that what else the machine does falls on all of them. */
async function shareOfRaw(place: DatabaseLocation, urls: string[]): Promise<Measured["saves"]> {
  const rounds: Measured["saves"][] = [];
  const floor = await serve("bench/load/floor.ts", place);
  await savesOf([floor.url]);
  for (let round = 0; round < SETTING.rounds; round++) {
    const raw = await rawSaves(place, SETTING.seconds);
    const bare = await savesOf([floor.url]);
    const load = await savesOf(urls);
    rounds.push({
      ...{ raw, bare: bare.perSecond },
      ...{ saves: load.perSecond, p99: load.times.save?.p99 ?? Number.NaN },
    });
  }
  await floor.stop();
  const middle = rounds.toSorted((one, other) => one.saves / one.raw - other.saves / other.raw);
  const median = middle[Math.floor(middle.length / 2)];
  if (!median) throw new Error("nothing was measured");
  return median;
}

async function rising(urls: string[]): Promise<Rate[]> {
  const rates: Rate[] = [];
  for (const rate of SETTING.rates) {
    const { people, seconds } = SETTING;
    const { perSecond, errors, times, count } = await generate({ urls, people, rate, seconds: seconds * 2 });
    rates.push({ rate, perSecond, errors, times, count });
    console.log(JSON.stringify(rates.at(-1)));
    // What cannot keep up only builds a queue from here on.
    if (perSecond < rate * 0.8) break;
  }
  return rates;
}

/** The memory of all processes: before, after so many mixed requests at a rate that is kept up, and when it was quiet for a while. */
async function memoryUnder(servers: readonly Served[], urls: string[], before: number): Promise<Memory> {
  const rate = isQuick ? 50 : 100;
  const { people, requests } = SETTING;
  await generate({ urls, people, rate, seconds: requests / rate });
  const after = memoryOf(servers);
  await sleep(SETTING.quietMs);
  return { before, after, quiet: memoryOf(servers) };
}

async function measure(configuration: Configuration, place: DatabaseLocation): Promise<Measured> {
  const servers: Served[] = [];
  for (let nth = 0; nth < configuration.processes; nth++)
    servers.push(await serve("bench/load/serve.ts", place));
  try {
    const urls = servers.map(({ url }) => url);
    const before = memoryOf(servers);
    const { people } = SETTING;
    await generate({ urls, people, rate: WARM_UP_RATE, seconds: isQuick ? 1 : 5 });
    const saves = await shareOfRaw(place, urls);
    console.log(JSON.stringify({ ...configuration, saves }));
    const rates = await rising(urls);
    const memory = configuration.engine === "SQLite" ? await memoryUnder(servers, urls, before) : null;
    console.log(JSON.stringify({ ...configuration, memory }));
    return { ...configuration, saves, rates, memory };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

const folder = await mkdtemp(path.join(tmpdir(), "candor-bench-load-"));
const postgres = isQuick ? null : await startPostgres();
try {
  const idle = await idleMemory({ dataDir: path.join(folder, "idle"), databaseUrl: null });
  console.log(JSON.stringify({ idleMegabytes: idle }));
  const sqlite = { dataDir: path.join(folder, "sqlite"), databaseUrl: null };
  await seedPeople(sqlite, SETTING.people);
  const measured = [await measure({ engine: "SQLite", processes: 1 }, sqlite)];
  if (postgres) {
    const place = { dataDir: folder, databaseUrl: await postgres.createDatabase("load") };
    await seedPeople(place, SETTING.people);
    for (const processes of [1, 2, 4])
      measured.push(await measure({ engine: "PostgreSQL", processes }, place));
  }
  const machine = `${cpus().length} cores (${process.arch}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
  const text = report({ machine, people: SETTING.people, idle, measured });
  console.log(text);
  if (!isQuick) {
    const to = (name: string) => path.join(root, "docs/benchmarks", name);
    await writeFile(to("load.md"), text);
    await writeFile(to("load.json"), `${JSON.stringify({ machine, idle, measured }, null, 2)}\n`);
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
