import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const kind = z.enum([
  "skill",
  "tool",
  "licence",
  "years",
  "language",
  "place",
  "authorisation",
  "degree",
  "duty",
]);
const TRAPS = ["denial", "other", "wish", "mention", "watched", "looks-denied"] as const;

/** As training/match/writing.md describes them. */
const pair = z.strictObject({
  occupation: z.string().min(1),
  requirement: z.string().min(1),
  kind,
  line: z.string().min(1),
  label: z.enum(["proven", "partly", "not"]),
  trap: z.enum(TRAPS).nullable(),
});
const ad = z.strictObject({
  occupation: z.string().min(1),
  country: z.string().min(1),
  form: z.string().min(1),
  job: z.string().min(1),
  requirements: z
    .array(
      z.strictObject({
        text: z.string().min(1),
        kind,
        level: z.enum(["must", "nice"]),
        anyOf: z.int().nullable(),
        years: z.number().nullable(),
      }),
    )
    .min(1),
  named: z.array(z.string().min(1)),
});

const folder = path.resolve(import.meta.dirname, "../../training/match/lots");
const rows = <Row>(files: string, schema: z.ZodType<Row>): Row[] =>
  globSync(files, { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), "utf8").trim().split("\n"))
    .map((line) => schema.parse(JSON.parse(line)));

describe("what the match was trained on", () => {
  const pairs = rows("pairs-*.jsonl", pair);
  const ads = rows("ads-*.jsonl", ad);

  test("is as much and as wide as it is said to be", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(6000);
    expect(new Set(pairs.map(({ occupation }) => occupation)).size).toBeGreaterThanOrEqual(40);
    expect(ads.length).toBeGreaterThanOrEqual(100);
  });

  test("quotes each ad to the letter", () => {
    const lost = ads.flatMap(({ job, requirements, named }) =>
      [...requirements.map(({ text }) => text), ...named].filter((text) => !job.includes(text)),
    );
    expect(lost).toEqual([]);
  });

  test("has each kind of trap, and lines that only look like one", () => {
    for (const trap of TRAPS) {
      const some = pairs.filter((row) => row.trap === trap);
      expect(some.length).toBeGreaterThan(50);
    }
  });
});

const lines = z.array(z.string());
const askedOfCase = z.strictObject({
  text: z.string().min(1),
  kind,
  level: z.enum(["must", "nice"]),
  anyOf: z.number().nullable(),
  years: z.number().nullable(),
  status: z.enum(["proven", "partly", "missing"]),
  proof: lines,
  partly: lines,
  traps: z.array(z.strictObject({ line: z.string(), trap: z.enum(TRAPS) })),
});
const labelledCase = z.object({ job: z.string(), resume: z.string(), requirements: z.array(askedOfCase) });

test.each([
  ...globSync(path.resolve(import.meta.dirname, "../../training/match/lots/cases-*.jsonl")),
  ...globSync(path.resolve(import.meta.dirname, "cases/*.jsonl")),
])("%s: ads and resumes have what their labels say", (file) => {
  const faults: string[] = [];
  for (const row of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { job, resume, requirements } = labelledCase.parse(JSON.parse(row));
    const own = new Set(resume.split("\n").map((line) => line.trim()));
    for (const { text, status, proof, partly, traps } of requirements) {
      if (!job.includes(text)) faults.push(text);
      const listed = proof.length > 0 ? "proven" : partly.length > 0 ? "partly" : "missing";
      if (listed !== status) faults.push(`${text}: ${status}, but ${listed}`);
      for (const line of [...proof, ...partly, ...traps.map((trap) => trap.line)])
        if (!own.has(line.trim())) faults.push(line);
    }
  }
  expect(faults).toEqual([]);
});
