import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readLots } from "./guard/lots.ts";
import type { LotResult } from "./guard/report-guard.ts";
import { reportOf, type SetResult } from "./report.ts";
import { readRows } from "./rows.ts";
import { survives } from "./scoring/facts.ts";
import { scoreSpecial, scoreWriting } from "./scoring/writing.ts";

const here = import.meta.dirname;
const sets = { work: await readRows("work"), frozen: await readRows("frozen") };
const both = [sets.work, sets.frozen];

describe("the frozen set", () => {
  test("is as it was frozen", () => {
    const hashes = JSON.parse(readFileSync(path.join(here, "frozen.sha256.json"), "utf8"));
    const found = Object.fromEntries(
      readdirSync(path.join(here, "frozen"))
        .sort()
        .map((file) => [
          file,
          createHash("sha256")
            .update(readFileSync(path.join(here, "frozen", file)))
            .digest("hex"),
        ]),
    );
    expect(found).toEqual(hashes);
  });

  test("shares no row with the set to work on", () => {
    const keys = both.map(({ writing, special, pairs }) => [
      ...[...writing, ...special].map(({ text }) => text),
      ...pairs.map(({ source, suggestion }) => `${source} → ${suggestion}`),
    ]);
    const work = new Set(keys[0]);
    expect(keys[1]?.filter((key) => work.has(key))).toEqual([]);
  });

  test("never has a row's text in the report", async () => {
    const { writing, special, pairs } = sets.frozen;
    const wrong = { text: "nothing of the kind", refused: false };
    const answered = writing.map((row) => ({ row, answer: wrong, again: wrong }));
    const lots = await readLots();
    const guard = lots.map((lot): LotResult => {
      const judged = lot.pairs.map((pair) => ({ pair, verdict: "supported" as const, found: [] }));
      return { lot, judged: { both: judged, facts: judged, model: judged } };
    });
    expect(lots.map(({ name }) => name)).toContain("Frozen");
    const result: SetResult = {
      set: "frozen",
      writing: [{ name: "all", score: scoreWriting(answered) }],
      special: scoreSpecial(special.map((row) => ({ row, answer: wrong, again: wrong }))),
      latency: { times: [1], manner: "none" },
      broughtIn: [{ id: "row", words: ["planted"] }],
      grammar: writing.map(({ id, task, text }) => ({
        id,
        task,
        source: text,
        result: text,
        before: [],
        after: [],
        added: [{ rule: "AnA", problem: "an" }],
      })),
    };
    const report = reportOf(guard, { rounds: [], grammar: [] }, [result], "a day");
    for (const { text } of [...writing, ...special]) expect(report).not.toContain(text);
    for (const { source, suggestion } of pairs) {
      expect(report).not.toContain(source);
      expect(report).not.toContain(suggestion);
    }
    expect(report).not.toContain("planted");
    expect(reportOf([], { rounds: [], grammar: [] }, [{ ...result, set: "work" }], "a day")).toContain(
      "planted",
    );
  });
});

describe("the rows", () => {
  const writing = both.flatMap((set) => set.writing);
  const pairs = both.flatMap((set) => set.pairs);

  test("are as many and as varied as promised", () => {
    const count = (task: string): number => writing.filter((row) => row.task === task).length;
    expect(count("experience")).toBeGreaterThanOrEqual(200);
    expect(count("summary")).toBeGreaterThanOrEqual(60);
    expect(count("project")).toBeGreaterThanOrEqual(60);
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    for (const { writing } of both) {
      expect(new Set(writing.map(({ occupation }) => occupation)).size).toBeGreaterThanOrEqual(14);
    }
  });

  test("have each class, supported and not, in both sets", () => {
    const groups = both.map((set) => new Set(set.pairs.map((pair) => `${pair.class} ${pair.supported}`)));
    expect(groups[0]).toEqual(groups[1]);
    expect(groups[0]?.size).toBe(17);
  });

  test("have labels that hold on their own text", () => {
    for (const { id, text, facts } of writing) {
      for (const fact of facts) expect(survives(fact, text), `${id}: ${fact}`).toBe(true);
    }
    for (const { id, suggestion, supported, violations } of pairs) {
      expect(violations.length > 0, id).toBe(!supported);
      for (const { text } of violations) expect(suggestion, id).toContain(text);
    }
  });

  test("have an id of their own each", () => {
    const ids = [...writing, ...pairs, ...both.flatMap(({ special }) => special)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("the evaluation imports nothing of the product", () => {
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  expect(sources.length).toBeGreaterThan(10);
  for (const file of sources) {
    const imports = readFileSync(path.join(here, file), "utf8").matchAll(/from\s+"(\.[^"]+)"/g);
    for (const [, target = ""] of imports) {
      const resolved = path.resolve(here, path.dirname(file), target);
      expect(resolved.startsWith(`${here}${path.sep}`), `${file} imports ${target}`).toBe(true);
    }
  }
});
