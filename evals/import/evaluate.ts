import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type FieldScore, type FileScore, scoreFile, type Truth } from "./score.ts";

/**
 * How much of a resume's fields `candor import` puts in their place, and whether a word is lost, over a folder of documents
 * with what a person says is in them (NN.truth.json beside NN.pdf, NN.docx or NN.txt).
 *   npm run evaluate:import [-- FOLDER] [-- --faults]
 */
const run = promisify(execFile);
const args = process.argv.slice(2);
const folder = path.resolve(
  args.find((arg) => !arg.startsWith("--")) ?? path.join(import.meta.dirname, "documents"),
);
const candor = path.join(import.meta.dirname, "../../bin/candor.mjs");

async function scored(number: string): Promise<{ file: string; score: FileScore }> {
  const truth: Truth = JSON.parse(readFileSync(path.join(folder, `${number}.truth.json`), "utf8"));
  const file = ["pdf", "docx", "txt"]
    .map((ending) => `${number}.${ending}`)
    .find((name) => readdirSync(folder).includes(name));
  if (!file) throw new Error(`there is no document for ${number}`);
  const read = await run(process.execPath, [candor, "import", path.join(folder, file)], {
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => JSON.parse(stdout),
    () => ({ resume: {}, unplaced: [] }),
  );
  return { file, score: scoreFile(truth, read) };
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const percent = (right: number, all: number): string => `${((100 * right) / Math.max(1, all)).toFixed(1)} %`;
const rights = (fields: readonly FieldScore[]): number => fields.filter(({ isRight }) => isRight).length;

const numbers = readdirSync(folder)
  .flatMap((name) => (name.endsWith(".truth.json") ? [name.slice(0, -".truth.json".length)] : []))
  .sort();
const all: FieldScore[] = [];
let [words, lost] = [0, 0];
for (const number of numbers) {
  const { file, score } = await scored(number);
  all.push(...score.fields);
  words += score.words;
  lost += score.lost.length;
  print(
    `${file.padEnd(12)} ${percent(rights(score.fields), score.fields.length).padStart(8)} of ${score.fields.length} fields${score.lost.length > 0 ? `; words lost: ${score.lost.slice(0, 20).join(" ")}` : ""}`,
  );
  if (args.includes("--faults"))
    for (const { field, want, got, isRight } of score.fields)
      if (!isRight) print(`    ${field}: “${want}” is “${got}”`);
}
const kinds = new Map<string, FieldScore[]>();
for (const field of all) kinds.set(field.field, [...(kinds.get(field.field) ?? []), field]);
for (const [kind, fields] of [...kinds].sort(([a], [b]) => a.localeCompare(b)))
  print(`${kind.padEnd(30)} ${rights(fields)}/${fields.length}`);
print(
  `\n${numbers.length} documents: ${percent(rights(all), all.length)} of ${all.length} fields in the right place, ${percent(words - lost, words)} of ${words} words kept`,
);
