import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const SETS = ["work", "frozen"] as const;
export type SetName = (typeof SETS)[number];

const order = {
  id: z.string(),
  task: z.enum(["experience", "summary", "project"]),
  text: z.string(),
  tone: z.enum(["professional", "confident", "friendly"]),
  seniority: z.enum(["junior", "mid", "senior"]),
};

const writingRow = z.strictObject({
  ...order,
  occupation: z.string(),
  /** The position is held today. */
  current: z.boolean().optional(),
  kind: z.enum(["weak", "strong", "ordinary"]),
  /** What the answer must still say. */
  facts: z.array(z.string()).min(1),
  /** Verbs, in their plain form, that the text supports as its first word. */
  fittingVerbs: z.array(z.string()).min(1).optional(),
});

const specialRow = z.strictObject({
  ...order,
  kind: z.enum(["off-topic", "injected", "non-english", "look-alike"]),
  expected: z.enum(["refusal", "unchanged", "answered"]),
  facts: z.array(z.string()).optional(),
});

const pairClass = z.enum([
  "number",
  "technology",
  "name",
  "credential",
  "title",
  "scope",
  "outcome",
  "time",
  "wording",
]);

const pair = z.strictObject({
  id: z.string(),
  source: z.string(),
  suggestion: z.string(),
  context: z.string().optional(),
  supported: z.boolean(),
  violations: z.array(z.strictObject({ kind: pairClass, text: z.string() })),
  class: pairClass,
  note: z.string(),
});

/** What a model that makes things up would send back, and an honest rewrite of the same text. */
const reply = z.strictObject({
  ...order,
  occupation: z.string(),
  reply: z.string(),
  /** The invented words of the reply. */
  made: z.array(z.string()).min(1),
  honest: z.string(),
});

export type Reply = z.infer<typeof reply>;
export type WritingRow = z.infer<typeof writingRow>;
export type SpecialRow = z.infer<typeof specialRow>;
export type Pair = z.infer<typeof pair>;
export type Rows = { writing: WritingRow[]; special: SpecialRow[]; pairs: Pair[] };

async function read<Row>(file: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

/** Which files make up a set: rows that were written later stand in files of their own. */
const FILES: Record<SetName, { before: string[]; pairs: string[] }> = {
  work: {
    before: ["", "fresh-"],
    pairs: ["pairs", "more-pairs", "fresh-pairs", "hard-pairs", "tried-pairs"],
  },
  frozen: { before: [""], pairs: ["pairs"] },
};

export async function readRows(set: SetName): Promise<Rows> {
  const file = (name: string): string => path.join(import.meta.dirname, set, `${name}.jsonl`);
  const { before, pairs } = FILES[set];
  const all = async <Row>(names: readonly string[], schema: z.ZodType<Row>): Promise<Row[]> =>
    (await Promise.all(names.map((name) => read(file(name), schema)))).flat();
  const named = (task: string): string[] => before.map((start) => `${start}${task}`);
  return {
    writing: await all([...named("experience"), ...named("project"), ...named("summary")], writingRow),
    special: await all(named("special"), specialRow),
    pairs: await all(pairs, pair),
  };
}

export function readReplies(): Promise<Reply[]> {
  return read(path.join(import.meta.dirname, "work", "replies.jsonl"), reply);
}
