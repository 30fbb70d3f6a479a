import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const KINDS = [
  "number",
  "date",
  "name",
  "technology",
  "credential",
  "title",
  "part",
  "extent",
  "outcome",
  "quality",
  "state",
  "denied",
  "swap",
  "addition",
] as const;
const kind = z.enum(KINDS);
const isHonest = z.union([z.literal(0), z.literal(1)]);

/** As training/writing.md describes it. */
const writtenRow = z.strictObject({
  o: z.string().min(1),
  s: z.string().min(1),
  c: z.string().optional(),
  r: z
    .array(
      z.strictObject({
        t: z.string().min(1),
        ok: isHonest,
        sub: z.literal(1).optional(),
        bad: z.array(z.tuple([kind, z.string().min(1)])).optional(),
        e: z
          .array(
            z.strictObject({
              f: z.string().min(1),
              t: z.string().min(1),
              ok: isHonest,
              k: kind.optional(),
              b: z.string().optional(),
            }),
          )
          .optional(),
      }),
    )
    .min(2),
});
type Written = z.infer<typeof writtenRow>;

const root = path.resolve(import.meta.dirname, "../training");
const isTurned = (file: string): boolean => path.basename(file).startsWith("turned");
const all = globSync("{lots,contact}/*/*.jsonl", { cwd: root }).sort();
const files = all.filter((file) => !isTurned(file));

/** Edits of a source under which a rewrite stays true or does not; "i" names file, row and rewrite, from nought. */
const turnedRow = z.strictObject({
  i: z.string(),
  e: z.array(
    z.union([
      z.strictObject({ f: z.string().min(1), t: z.string(), ok: z.literal(1) }),
      z.strictObject({
        f: z.string().min(1),
        t: z.string(),
        ok: z.literal(0),
        k: kind,
        b: z.string().min(1),
      }),
    ]),
  ),
});

function rowsOf(file: string): Written[] {
  const lines = readFileSync(path.join(root, file), "utf8").trim().split("\n");
  return lines.map((line) => writtenRow.parse(JSON.parse(line)));
}

/** What is wrong with a row beyond its form: a quote that is not there would teach a wrong word. */
function faultsOf({ r }: Written): string[] {
  return r.flatMap(({ t, ok, bad = [], e = [] }) => [
    ...(ok === 0 && bad.length === 0 ? [`nothing is quoted of: ${t}`] : []),
    ...(ok === 1 && bad.length > 0 ? [`an honest one is quoted: ${t}`] : []),
    ...bad.filter(([, words]) => !t.includes(words)).map(([, words]) => `not in it: ${words}`),
    ...e.filter(({ f }) => t.split(f).length !== 2).map(({ f }) => `not once in it: ${f}`),
    ...e.filter((edit) => edit.f === edit.t).map(({ f }) => `changes nothing: ${f}`),
    ...e.filter((edit) => edit.ok === 0 && !edit.k).map(({ t: words }) => `of no kind: ${words}`),
    ...e.filter(({ t: words, b }) => b && !words.includes(b)).map(({ b }) => `not in the edit: ${b}`),
  ]);
}

describe("the written lots", () => {
  test.each(files)("%s quotes what it judges", (file) => {
    const rows = rowsOf(file);
    expect(rows.flatMap(faultsOf)).toEqual([]);
    const words = rows.map(({ s }) => s.split(/\s+/).length);
    const [least, most] = file.includes("long") ? [28, 95] : [3, 28];
    expect(words.filter((count) => count < least || count > most)).toEqual([]);
  });

  test("share no source: what is met for the first time was in no other lot", () => {
    const sources = files.flatMap((file) => rowsOf(file).map(({ s }) => s.toLowerCase()));
    expect(sources.length).toBeGreaterThan(2_500);
    expect(new Set(sources).size).toBe(sources.length);
  });
});

test.for(all.filter(isTurned))("%s turns words that are there, about words that are there", (file) => {
  const lines = readFileSync(path.join(root, file), "utf8").trim().split("\n");
  for (const { i, e } of lines.map((line) => turnedRow.parse(JSON.parse(line)))) {
    const [name = "", row = "", rewrite = ""] = i.split("/");
    const written = rowsOf(path.join(path.dirname(file), `${name}.jsonl`))[Number(row)];
    const text = written?.r[Number(rewrite)];
    expect(text?.ok, i).toBe(1);
    for (const edit of e) {
      expect(written?.s.split(edit.f).length, `${i}: ${edit.f}`).toBe(2);
      if (edit.ok === 0) expect(text?.t, i).toContain(edit.b);
    }
  }
});
