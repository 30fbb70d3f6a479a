import { readFileSync } from "node:fs";
import path from "node:path";
import { type TailorCase, tailorCase } from "./score.ts";

export function readCases(): TailorCase[] {
  return readFileSync(path.join(import.meta.dirname, "cases.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => tailorCase.parse(JSON.parse(line)))
    .map((one) => ({ ...one, resume: withIds(one.resume) }));
}

/** Ids as a resume has them: plans name places by them. */
function withIds(resume: TailorCase["resume"]): TailorCase["resume"] {
  let count = 0;
  const named = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((entry: unknown) => {
        count += 1;
        const id = `id${count}`;
        return typeof entry === "string" ? { id, text: entry } : { id, ...Object(named(entry)) };
      });
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
  };
  return Object.fromEntries(Object.entries(resume).map(([key, value]) => [key, named(value)]));
}
