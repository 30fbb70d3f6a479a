import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { scoreFile } from "../../evals/import/score.ts";
import { readAnyFile } from "../../src/readers/read-any-file.ts";

const folder = path.join(import.meta.dirname, "../../evals/import/documents");
const documents = readdirSync(folder).filter((name) => !name.endsWith(".json"));

test("resumes of many trades, countries and designs come into their fields, and no word is lost", async () => {
  const faults: string[] = [];
  let all = 0;
  for (const name of documents) {
    const read = await readAnyFile(name, new Uint8Array(readFileSync(path.join(folder, name))));
    if (!read.ok) throw new Error(`${name}: ${read.message}`);
    const truth = readFileSync(path.join(folder, `${path.parse(name).name}.truth.json`), "utf8");
    const { fields, lost } = scoreFile(JSON.parse(truth), read);
    expect(lost, name).toEqual([]);
    all += fields.length;
    for (const { isRight, field, want, got } of fields)
      if (!isRight) faults.push(`${name} ${field}: “${want}” is “${got}”`);
  }
  expect(all).toBeGreaterThan(700);
  expect(faults.length, faults.slice(0, 40).join("\n")).toBeLessThan(all * 0.03);
}, 120_000);
