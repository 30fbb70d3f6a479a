import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type MatchResult, matchReportOf } from "./report.ts";
import { readMatchRows } from "./rows.ts";

const here = import.meta.dirname;
const work = await readMatchRows("work");
const frozen = await readMatchRows("frozen");
const both = [work, frozen];

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

  test("shares no text with the set to work on", () => {
    const texts = both.map(({ ads, others, long, statuses, laterStatuses }) => [
      ...[...ads, ...others, ...long].map(({ job }) => job),
      ...[...statuses, ...laterStatuses].map(({ resume }) => resume),
    ]);
    const known = new Set(texts[0]);
    expect(texts[1]?.filter((text) => known.has(text))).toEqual([]);
  });

  test("never has a row's name or text in the report", () => {
    const result: MatchResult = {
      set: "frozen",
      ads: frozen.ads.map((ad) => ({ ad, found: [{ skill: "planted", level: "must" }] })),
      others: [],
      long: [],
      statuses: frozen.statuses.map((row) => ({ row, answers: [] })),
      laterStatuses: frozen.laterStatuses.map((row) => ({ row, answers: [] })),
    };
    const report = matchReportOf([result], [], "a day");
    for (const { id } of [...frozen.ads, ...frozen.statuses, ...frozen.laterStatuses])
      expect(report).not.toContain(id);
    expect(report).not.toContain("planted");
    expect(matchReportOf([{ ...result, set: "work" }], [], "a day")).toContain("planted");
  });
});

describe("the rows", () => {
  const ads = both.flatMap((set) => set.ads);
  const others = both.flatMap((set) => set.others);
  const long = both.flatMap((set) => set.long);
  const statuses = both.flatMap((set) => [...set.statuses, ...set.laterStatuses]);

  test("are as many and as varied as promised", () => {
    expect(ads.length).toBeGreaterThanOrEqual(56);
    expect(new Set(ads.map(({ occupation }) => occupation)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(others.map(({ occupation }) => occupation)).size).toBeGreaterThanOrEqual(14);
    expect(frozen.statuses.length).toBeGreaterThanOrEqual(200);
    expect(new Set(statuses.map(({ status }) => status)).size).toBe(3);
  });

  test("of other occupations are of none that has a lexicon, and of none that the other set has", () => {
    const known = new Set(ads.map(({ occupation }) => occupation));
    expect(others.filter(({ occupation }) => known.has(occupation))).toEqual([]);
    const worked = new Set(work.others.map(({ occupation }) => occupation));
    expect(frozen.others.filter(({ occupation }) => worked.has(occupation))).toEqual([]);
  });

  test("have labels of which each ad's text has some telling word", () => {
    for (const { id, job, must, nice, not = [] } of [...ads, ...others, ...long]) {
      const text = job.toLowerCase();
      for (const label of [...must, ...nice, ...not]) {
        const roots = label
          .join(" ")
          .toLowerCase()
          .split(/[^\p{L}\d+#]+/u)
          .map((word) => word.slice(0, 4));
        expect(
          roots.some((root) => root !== "" && text.includes(root)),
          `${id}: ${label[0]}`,
        ).toBe(true);
      }
    }
  });

  test("have an id of their own each", () => {
    const ids = [...ads, ...others, ...long, ...statuses].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
