import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";
import type { Judges } from "./guard/report-guard.ts";
import { type Tailored, tailored } from "./tailor/score.ts";

const improved = z.object({ text: z.string(), refused: z.boolean() });
const judged = z.object({
  verdict: z.enum(["supported", "ask", "blocked"]),
  supported: z.boolean(),
  unsupported: z.array(z.object({ kind: z.string(), text: z.string() })),
});
const matched = z.object({
  requirements: z.array(
    z.object({
      skill: z.string(),
      level: z.enum(["must", "nice"]),
      status: z.enum(["proven", "adjacent", "missing"]),
      evidence: z.string().nullable(),
      asked: z.string(),
    }),
  ),
});
const PATIENCE = 10_000;
/** A line of progress for so many answers. */
const PROGRESS = 250;

export type Order = { task: string; text: string; tone: string; seniority: string };
type Claim = { source: string; suggestion: string; context?: string | undefined };

/** The product as anybody meets it: its commands, lines of JSON in and out. */
export type Product = {
  improve(orders: readonly Order[]): Promise<z.infer<typeof improved>[]>;
  claims(pairs: readonly Claim[], judges?: Judges): Promise<z.infer<typeof judged>[]>;
  /** By rules, which see words alone and answer where the model cannot be asked. */
  match(lines: readonly { resume: string; job: string }[]): Promise<z.infer<typeof matched>[]>;
  matchBy(by: string, lines: readonly { resume: string; job: string }[]): Promise<z.infer<typeof matched>[]>;
  tailor(lines: readonly { resume: unknown; job: string }[]): Promise<Tailored[]>;
  /** Milliseconds of each order after a warm-up, and how they were taken. */
  timeImprove(orders: readonly Order[]): Promise<{ times: number[]; manner: string }>;
};

export function productAt(bin: string): Product {
  return {
    improve: async (orders) => parse(improved, await batch(bin, "improve", orders.map(plain))),
    claims: async (pairs, judges = "both") =>
      parse(
        judged,
        await batch(
          bin,
          "claims",
          pairs.map(({ source, suggestion, context }) => ({ source, suggestion, context })),
          ["--judges", judges],
        ),
      ),
    match: async (lines) => parse(matched, await batch(bin, "match", lines, ["--by", "rules"])),
    matchBy: async (by, lines) => parse(matched, await batch(bin, "match", lines, ["--by", by])),
    tailor: async (lines) => parse(tailored, await batch(bin, "tailor", lines)),
    timeImprove: async (orders) =>
      (await lineByLine(bin, orders)) ?? {
        times: await inBatches(bin, orders),
        manner: "batch time by rows",
      },
  };
}

function plain({ task, text, tone, seniority }: Order): Order {
  return { task, text, tone, seniority };
}

function parse<Line>(schema: z.ZodType<Line>, lines: readonly string[]): Line[] {
  return lines.map((line) => {
    const parsed = schema.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`not the promised answer: ${line.slice(0, 300)}`);
    return parsed.data;
  });
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

function start(bin: string, command: string, options: readonly string[] = []): Child {
  // With an endpoint in the environment another engine would answer.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("AI_")));
  return spawn(process.execPath, [bin, command, ...options], { stdio: ["pipe", "pipe", "inherit"], env });
}

async function batch(
  bin: string,
  command: string,
  rows: readonly object[],
  options: readonly string[] = [],
): Promise<string[]> {
  const child = start(bin, command, options);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    if (lines.length % PROGRESS === 0)
      process.stderr.write(`candor ${[command, ...options].join(" ")}: ${lines.length} of ${rows.length}\n`);
  });
  const ended = Promise.all([
    new Promise((resolve) => child.once("exit", resolve)),
    new Promise((resolve) => reader.once("close", resolve)),
  ]);
  child.stdin.on("error", () => {});
  child.stdin.end(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  await ended;
  if (lines.length !== rows.length) {
    throw new Error(`candor ${command} answered ${lines.length} lines to ${rows.length}`);
  }
  return lines;
}

/** One order, its answer, the next: null where the command waits for the end of its input. */
async function lineByLine(
  bin: string,
  orders: readonly Order[],
): Promise<{ times: number[]; manner: string } | null> {
  const child = start(bin, "improve");
  child.stdin.on("error", () => {});
  const reader = createInterface({ input: child.stdout });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const answered = (): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE);
      reader.once("line", () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  const times: number[] = [];
  // The first round is the warm-up.
  for (const [index, order] of [...orders, ...orders].entries()) {
    const started = performance.now();
    const answer = answered();
    child.stdin.write(`${JSON.stringify(plain(order))}\n`);
    if (!(await answer)) {
      child.kill();
      return null;
    }
    if (index >= orders.length) times.push(performance.now() - started);
  }
  child.stdin.end();
  await ended;
  return { times, manner: "one line at a time through the command, after a warm-up round" };
}

/** The time of ten rounds less that of one, by the rows between them. */
async function inBatches(bin: string, orders: readonly Order[]): Promise<number[]> {
  const timed = async (rounds: number): Promise<number> => {
    const rows = Array.from({ length: rounds }, () => orders.map(plain)).flat();
    const started = performance.now();
    await batch(bin, "improve", rows);
    return performance.now() - started;
  };
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const one = await timed(1);
    times.push((await timed(10)) - one);
  }
  return times.map((time) => time / (9 * orders.length));
}
