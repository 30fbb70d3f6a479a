import type { Direction, TextNode } from "./nodes.ts";

// Controls, soft hyphens, zero-width spaces and bidi overrides would break lines differently in each engine
// or reorder a neighbour's text; joiners stay, emoji and Persian need them.
const UNSAFE = /[\p{Cc}\u00ad\u200b\u2060\u2066-\u2069\u202a-\u202e\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;
const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const STRONG_LETTER = /\p{L}/u;

export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/\s+/gu, (space) => (space === "\u00a0" ? space : " "))
    .replace(UNSAFE, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

export function directionOf(text: string): Direction {
  for (const char of text) {
    if (RTL_LETTER.test(char)) return "rtl";
    if (STRONG_LETTER.test(char)) return "ltr";
  }
  return "ltr";
}

/** A node for the field, or null where nothing would be seen. */
export function textNode(raw: string, pointer: string, href?: string): TextNode | null {
  const text = cleanText(raw);
  if (text === "") return null;
  const node: TextNode = { text, pointer, direction: directionOf(text) };
  if (href !== undefined) node.href = href;
  return node;
}

export function textNodes(values: readonly string[], pointer: string): TextNode[] {
  return values.flatMap((value, index) => textNode(value, `${pointer}/${index}`) ?? []);
}

const SCRIPT_LANGUAGES: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];

/** The language a screen reader should use, judged by the script most letters are written in. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPT_LANGUAGES) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    if (share > (language === "ja" ? 0.15 : 0.4)) return language;
  }
  return /[ğışİ]/u.test(text) && !/[ßäåæøñ]/u.test(text) ? "tr" : "en";
}
