import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadJudge } from "./load-judge.ts";

const shipped = path.resolve(import.meta.dirname, "../../weights");
const FILES = ["manifest.json", "judge.safetensors", "vocabulary.txt"];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "candor-judge-"));
  for (const file of FILES) copyFileSync(path.join(shipped, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = (file: string): string => path.join(folder, file);

function change(file: string, at: number): void {
  const bytes = readFileSync(place(file));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(place(file), bytes);
}

const FAULTS: [name: string, spoil: () => void, reason: RegExp][] = [
  ["no weights", () => rmSync(place("judge.safetensors")), /ENOENT/],
  ["no manifest", () => rmSync(place("manifest.json")), /ENOENT/],
  ["no vocabulary", () => rmSync(place("vocabulary.txt")), /ENOENT/],
  ["a manifest that is no JSON", () => writeFileSync(place("manifest.json"), "{"), /JSON/],
  ["a manifest of something else", () => writeFileSync(place("manifest.json"), "[]"), /names no weights/],
  [
    "a bound without end",
    () =>
      writeFileSync(
        place("manifest.json"),
        readFileSync(place("manifest.json"), "utf8").replace(/"(pass|block)": [\d.]+/g, '"$1": 1e999'),
      ),
    /no bounds/,
  ],
  ["weights cut off", () => truncateSync(place("judge.safetensors"), 1000), /another size/],
  ["one bit of the weights changed", () => change("judge.safetensors", 9_000_000), /is not the file/],
  ["one bit of the vocabulary changed", () => change("vocabulary.txt", 5000), /is not the file/],
];

test.each(FAULTS)("%s: no judge, and the reason", (_, spoil, reason) => {
  spoil();
  expect(loadJudge(folder)).toEqual({ judge: null, reason: expect.stringMatching(reason) });
});

test("it is loaded once", () => {
  const { judge } = loadJudge(folder);
  expect(judge).not.toBeNull();
  expect(loadJudge(folder).judge).toBe(judge);
});
