import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const row = z.object({
  s: z.string(),
  c: z.string().optional(),
  r: z.array(z.object({ t: z.string(), ok: z.union([z.literal(0), z.literal(1)]) })),
});

/** A rewrite of what a person wrote, honest or not. */
export interface LotPair {
  readonly source: string;
  readonly context: string;
  readonly suggestion: string;
  readonly isHonest: boolean;
}

/** The rewrites of the first rows of a file that the judge was trained on: texts as people and models write them. */
export function firstLotPairs(file: string, count: number): LotPair[] {
  const name = path.resolve(import.meta.dirname, "../../training/lots/1", `${file}.jsonl`);
  const lines = readFileSync(name, "utf8").split("\n").slice(0, count);
  return lines
    .filter((line) => line !== "")
    .map((line) => row.parse(JSON.parse(line)))
    .flatMap(({ s, c = "", r }) =>
      r.map(({ t, ok }) => ({ source: s, context: c, suggestion: t, isHonest: ok === 1 })),
    );
}
