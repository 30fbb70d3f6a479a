import { type ImproveRequest, WORD_LIMITS } from "../../domain/suggestions/request.ts";
import { withGrammar } from "./edits/grammar.ts";
import { withLeadingAction, withStrongOpening } from "./edits/opening.ts";
import { withPersonsTense } from "./edits/persons-tense.ts";
import type { Edit, Setting } from "./edits/setting.ts";
import { withoutLaterI, withoutLeadingI } from "./edits/speaker.ts";
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
  withGrammar,
  withStrongOpening,
  withLeadingAction,
  withoutLeadingI,
  withoutLaterI,
  withPersonsTense,
  (line, { read }) => textOf(withAgreement(read(line).words)),
  (line) => withResultApart(line),
];

/** One line: the person's own words in their own order, changed by nothing but edits for which the line itself gives the evidence. */
export function writeLine(line: string, request: ImproveRequest, { limit, effort, read }: Work): Written {
  const { words, corrected } = read(line);
  const spelt = textOf(words);
  const mended = laidOut(spelt, limit);
  if (effort === "spell") return { lines: mended, corrected, isOnlyMended: true };
  const setting: Setting = { request, period: periodOf(request.context), read };
  const edited = EDITS.reduce((said, edit) => edit(said, setting), spelt);
  const isShown = (lines: readonly string[]): boolean =>
    // No wording is worth a second line.
    staysWhole(spelt, lines) && lines.length <= mended.length;
  const plain = laidOut(edited, limit);
  const lines = isShown(plain) ? plain : mended;
  const isOnlyMended = lines.join("\n") === mended.join("\n");
  // Where nothing got better, a tone makes nothing better either.
  if (lines.length === 1 && lines[0] === line) return { lines, corrected, isOnlyMended };
  const toned = laidOut(inTone(isShown(plain) ? edited : spelt, request.tone), limit).map((said) =>
    request.tone === "friendly" ? closed(said) : said,
  );
  return { lines: isShown(toned) ? toned : lines, corrected, isOnlyMended };
}

function laidOut(line: string, limit: number): string[] {
  return inLines(tokenize(line), limit).map(finished);
}

export function limitOf({ task }: ImproveRequest): number {
  return task === "project" ? WORD_LIMITS.project : WORD_LIMITS.experience;
}
