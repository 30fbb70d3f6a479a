import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { SetName } from "../rows.ts";

/** A skill in the words that count as naming it. */
const label = z.array(z.string().min(1)).min(1);

const adRow = z.strictObject({
  id: z.string(),
  occupation: z.string(),
  form: z.enum(["bullets", "prose", "headings", "mixed", "shouting", "long"]),
  job: z.string(),
  must: z.array(label),
  nice: z.array(label),
  /** Skills that the ad names to say that it does not ask for them, or in its talk about itself. */
  not: z.array(label).optional(),
});

const statusRow = z.strictObject({
  id: z.string(),
  occupation: z.string(),
  resume: z.string(),
  requirement: z.string(),
  status: z.enum(["proven", "adjacent", "missing"]),
});

export type AdRow = z.infer<typeof adRow>;
export type StatusRow = z.infer<typeof statusRow>;
/** `others` are ads of occupations for which no lexicon was written, `long` ones as they stand on boards, boilerplate and all. */
export type MatchRows = {
  ads: AdRow[];
  others: AdRow[];
  long: AdRow[];
  statuses: StatusRow[];
  /** Written later than the first ones. */
  laterStatuses: StatusRow[];
};

async function read<Row>(file: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

export async function readMatchRows(set: SetName): Promise<MatchRows> {
  const file = (name: string): string => path.join(import.meta.dirname, set, `${name}.jsonl`);
  const [ads, others, long, statuses, laterStatuses] = await Promise.all([
    read(file("ads"), adRow),
    read(file("more-ads"), adRow),
    read(file("long-ads"), adRow),
    read(file("statuses"), statusRow),
    read(file("more-statuses"), statusRow),
  ]);
  return { ads, others, long, statuses, laterStatuses };
}

/** The ad that asks for one thing, in the plainest form that ads have. */
export function adAskingFor(requirement: string): string {
  return `Requirements:\n- ${requirement}\n`;
}
