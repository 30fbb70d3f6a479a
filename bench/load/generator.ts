// The load in a process of its own, so that what it costs is not taken for the server's.
import { setTimeout as sleep } from "node:timers/promises";
import { RAW_ROWS } from "./people.ts";
import { kindAt, openTraffic, type RequestKind } from "./traffic.ts";

export interface LoadJob {
  urls: readonly string[];
  people: number;
  seconds: number;
  /** Requests a second that come whatever the server does; without it savers who each wait for their answer. */
  rate?: number;
  savers?: number;
}

export interface LoadResult {
  perSecond: number;
  /** Of the requests that came in time to be answered, by what was asked. */
  times: Partial<Record<RequestKind, { count: number; p50: number; p99: number }>>;
  errors: Record<string, number>;
  count: number;
}

const job: LoadJob = JSON.parse(process.argv[2] ?? "{}");
const traffic = openTraffic(job.urls);
const times = new Map<RequestKind, number[]>();
const errors: Record<string, number> = {};
let answered = 0;

async function send(kind: RequestKind, nth: number): Promise<void> {
  const began = performance.now();
  const status = await traffic
    .send(kind, nth)
    .catch((error: NodeJS.ErrnoException) => error.code ?? "failed");
  answered += 1;
  if (status !== 200) {
    const name = `${kind} ${status}`;
    errors[name] = (errors[name] ?? 0) + 1;
  }
  const known = times.get(kind) ?? [];
  known.push(performance.now() - began);
  times.set(kind, known);
}

async function savesInTurn(savers: number): Promise<void> {
  const end = performance.now() + job.seconds * 1000;
  await Promise.all(
    Array.from({ length: savers }, async (_, nth) => {
      // Those before are the raw engine's, and the administrator.
      while (performance.now() < end) await send("save", RAW_ROWS + nth);
    }),
  );
}

/** Open loop: who comes does not wait for those before, so a slow server meets a queue and not a pause. */
async function arrivals(rate: number): Promise<void> {
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let nth = 0; nth < rate * job.seconds; nth++) {
    const due = began + (nth / rate) * 1000;
    if (due > performance.now()) await sleep(due - performance.now());
    under.push(send(kindAt(Math.random()), 1 + Math.floor(Math.random() * (job.people - 1))));
  }
  await Promise.all(under);
}

const began = performance.now();
if (job.rate) await arrivals(job.rate);
else await savesInTurn(job.savers ?? 32);
const seconds = (performance.now() - began) / 1000;
const result: LoadResult = {
  perSecond: answered / seconds,
  count: answered,
  errors,
  times: Object.fromEntries([...times].map(([kind, all]) => [kind, spread(all)])),
};
traffic.close();
process.stdout.write(`${JSON.stringify(result)}\n`);

function spread(all: readonly number[]): { count: number; p50: number; p99: number } {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
