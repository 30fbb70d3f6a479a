import { inForm } from "./normal-form.ts";

/**
 * What every stored text satisfies. Cleaning runs on each edit and on each parse, so it removes only what
 * nobody typed on purpose and never trims: a trimmed draft would eat the space between two words while
 * somebody types, and a saved copy would differ from the one on the screen. Outer spaces are dropped where
 * text is laid out, not where it is kept.
 */
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const LINE_BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Control characters and non-characters break XML (DOCX) and databases. Spelled out: the classes of the same names take longer. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  /[\0-\t\v-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/g;

/**
 * Bidirectional overrides make text read differently from what it says; zero-width spaces, soft hyphens and
 * the like hide inside a word so that no search finds it. Joiners (U+200C, U+200D) stay: Persian and emoji
 * need them. So do U+200E and U+200F, which only settle the direction of neutral characters.
 */
const DECEPTIVE = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** Tag characters carry invisible text; only the flags of regions (a black flag, tags, an end) need them. */
const TAGS = /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu;

/** What has nothing to be cleaned, as most texts of most resumes have: looking once is quicker than six times. */
const CLEAN = /^[ -~]*$/;

/** Cleans text of several lines. */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text;
  return inForm(
    "NFC",
    text
      .toWellFormed()
      .replace(LINE_BREAKS, "\n")
      .replaceAll("\t", " ")
      .replace(UNPRINTABLE, "")
      .replace(DECEPTIVE, "")
      .replace(TAGS, "$1"),
  );
}

/** Cleans text of one line: a run of line breaks and tabs becomes one space. */
export function cleanLine(text: string): string {
  return CLEAN.test(text) ? text : cleanText(text.replace(LINE_BREAKS_AND_TABS, " "));
}
