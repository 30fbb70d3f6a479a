import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readRows } from "../rows.ts";

const rewrite = z.object({
  t: z.string(),
  ok: z.union([z.literal(0), z.literal(1)]),
  sub: z.union([z.literal(0), z.literal(1)]).optional(),
  bad: z.array(z.tuple([z.string(), z.string()])).optional(),
});
const written = z.object({ s: z.string(), c: z.string().optional(), r: z.array(rewrite) });
const twin = z.object({
  kind: z.string(),
  source: z.string(),
  suggestion: z.string(),
  supported: z.boolean(),
});

const example = twin.omit({ kind: true }).extend({ context: z.string().optional() });

/** What a pair is: honest, one small lie in a faithful rewrite, or embellished. */
export type Side = "honest" | "subtle" | "obvious";

/** A pair with its label, as it is given to the product and scored. */
export type LabelledPair = {
  id: string;
  length: "long" | "short";
  side: Side;
  /** Kinds of what is invented. */
  kinds: string[];
  invented: string[];
  source: string;
  suggestion: string;
  context?: string | undefined;
};

export type Lot = { name: string; note: string; pairs: LabelledPair[] };

const ROOT = path.resolve(import.meta.dirname, "../..");
/** As the lots have it: several sentences, of which a rewrite takes what matters. */
const LONG_SOURCE = 28;

async function lines<Row>(file: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const text = await readFile(file, "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => schema.parse(JSON.parse(line)));
}

/** A lot for first contact, by its number. */
export async function readLot(lot: string): Promise<LabelledPair[]> {
  const folder = path.join(ROOT, "training/contact", lot);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).sort();
  const found: LabelledPair[] = [];
  for (const file of files) {
    for (const [nth, row] of (await lines(path.join(folder, file), written)).entries()) {
      for (const [at, { t, ok, sub, bad = [] }] of row.r.entries()) {
        found.push({
          id: `${lot}/${file}:${nth + 1}.${at + 1}`,
          length: row.s.split(/\s+/).length >= LONG_SOURCE ? "long" : "short",
          side: ok === 1 ? "honest" : sub === 1 ? "subtle" : "obvious",
          kinds: [...new Set(bad.map(([kind]) => kind))],
          invented: bad.map(([, words]) => words),
          source: row.s,
          suggestion: t,
          context: row.c,
        });
      }
    }
  }
  return found;
}

async function frozenPairs(): Promise<LabelledPair[]> {
  const { pairs } = await readRows("frozen");
  return pairs.map(({ id, source, suggestion, context, supported, violations }) => ({
    id,
    length: "short",
    side: supported ? "honest" : "obvious",
    kinds: [...new Set(violations.map(({ kind }) => kind))],
    invented: violations.map(({ text }) => text),
    source,
    suggestion,
    context,
  }));
}

/** Pairs of a kind that fooled an earlier guard. */
export async function readTwins(): Promise<LabelledPair[]> {
  const rows = await lines(path.join(import.meta.dirname, "twins.jsonl"), twin);
  return rows.map(({ kind, source, suggestion, supported }, nth) => ({
    id: `twins:${nth + 1}`,
    length: "short",
    side: supported ? "honest" : "subtle",
    kinds: supported ? [] : [kind],
    invented: [],
    source,
    suggestion,
  }));
}

async function examplePairs(): Promise<LabelledPair[]> {
  const rows = await lines(path.join(import.meta.dirname, "examples.jsonl"), example);
  return rows.map(({ supported, ...pair }, nth) => ({
    ...pair,
    id: `examples:${nth + 1}`,
    length: "short",
    side: supported ? "honest" : "obvious",
    kinds: [],
    invented: [],
  }));
}

/** The lots that nobody trains on, the newest first. */
export async function readLots(): Promise<Lot[]> {
  return [
    {
      name: "Contact 6",
      note: "First contact: nobody saw a row or a figure of it before everything was decided.",
      pairs: await readLot("6"),
    },
    {
      name: "Contact 1",
      note: "Not trained on; the bounds of the verdicts were chosen on it.",
      pairs: await readLot("1"),
    },
    {
      name: "Ties",
      note: "Nothing new is said: a true name, number or date is tied to the wrong thing. Of the writer of lot 7, held back from training.",
      pairs: await readLot("ties"),
    },
    {
      name: "Twins",
      note: "Four kinds that fooled an earlier guard, with unrelated words mixed in.",
      pairs: await readTwins(),
    },
    {
      name: "Examples",
      note: "What the rules of earlier guards were written for, one or two facts each.",
      pairs: await examplePairs(),
    },
    { name: "Frozen", note: "Short lines, only measured.", pairs: await frozenPairs() },
  ];
}
