import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { productAt } from "../product.ts";
import { cell, table } from "../scoring/markdown.ts";
import { caseRow, scoreCases } from "./scoring/cases.ts";

/*
 * The match by meaning through `candor match`, on ads with resumes: `node scripts/run.mjs ../evals/match/evaluate-cases [FILE …] [--by rules]`. Without
 * files those of the folder, which nobody had tuned on when they were first measured.
 */
const root = path.resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string", default: "meaning" }, out: { type: "string" } },
});
const folder = path.join(import.meta.dirname, "cases");
const files =
  positionals.length > 0
    ? positionals
    : readdirSync(folder)
        .sort()
        .map((name) => path.join(folder, name));
const product = productAt(path.join(root, "bin/candor.mjs"));
const rows: string[][] = [];
let worst = 0;
for (const file of files) {
  const cases = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => caseRow.parse(JSON.parse(line)));
  const answers = await product.matchBy(
    values.by,
    cases.map(({ resume, job }) => ({ resume, job })),
  );
  const score = scoreCases(cases.map((row, nth) => ({ row, answers: answers[nth]?.requirements ?? [] })));
  rows.push([path.basename(file, ".jsonl"), ...Object.values(score).map(cell)]);
  worst = Math.max(worst, score.quotes.of - score.quotes.hits);
}
const heads = [
  "Lot",
  "Precision",
  "Recall",
  "Level",
  "Status of those found",
  "Quotes",
  "Proofs of what is not shown",
  "Proofs from traps",
];
const report = `${table(heads, rows)}\n`;
if (values.out !== undefined) writeFileSync(values.out, report);
process.stdout.write(report);
// A quote that is not the resume's own words is never right, whatever else is.
if (worst > 0) process.exitCode = 1;
