import { mkdir, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CONTENDERS } from "./render/contender.ts";
import { type Endurance, type Figures, median, reportOf } from "./render/report.ts";
import { LENGTHS } from "./render/resumes.ts";
import { type Rival, startRival } from "./render/rival.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "30" },
    seconds: { type: "string", default: "120" },
    documents: { type: "string", default: "1000" },
    out: { type: "string", default: path.join(import.meta.dirname, "../docs/benchmarks/render.md") },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const documents = Number(values.documents);

const say = (line: string): void => void process.stderr.write(`${line}\n`);

// The browser ends a context's processes after it has answered: whoever came next would pay for that.
const REST = 300;

async function inRounds(rivals: readonly Rival[]): Promise<number[][][]> {
  const times = rivals.map(() => LENGTHS.map((): number[] => []));
  for (let round = 0; round < rounds; round++) {
    for (const length of LENGTHS.keys()) {
      for (const [index, rival] of rivals.entries()) {
        await sleep(REST);
        const { ms } = await rival.ask({ kind: "one", length, number: round * LENGTHS.length + length });
        times[index]?.[length]?.push(ms);
      }
    }
  }
  return times;
}

/** Ten readings on the way show whether it grows. */
async function endure(rival: Rival): Promise<Endurance> {
  const readings: Endurance = [];
  const step = Math.max(1, Math.ceil(documents / 10));
  for (let number = 1; number <= documents; number++) {
    await rival.ask({ kind: "one", length: number % LENGTHS.length, number: 1_000_000 + number });
    if (number % step !== 0) continue;
    const { megabytes } = await rival.ask({ kind: "memory" });
    readings.push({ documents: number, megabytes });
  }
  return readings;
}

const loadBefore = loadavg()[0] ?? 0;
say("Starting and warming the contenders …");
const rivals = await Promise.all(CONTENDERS.map(startRival));
const idle = await Promise.all(rivals.map((rival) => rival.ask({ kind: "memory" })));
say(`${rounds} rounds …`);
const times = await inRounds(rivals);

const figures: Figures[] = [];
for (const [index, name] of CONTENDERS.entries()) {
  const rival = rivals[index];
  if (!rival) continue;
  say(`${name}: as many documents as it can in ${seconds} s …`);
  const made = await rival.ask({ kind: "for", seconds, number: 10_000 });
  const { megabytes } = await rival.ask({ kind: "memory" });
  figures.push({
    name,
    times: times[index] ?? [],
    perSecond: made.documents / made.seconds,
    idleMegabytes: idle[index]?.megabytes ?? 0,
    busyMegabytes: megabytes,
  });
  say(`${name}: medians ${(times[index] ?? []).map((list) => median(list).toFixed(0)).join(", ")} ms`);
}

say(`candor: ${documents} documents …`);
const [own] = rivals;
const endurance = own ? await endure(own) : [];
await Promise.all(rivals.map((rival) => rival.end()));

const report = reportOf(
  { rounds, seconds, loadBefore, figures, endurance },
  new Date().toISOString().slice(0, 10),
);
await mkdir(path.dirname(values.out), { recursive: true });
await writeFile(values.out, report);
process.stdout.write(report);
