// `npm run bench:judge` prints what the learned judge costs: memory, time to load, time for a pair on one core.
import { cpus, loadavg } from "node:os";
import { Worker } from "node:worker_threads";
import { loadJudge } from "../../src/judge/load-judge.ts";
import { pairKinds } from "./pairs.ts";

/** What others do on the machine is no cost of a pair: the best of so many runs counts. */
const RUNS = 5;
const GOAL_MS = 60;

const megabytes = (): number => process.memoryUsage.rss() / 1e6;
const kinds = pairKinds();

const before = megabytes();
const from = performance.now();
const loaded = loadJudge();
const loadMs = performance.now() - from;
if (!loaded.judge) throw new Error(loaded.reason);
const { judge } = loaded;
const afterLoad = megabytes();

const measured = kinds.map(({ name, pairs }) => {
  for (const pair of pairs.slice(0, 5)) judge.score(pair);
  // All pairs in turn, more than the judge remembers: a pair that comes again at once would cost nothing.
  const rounds = Array.from({ length: RUNS }, () =>
    pairs.map((pair) => {
      const start = performance.now();
      judge.score(pair);
      return performance.now() - start;
    }),
  );
  const times = pairs.map((_, nth) => Math.min(...rounds.map((round) => round[nth] ?? Number.NaN)));
  return { name, pairs: pairs.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
});
const afterPairs = megabytes();
const withThread = await inThread();

console.log(
  `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores (${process.arch}), load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`loading: ${loadMs.toFixed(0)} ms`);
console.log(
  `memory: ${(afterLoad - before).toFixed(0)} MB after loading, ${(afterPairs - before).toFixed(0)} MB after the pairs, ` +
    `${(withThread - afterPairs).toFixed(0)} MB more with a second judge in a thread`,
);
for (const { name, pairs, p50, p95 } of measured)
  console.log(`${name} (${pairs} pairs): p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
if ((measured[0]?.p95 ?? 0) > GOAL_MS) {
  console.log(`A bullet takes more than ${GOAL_MS} ms.`);
  process.exitCode = 1;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Memory of the process while a thread beside this one has judged as well. */
async function inThread(): Promise<number> {
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.module).then(({ loadJudge }) => {
      loadJudge().judge.score(workerData.pair);
      parentPort.postMessage("judged");
      setInterval(() => {}, 1000);
    });`;
  const module = new URL("../../src/judge/load-judge.ts", import.meta.url).href;
  const worker = new Worker(code, { eval: true, workerData: { module, pair: kinds[0]?.pairs[0] } });
  await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  const used = megabytes();
  await worker.terminate();
  return used;
}
