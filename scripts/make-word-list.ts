import { globSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Writes the words that the spelling of a line is corrected by, from the honest rewrites of the training lots, which are spelled
 * well: words that are seen often may replace a misspelled one, the others are only known. Run: node scripts/make-word-list.ts
 */
const OFTEN = 4;
const TARGET = "src/assist/writing/spelling/word-list.ts";

interface Edit {
  readonly t?: string;
  readonly ok?: number;
}
interface Rewrite extends Edit {
  readonly e?: readonly Edit[];
}

const counts = new Map<string, number>();
const typed = new Map<string, number>();
const WORDS = /(?<![\p{L}\p{N}'’-])[a-z]{2,}(?![\p{L}\p{N}'’])/gu;

function count(text: string, into: Map<string, number>): void {
  // A word with a capital is most often a name, unless it opens the text.
  for (const [word] of text.replace(/^\p{Lu}/u, (first) => first.toLowerCase()).matchAll(WORDS))
    into.set(word, (into.get(word) ?? 0) + 1);
}

for (const file of globSync("training/lots/*/?-*.jsonl").sort())
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { r = [], s = "" } = JSON.parse(line) as { r?: readonly Rewrite[]; s?: string };
    count(s, typed);
    const honest = r.filter(({ ok }) => ok === 1);
    for (const { t = "" } of [...honest, ...honest.flatMap(({ e = [] }) => e.filter(({ ok }) => ok === 1))])
      count(t, counts);
  }
// What people type again and again is a word too, if a plain one; it replaces none.
for (const [word, times] of typed) if (times >= OFTEN && !counts.has(word)) counts.set(word, 1);

const listed = (isListed: (count: number) => boolean) =>
  [...counts]
    .filter(([, count]) => isListed(count))
    .map(([word]) => word)
    .sort()
    .join(" ");

writeFileSync(
  TARGET,
  `/** Made by scripts/make-word-list.ts; change it there. Words that may replace a misspelled one. */
export const COMMON =
  "${listed((count) => count >= OFTEN)}";

/** Words that are spelled well and too rare to replace another. */
export const RARE =
  "${listed((count) => count < OFTEN)}";
`,
);
