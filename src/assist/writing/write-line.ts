import { type ImproveRequest, WORD_LIMITS } from "../../domain/suggestions/request.ts";
import { withoutLaterI, withoutLeadingI } from "./edits/speaker.ts";
import { withStrongOpening } from "./edits/opening.ts";
import { withPersonsTense } from "./edits/persons-tense.ts";
import type { Edit, Setting } from "./edits/setting.ts";
import { periodOf } from "./edits/tense.ts";
import { staysWhole } from "./quality/stays-whole.ts";
import type { Reader } from "./read/reader.ts";
import type { Corrected } from "./read/spelled.ts";
import { textOf, tokenize } from "./read/tokenize.ts";
import { withoutFiller } from "./read/without-filler.ts";
import { withAgreement } from "./say/agreement.ts";
import { finished } from "./say/finish.ts";
import { inLines } from "./say/in-lines.ts";
import { withResultApart } from "./say/result-apart.ts";
import { closed, inTone } from "./tone/in-tone.ts";

/** A line as it can be said, and how much was done to it. */
export interface Written {
  readonly lines: readonly string[];
  readonly corrected: readonly Corrected[];
  /** Only spelling, casing and punctuation were mended. */
  readonly isOnlyMended: boolean;
}

/** How much may be done: mend a line's words, or put only its spelling right. */
export type Effort = "write" | "spell";

/** What a line is written within. */
export interface Work {
  readonly limit: number;
  readonly effort: Effort;
  readonly read: Reader;
}

/*
 * Readers call a line better of which nothing but slips was mended, and an edit of words is a risk: each holds its own licence,
 * a condition that the words of the line must meet, and where they do not, it changes nothing.
 */
const EDITS: readonly Edit[] = [
  (line) => withoutFiller(line),
  // Slips of a second language that can mean nothing else.
  (line) =>
    line
      .replace(/\bI done\b/g, "I did")
      .replace(/\b(responsible) (?:of|from)\b/gi, "$1 for")
      .replace(/((?:^|, | and )[a-z]{2,}ing) of (?=[a-z])/gi, "$1 "),
  withStrongOpening,
  withoutLeadingI,
  withPersonsTense,
  (line, { read }) => textOf(withAgreement(read(line).words)),
];
/** In a resume nobody need say who speaks; a friendly line keeps the "I" that the person wrote. */
const IMPERSONAL: readonly Edit[] = [...EDITS, withoutLaterI, withResultApart];

function edited(line: string, setting: Setting): string {
  const { tone } = setting.request;
  if (tone !== "friendly") return inTone(applied(IMPERSONAL, line, setting), tone);
  const said = applied(EDITS, line, setting);
  const isSpoken = /^I(?:'m|'ve)? /.test(line) && !/^I(?:'m|'ve)? /.test(said);
  return inTone(isSpoken ? `I ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said, tone);
}

function applied(edits: readonly Edit[], line: string, setting: Setting): string {
  return edits.reduce((said, edit) => edit(said, setting), line);
}

/** One line: the person's own words in their own order, changed by nothing but edits for which the line itself gives the evidence. */
export function writeLine(line: string, request: ImproveRequest, { limit, effort, read }: Work): Written {
  const { words, corrected } = read(line);
  const spelt = textOf(words);
  const mended = inLines(words, limit).map(finished);
  if (effort === "spell") return { lines: mended, corrected, isOnlyMended: true };
  const setting: Setting = { request, period: periodOf(request.context), read };
  const lines = inLines(tokenize(edited(spelt, setting)), limit).map(finished);
  // No wording is worth a second line.
  const shown = staysWhole(spelt, lines) && lines.length <= mended.length ? lines : mended;
  return {
    lines: request.tone === "friendly" ? shown.map(closed) : shown,
    corrected,
    isOnlyMended: shown.join("\n") === mended.join("\n"),
  };
}

export function limitOf({ task }: ImproveRequest): number {
  return task === "project" ? WORD_LIMITS.project : WORD_LIMITS.experience;
}
