import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Lot, readLots } from "./guard/lots.ts";
import type { Judges, LotResult } from "./guard/report-guard.ts";
import type { JudgedPair } from "./guard/score-verdicts.ts";
import { type Order, type Product, productAt } from "./product.ts";
import { reportOf, type SetResult } from "./report.ts";
import { readRows, SETS, type SetName } from "./rows.ts";
import { type Answered, scoreSpecial, scoreWriting, wordsBroughtIn } from "./scoring/writing.ts";
import { compareGrammar } from "./writing/grammar.ts";
import { readRounds } from "./writing/votes.ts";

const root = path.resolve(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    set: { type: "string" },
    bin: { type: "string", default: path.join(root, "bin/candor.mjs") },
    out: { type: "string" },
  },
});

async function answered<Row extends Order>(product: Product, rows: readonly Row[]): Promise<Answered<Row>[]> {
  const first = await product.improve(rows);
  const second = await product.improve(rows.map((row, at) => ({ ...row, text: first[at]?.text ?? "" })));
  return rows.flatMap((row, at) => {
    const answer = first[at];
    const repeated = second[at];
    if (!answer || !repeated) return [];
    // A refusal is no text to improve again.
    return [{ row, answer, again: answer.refused ? answer : repeated }];
  });
}

async function measure(product: Product, set: SetName): Promise<SetResult> {
  const rows = await readRows(set);
  const writing = await answered(product, rows.writing);
  const special = await answered(product, rows.special);
  const tasks = ["experience", "project", "summary"] as const;
  return {
    set,
    writing: [
      { name: "all", score: scoreWriting(writing) },
      ...tasks.map((task) => ({
        name: task,
        score: scoreWriting(writing.filter(({ row }) => row.task === task)),
      })),
    ],
    special: scoreSpecial(special),
    latency: await product.timeImprove(rows.writing.filter(({ task }) => task === "experience")),
    broughtIn: wordsBroughtIn(writing),
    grammar: await compareGrammar(
      writing.map(({ row: { id, task, text }, answer }) => ({ id, task, source: text, result: answer.text })),
    ),
  };
}

/** One lot, judged as the product does; the newest also by rules and by the learned judge alone. */
async function measureLot(product: Product, lot: Lot, isNewest: boolean): Promise<LotResult> {
  const judgedBy = async (judges: Judges): Promise<JudgedPair[]> => {
    const verdicts = await product.claims(lot.pairs, judges);
    return lot.pairs.flatMap((pair, at) => {
      const answer = verdicts[at];
      if (!answer) return [];
      return [{ pair, verdict: answer.verdict, found: answer.unsupported.map(({ text }) => text) }];
    });
  };
  return {
    lot,
    judged: {
      both: await judgedBy("both"),
      facts: isNewest ? await judgedBy("facts") : [],
      model: isNewest ? await judgedBy("model") : [],
    },
  };
}

const wanted = SETS.filter((set) => values.set === undefined || values.set === set);
if (wanted.length === 0) throw new Error(`--set is one of ${SETS.join(", ")}`);
const product = productAt(path.resolve(values.bin));
const results: SetResult[] = [];
for (const set of [...wanted].reverse()) results.push(await measure(product, set));
const guard: LotResult[] = [];
if (values.set === undefined)
  for (const [nth, lot] of (await readLots()).entries())
    guard.push(await measureLot(product, lot, nth === 0));
const rounds = await readRounds();
const [newest] = rounds;
const readGrammar = newest && guard.length > 0 ? await compareGrammar(newest.rows) : [];
const report = reportOf(
  guard,
  { rounds, grammar: readGrammar },
  results,
  new Date().toISOString().slice(0, 10),
);
// One set alone is looked at in passing; the document has both.
const out = values.out ?? (values.set === undefined ? path.join(root, "docs/evaluation.md") : undefined);
if (out !== undefined) await writeFile(out, report);
process.stdout.write(report);
