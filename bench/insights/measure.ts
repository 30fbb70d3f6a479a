// `npm run bench:insights` times the insights on texts from 1 KB to 1 MB and writes docs/benchmarks/insights.md.
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { faultsOf, type Measured, report } from "./report.ts";
import { WORK } from "./work.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    kilobytes: { type: "string", default: "1,10,100,1000" },
    only: { type: "string", default: "" },
    out: { type: "string", default: path.join(root, "docs/benchmarks/insights.md") },
  },
});
const sizes = values.kilobytes.split(",").map(Number);
const ROUND_MS = 50;
const ROUNDS = 3;
const LONG_MS = 500;

/**
 * What a run costs this thread, the best of three rounds after one to warm up: what others do on the machine is no cost. A
 * round has as many runs as fill 50 ms, since the clock of a thread ticks coarsely; a run of half a second is measured once,
 * warmed up by the sizes before it.
 */
async function timed(run: () => unknown): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length <= ROUNDS) {
    let spent = 0;
    let runs = 0;
    const from = process.threadCpuUsage();
    while (spent < ROUND_MS) {
      await run();
      runs += 1;
      const { user, system } = process.threadCpuUsage(from);
      spent = (user + system) / 1000;
    }
    if (spent / runs > LONG_MS) return spent / runs;
    rounds.push(spent / runs);
  }
  return Math.min(...rounds.slice(1));
}

const before = loadavg()[0] ?? 0;
const measured: Measured[] = [];
for (const { name, demo = false, most = Number.POSITIVE_INFINITY, prepare } of WORK) {
  if (!name.includes(values.only)) continue;
  const times: Measured["times"][number][] = [];
  for (const kilobytes of new Set(sizes.map((size) => Math.min(size, most))))
    times.push({ kilobytes, ms: await timed(prepare(kilobytes * 1000)) });
  measured.push({ name, demo, times });
  console.error(
    `${name}: ${times.map(({ kilobytes, ms }) => `${kilobytes} KB ${ms.toFixed(1)} ms`).join(", ")}`,
  );
}
const text = report(measured, { cores: cpus().length, arch: process.arch, before, after: loadavg()[0] ?? 0 });
await writeFile(values.out, text);
process.stdout.write(text);
if (faultsOf(measured).length > 0) process.exitCode = 1;
