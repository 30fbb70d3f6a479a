import type { LoadResult } from "./generator.ts";
import { WEIGHTS } from "./traffic.ts";

export interface Configuration {
  engine: "SQLite" | "PostgreSQL";
  processes: number;
}

export interface Rate extends LoadResult {
  /** What came in a second; `perSecond` is what was answered. */
  rate: number;
}

/** In MB, of all processes of the server. */
export interface Memory {
  before: number;
  after: number;
  quiet: number;
}

export interface Measured extends Configuration {
  /** Saves a second; `bare` is one thread that only speaks HTTP and saves. */
  saves: { raw: number; bare: number; saves: number; p99: number };
  rates: Rate[];
  /** Measured for what is served without any setting: it takes four minutes. */
  memory: Memory | null;
}

interface Setting {
  machine: string;
  people: number;
  idle: number;
  measured: readonly Measured[];
}

const whole = (value: number): string => value.toFixed(0);

export function report({ machine, people, idle, measured }: Setting): string {
  const saves = measured.map(
    ({ engine, processes, saves: { raw, bare, saves, p99 }, memory }) =>
      `| ${engine} | ${processes} | ${whole(raw)} | ${whole(bare)} | ${whole(saves)} | ${whole((100 * saves) / raw)} % | ${whole((100 * saves) / bare)} % | ${whole(p99)} | ${memory ? `${whole(memory.before)} | ${whole(memory.after)} | ${whole(memory.quiet)}` : "– | – | –"} |`,
  );
  const rates = measured.flatMap(({ engine, processes, rates }) =>
    rates.map(({ rate, perSecond, times, errors, count }) => {
      const failed = Object.values(errors).reduce((sum, times) => sum + times, 0);
      const at = (kind: "read" | "save" | "export" | "assist") =>
        times[kind] ? `${whole(times[kind].p50)} / ${whole(times[kind].p99)}` : "–";
      return `| ${engine} | ${processes} | ${rate} | ${whole(perSecond)} | ${at("read")} | ${at("save")} | ${at("export")} | ${at("assist")} | ${failed} of ${count} |`;
    }),
  );
  const weights = Object.entries(WEIGHTS).map(([kind, weight]) => `${kind} ${weight}`);
  return `# Load, measured

Written by \`npm run bench:load\` on ${machine}. Server, database and the load itself share these cores, so a machine of its own for each carries more. ${people.toLocaleString("en-GB")} simulated
people, each signed in, with one resume; of a hundred requests: ${weights.join(", ")}. The engines are the embedded ones.

A server that nobody uses takes ${whole(idle)} MB (\`Pss\` of all its processes).

## Saves as a share of the raw engine's
The bare driver writes the same rows, one transaction each, as durable (on the disk before the next), in the same folder or on the same PostgreSQL, in turn with the server; the median round by share. 32 people save one after the other.
HTTP alone is one thread of Node's bare HTTP server that parses the bodies and writes the same rows as durably, on SQLite with commits shared where saves come at once, on PostgreSQL each as a transaction of its own: no session, check, limit or framework.
Memory in MB: after the start, after 10,000 mixed requests, and after two and a half minutes without any; measured for one process on SQLite, which is what is served without any setting.

| Database | Processes | Raw, saves/s | HTTP alone, saves/s | Server, saves/s | Share of raw | of HTTP alone | p99, ms | Memory before | after | quiet |
|---|---|---|---|---|---|---|---|---|---|---|
${saves.join("\n")}

## Mixed traffic at rising rates
Requests come whether or not those before were answered. Each cell: p50 / p99 in milliseconds. A rate that is not kept up ends the row.

| Database | Processes | Come, /s | Answered, /s | Read | Save | PDF | Suggestion | Errors |
|---|---|---|---|---|---|---|---|---|
${rates.join("\n")}
`;
}
