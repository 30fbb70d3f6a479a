import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { effort } from "../../tests/support/effort.ts";
import { JUDGE } from "../../tests/support/judge.ts";
import { unsupportedFacts } from "../domain/claims/facts/unsupported-facts.ts";
import { formFaults } from "../domain/suggestions/form.ts";
import { type ImproveRequest, SENIORITIES, TASKS, TONES } from "../domain/suggestions/request.ts";
import type { Bounds, Judge } from "../judge/answer.ts";
import { claimPair } from "./guard/claim-pair.ts";
import { judgeByRules } from "./guard/judge-by-rules.ts";
import { judgeSuggestion } from "./guard/judge-suggestion.ts";
import { improve } from "./improve.ts";
import { runAtOnce } from "./run-in-slices.ts";
import { BULLETS } from "./writing/examples/bullet-examples.ts";
import { HARD } from "./writing/examples/hard-examples.ts";

const RUNS = { numRuns: effort(25, 300) };
const WRITTEN = [...BULLETS, ...HARD].map(([text]) => text);

/** Sentences of people, put together at random, with odd things between them. */
const written = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...WRITTEN) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 8 }) },
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .chain((parts) => fc.constantFrom(". ", ", ", " and ", "\n", "; ").map((joint) => parts.join(joint)));

const request: fc.Arbitrary<ImproveRequest> = fc.record({
  task: fc.constantFrom(...TASKS),
  text: written,
  tone: fc.constantFrom(...TONES),
  seniority: fc.constantFrom(...SENIORITIES),
});

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.constantFrom(
    "\uD800",
    "a\uDFFFb responsible for",
    "\u202Eresponsible for cleaning\u202C",
    "مرحبا responsible for 5 people",
    "responsible for ".repeat(6_000),
    "a".repeat(100_000),
    "1,".repeat(50_000),
    "and ".repeat(25_000),
    "helped ".repeat(14_000),
    `${"(".repeat(50_000)}${")".repeat(50_000)}`,
    "one hundred ".repeat(8_000),
    "as a ".repeat(20_000),
    "\n".repeat(100_000),
    "I, ".repeat(30_000),
    "A.".repeat(50_000),
  ),
);

const sure = ({ block }: Bounds): Bounds => ({ pass: block, block });
/** The learned judge where it is sure: its doubts are about what a language model writes. */
const SURE: Judge = {
  ...JUDGE,
  bounds: { long: sure(JUDGE.bounds.long), short: sure(JUDGE.bounds.short) },
};

describe("the embedded engine", () => {
  test("answers the same when its answer goes in again", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const once = await improve(given, { runInSlices: runAtOnce(JUDGE) });
        const twice = await improve({ ...given, text: once.text }, { runInSlices: runAtOnce(JUDGE) });
        if (!once.refused) expect(twice.text).toBe(once.text);
      }),
      RUNS,
    );
  });

  test("claims nothing that the text does not: by the rules never, by the learned judge in hardly any text", async () => {
    const doubted: string[] = [];
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const { text, refused } = await improve(given, { runInSlices: runAtOnce(JUDGE) });
        if (refused) return;
        expect(judgeByRules(claimPair(given.text, text)).verdict).toBe("supported");
        if (judgeSuggestion(SURE, given, text).verdict !== "supported") doubted.push(text);
      }),
      RUNS,
    );
    // What was learned is right about most, not about all: one text in eighty, of unrelated sentences, it objects to wrongly.
    expect(doubted.length, doubted.join("\n\n")).toBeLessThanOrEqual(Math.max(3, RUNS.numRuns / 25));
  });

  test("keeps every line of a bullet within its limit", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const { text, findings } = await improve(given, { runInSlices: runAtOnce(JUDGE) });
        if (given.task === "summary" || findings.some(({ code }) => code === "not-english")) return;
        // A strong line of a project comes back as it stands, and may have four words more.
        const own = new Set(
          given.task === "project" ? given.text.split("\n").map((line) => line.trim()) : [],
        );
        const kept = text.split("\n").filter((line) => own.has(line));
        for (const line of kept) expect(line.split(/\s+/).length).toBeLessThanOrEqual(26);
        const written = text.split("\n").filter((line) => !own.has(line));
        if (written.length > 0) expect(formFaults(given.task, written.join("\n"))).not.toContain("too-long");
      }),
      RUNS,
    );
  });

  test("survives hostile text of any size", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TASKS), hostile, async (task, text) => {
        const answer = await improve(
          { task, text, tone: "friendly", seniority: "junior" },
          { runInSlices: runAtOnce(JUDGE) },
        );
        expect(answer.text.isWellFormed()).toBe(true);
      }),
      { numRuns: effort(25, 60) },
    );
  }, 60_000);
});

test("the comparison of facts survives hostile text of any size", () => {
  fc.assert(
    fc.property(hostile, hostile, (longSource, longSuggestion) => {
      const [source = "", suggestion = ""] = [longSource, longSuggestion].map((text) =>
        text.slice(0, 10_000),
      );
      expect(Array.isArray(unsupportedFacts(source, suggestion))).toBe(true);
    }),
    { numRuns: effort(25, 60) },
  );
}, 60_000);
