import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { MOST_TOKENS } from "./encode.ts";
import { prepare } from "./prepare.ts";
import { createTokenizer } from "./tokenizer.ts";

const LENGTH = 20_000;
const MOST_MS = 50;
const vocabulary = readFileSync(path.resolve(import.meta.dirname, "../../weights/vocabulary.txt"), "utf8");
const tokenizer = createTokenizer(vocabulary);
const filled = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

/** So many different words that begin alike. */
function different(separator: string): string {
  let text = "";
  for (let nth = 0; text.length < LENGTH; nth += 1)
    text += `a${nth.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)))}${separator}`;
  return text.slice(0, LENGTH);
}

const HOSTILE: Record<string, string> = {
  "letters without a space": filled("abcdefghij"),
  "one letter": filled("a"),
  "one letter and a space": filled("a "),
  "one word again and again": filled("bread "),
  emoji: filled("😀"),
  "emoji apart": filled("😀 "),
  "combining marks": filled("\u0301"),
  "letters with marks": filled("e\u0301\u0302"),
  punctuation: filled(".,;!"),
  "ends of sentences": filled(". "),
  figures: filled("12 34.5 6,789 "),
  "letters and digits in one": filled("a1b2"),
  "words as long as the tokenizer takes": filled(`${"ab".repeat(50)} `),
  "different words that begin alike": different(" "),
  "the same between digits": different("1"),
  "lines of nothing": filled("\n \n"),
  ideographs: filled("北京"),
  "quotes after a full stop": filled(`.${'"'.repeat(500)}`),
};

test.each(Object.keys(HOSTILE))("20,000 characters of %s cost little to prepare", (name) => {
  const text = HOSTILE[name] ?? "";
  const pairs = [
    { source: text, context: text, suggestion: text },
    { source: text, context: "", suggestion: text.slice(0, 2000) },
    { source: "Sold bread at a market.", context: "", suggestion: text },
  ];
  for (const pair of pairs) {
    const spent = cpuOf(() => {
      for (const { encoded } of prepare(tokenizer, pair) ?? [])
        expect(encoded.ids.length).toBeLessThanOrEqual(MOST_TOKENS);
    });
    expect(spent).toBeLessThan(MOST_MS);
  }
});
