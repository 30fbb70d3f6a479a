import type { Statement } from "./read-statements.ts";

/** Levels of the common framework, and the words for them. */
const LETTERS = "ABC";
const WORDS: readonly (readonly [level: number, named: RegExp])[] = [
  [7, /\b(?:native|mother tongue|first language|home language|bilingual)\b/i],
  [5, /\b(?:fluent(?:ly)?|proficient|full professional|excellent|advanced|near-native|negotiat\w+)\b/i],
  [4, /\b(?:business|professional|working|very good|good|upper[- ]intermediate|strong)\b/i],
  [3, /\b(?:conversational|intermediate)\b/i],
  [
    1,
    /\b(?:basics?|beginner|elementary|a little|little bit|a bit|some|few words|school|halting|just the|rusty)\b/i,
  ],
];
const PART = /[,;/|·•\n]|\s(?:and|&)\s/;
const LONGEST = 300;
const FOR_ALL = /\b(?:both|all)\b/i;

const LEVEL_WORDS =
  /\b(?:native|mother tongue|fluent|fluency|proficient|professional|business|working|conversational|intermediate|advanced|basic|good|very|excellent|strong|spoken|written|speaks?|speaking|language|knowledge|level|skills?|or|better|above|higher|at|in|of|from|to|minimum|and|the|an?|[ABC][12])\b|[^\p{L}\s'’-]/giu;

/** The language that is asked for, without how well: "German" of "Fluent German (C1)". */
export function languageAsked({ skill, known }: Pick<Statement, "skill" | "known">): string {
  return (known ?? skill).replace(LEVEL_WORDS, " ").replace(/\s+/g, " ").trim();
}

/** Whether a line names a language. */
export function namesLanguage(line: string, language: string): boolean {
  return language !== "" && line.toLowerCase().includes(language.toLowerCase());
}

/** How well somebody speaks a language, or is asked to: 1 to 7; null where the text does not say. */
export function languageLevel(text: string): number | null {
  const [, letter = "", half] = /\b([ABC])([12])\b/.exec(text) ?? [];
  if (half) return 2 * LETTERS.indexOf(letter) + Number(half);
  return WORDS.find(([, named]) => named.test(text))?.[0] ?? null;
}

/** The same for one language of a line that may name several: "Persian (native), English C1". */
export function levelIn(line: string, language: string): number | null {
  const parts = line.slice(0, LONGEST).split(PART);
  const name = language.toLowerCase();
  const at = parts.findIndex((part) => part.toLowerCase().includes(name));
  const own = at < 0 ? null : languageLevel(parts[at] ?? "");
  if (own !== null || parts.length === 1) return own;
  const shared = parts.find((part) => FOR_ALL.test(part));
  return shared === undefined ? null : languageLevel(shared);
}
