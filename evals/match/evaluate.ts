import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Product, productAt } from "../product.ts";
import { SETS, type SetName } from "../rows.ts";
import { type MatchResult, matchReportOf } from "./report.ts";
import { type AdRow, adAskingFor, readMatchRows, type StatusRow } from "./rows.ts";
import type { ReadAd } from "./scoring/extraction.ts";
import type { JudgedStatus } from "./scoring/statuses.ts";
import { missedTargets } from "./targets.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    set: { type: "string" },
    bin: { type: "string", default: path.join(root, "bin/candor.mjs") },
    out: { type: "string" },
  },
});

async function measure(product: Product, set: SetName): Promise<MatchResult> {
  const { ads, others, long, statuses, laterStatuses } = await readMatchRows(set);
  const read = async (rows: readonly AdRow[]): Promise<ReadAd[]> => {
    const answers = await product.match(rows.map(({ job }) => ({ resume: "", job })));
    return rows.map((ad, at) => ({ ad, found: answers[at]?.requirements ?? [] }));
  };
  const judge = async (rows: readonly StatusRow[]): Promise<JudgedStatus[]> => {
    const answers = await product.match(
      rows.map(({ resume, requirement }) => ({ resume, job: adAskingFor(requirement) })),
    );
    return rows.map((row, at) => ({ row, answers: answers[at]?.requirements ?? [] }));
  };
  return {
    set,
    ads: await read(ads),
    others: await read(others),
    long: await read(long),
    statuses: await judge(statuses),
    laterStatuses: await judge(laterStatuses),
  };
}

const wanted = SETS.filter((set) => values.set === undefined || values.set === set);
if (wanted.length === 0) throw new Error(`--set is one of ${SETS.join(", ")}`);
const product = productAt(path.resolve(values.bin));
const results: MatchResult[] = [];
for (const set of [...wanted].reverse()) results.push(await measure(product, set));
const labelled = await Promise.all(SETS.map(readMatchRows));
const wordings = labelled.flatMap(({ ads, others, long }) =>
  [...ads, ...others, ...long].flatMap(({ must, nice, not = [] }) => [...must, ...nice, ...not]),
);
const report = matchReportOf(results, wordings, new Date().toISOString().slice(0, 10));
// One set alone is looked at in passing; the document has both.
const out =
  values.out ?? (values.set === undefined ? path.join(root, "docs/evaluation-match.md") : undefined);
if (out !== undefined) await writeFile(out, report);
process.stdout.write(report);
for (const { set, ads, others, long, statuses, laterStatuses } of results) {
  const missed = missedTargets([...ads, ...others, ...long], [...statuses, ...laterStatuses], wordings);
  for (const fault of missed) process.stderr.write(`${set}: ${fault}\n`);
  if (missed.length > 0) process.exitCode = 1;
}
