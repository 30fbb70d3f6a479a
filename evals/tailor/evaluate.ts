import path from "node:path";
import { parseArgs } from "node:util";
import { productAt } from "../product.ts";
import { table } from "../scoring/markdown.ts";
import { readCases } from "./read-cases.ts";
import { scoreCase } from "./score.ts";

/*
 * Plans through `candor tailor`, on ads with resumes of one's own writing: `npm run evaluate:tailor`. It fails where a variant claims what the career does
 * not hold, a quote is not the career's own words, or a refused step leaves a trace.
 */
const root = path.resolve(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { bin: { type: "string" } } });
const product = productAt(values.bin ?? path.join(root, "bin/candor.mjs"));
const cases = readCases();
const answers = await product.tailor(cases.map(({ resume, job }) => ({ resume, job })));
const scores = cases.flatMap((one, nth) => {
  const answer = answers[nth];
  return answer ? [{ trade: one.trade, ...scoreCase(one, answer) }] : [];
});
const rows = scores.map(({ trade, steps, reworded, questions, gained, claims, misquoted, traces }) => [
  trade,
  ...[steps, reworded, questions, gained, claims.length, misquoted.length, traces.length].map(String),
]);
const sum = (of: (score: (typeof scores)[number]) => number) =>
  String(scores.reduce((all, score) => all + of(score), 0));
rows.push([
  "**all**",
  sum(({ steps }) => steps),
  sum(({ reworded }) => reworded),
  sum(({ questions }) => questions),
  `${(scores.reduce((all, { gained }) => all + gained, 0) / Math.max(1, scores.length)).toFixed(1)} on average`,
  sum(({ claims }) => claims.length),
  sum(({ misquoted }) => misquoted.length),
  sum(({ traces }) => traces.length),
]);
const heads = [
  "Trade",
  "Steps",
  "Reworded",
  "Questions",
  "Points of the match",
  "Claims not held",
  "Misquoted",
  "Traces",
];
process.stdout.write(`${table(heads, rows)}\n`);
const faults = scores.flatMap(({ trade, claims, misquoted, traces }) =>
  [...claims, ...misquoted, ...traces].map((fault) => `${trade}: ${fault}`),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
