import { expect, test } from "vitest";
import { effort } from "../../../tests/support/effort.ts";
import { JUDGE } from "../../../tests/support/judge.ts";
import { firstLotPairs } from "../../../tests/support/lot-rows.ts";
import { judgeWithoutQuestion } from "./judge-claims.ts";
import { knownWords } from "./known-words.ts";
import { wholePhrases } from "./whole-phrase.ts";

function phrases(source: string, suggestion: string, ...flagged: string[]): string[] {
  const spans = flagged.map((text) => {
    const start = suggestion.indexOf(text);
    return { text, start, end: start + text.length };
  });
  const scores = spans.map(({ start, end }) => ({ start, end, score: 1 }));
  return wholePhrases(suggestion, spans, knownWords(source), scores).map(({ text }) => text);
}

test.for([
  [
    "no small word at its ends",
    "sold shoes",
    "Sold shoes and led the team of",
    ["and led the team of"],
    ["led the team"],
  ],
  ["all of a name", "sold shoes", "Sold shoes for Marks Spencer", ["Spencer"], ["Marks Spencer"]],
  ["all of a word", "ran trials", "Ran trust-wide trials", ["wide"], ["trust-wide"]],
  [
    "the bracket that it opens",
    "kept books",
    "Kept books, Chartered Accountant (ACA).",
    ["Chartered Accountant (ACA"],
    ["Chartered Accountant (ACA)"],
  ],
  ["the sign of a number", "cut cost", "Cut cost by $500 in May", ["500"], ["$500"]],
  [
    "nothing that the person wrote",
    "worked in the shop",
    "Led staff in the shop",
    ["Led staff in the shop"],
    ["Led staff"],
  ],
  [
    "two claims apart from their noun",
    "helped with the migration",
    "Led a seamless migration",
    ["Led a seamless"],
    ["Led", "seamless"],
  ],
  [
    "what the person denied",
    "used Oracle, never SAP",
    "Used Oracle with SAP daily",
    ["with SAP daily"],
    ["SAP daily"],
  ],
  [
    "a stretch of own words as it is",
    "wrote part of the manual",
    "Wrote the manual",
    ["Wrote the manual"],
    ["Wrote the manual"],
  ],
] as const)("a phrase has %s", ([, source, suggestion, flagged, expected]) => {
  expect(phrases(source, suggestion, ...flagged)).toEqual(expected);
});

const SMALL = "a an the and or but of to in on at by for with from as that which who while".split(" ");

test("what is blocked is named whole: nothing ragged, no half of a word or a name", () => {
  const pairs = ["a-short", "c-short"].flatMap((file) => firstLotPairs(file, effort(12, 40)));
  const claims = pairs.flatMap((pair) =>
    judgeWithoutQuestion(JUDGE, pair).unsupported.map((claim) => ({ ...claim, ...pair })),
  );
  expect(claims.length).toBeGreaterThan(15);
  for (const { kind, text, start, end, suggestion, source, context } of claims) {
    expect(suggestion.slice(start, end)).toBe(text);
    const words = text.toLowerCase().split(/[^\p{L}\p{N}'’%+£$€-]+/u);
    // "In a month" is a time, as rules name it.
    if (kind === "scope") expect(SMALL, text).not.toContain(words[0]);
    expect(SMALL, text).not.toContain(words.at(-1));
    const [before, after] = [suggestion.slice(0, start), suggestion.slice(end)];
    expect(`${before.at(-1) ?? ""}|${after[0] ?? ""}`, text).not.toMatch(/[\p{L}\p{N}]\|$|^\|[\p{L}\p{N}]/u);
    const name = /^ (\p{Lu}[\p{L}]+)/u.exec(after)?.[1];
    const isHalf = name !== undefined && / \p{Lu}\p{L}+$/u.test(` ${text}`) && start > 0;
    if (isHalf) expect(`${source} ${context}`.toLowerCase(), text).toContain(name.toLowerCase());
  }
});
