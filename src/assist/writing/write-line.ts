import { type ImproveRequest, WORD_LIMITS } from "../../domain/suggestions/request.ts";
import { withDutyAtEndDone } from "./edits/duty-at-end.ts";
import { withFittingVerbs } from "./edits/lead-verbs.ts";
import { withVerbOfThing } from "./edits/named.ts";
import { withGerundAsVerb, withStrongOpening } from "./edits/opening.ts";
import { withCompanyApart, withOpeningPhraseApart } from "./edits/opening-phrase.ts";
import { withPersonsTense } from "./edits/persons-tense.ts";
import { withoutMe, withoutPossessives } from "./edits/possessives.ts";
import type { Edit, Setting } from "./edits/setting.ts";
import { withoutI } from "./edits/speaker.ts";
import { withoutUs, withoutWe } from "./edits/team.ts";
import { periodOf, speaksOfToday } from "./edits/tense.ts";
import { staysWhole } from "./quality/stays-whole.ts";
import { type Corrected, withoutFiller } from "./read/normalise.ts";
import type { Reader } from "./read/reader.ts";
import { tagWords } from "./read/tag.ts";
import { textOf } from "./read/tokenize.ts";
import { type Word, withText } from "./read/word.ts";
import { withAgreement } from "./say/agreement.ts";
import { withFigureInBrackets } from "./say/figure-in-brackets.ts";
import { finished } from "./say/finish.ts";
import { withResultApart } from "./say/result-apart.ts";
import { inLines } from "./say/split-lines.ts";
import { withArticles } from "./say/with-articles.ts";
import { withMeans } from "./say/with-means.ts";
import { tonedWords } from "./tone/words.ts";

/** A line as it can be said, and how much was done to it. */
export interface Written {
  readonly lines: readonly string[];
  readonly corrected: readonly Corrected[];
  /** Only spelling, casing and punctuation were mended. */
  readonly isOnlyMended: boolean;
}

/** How much may be done: say a line anew, leave only its speaker out, or put only its spelling right. */
export type Effort = "write" | "mend" | "spell";

/** What a line is written within. */
export interface Work {
  readonly limit: number;
  readonly effort: Effort;
  readonly read: Reader;
}

/*
 * Every edit holds its own licence: a condition that the words of the line must meet. Where they do not, it changes nothing.
 */

/** What leads a line with its action. */
const LEADS: readonly Edit[] = [withDutyAtEndDone, withStrongOpening, withGerundAsVerb, withVerbOfThing];
/** Who speaks. */
const SPEAKER: readonly Edit[] = [
  (words, { limit }) => withoutWe(words, limit),
  withCompanyApart,
  withOpeningPhraseApart,
  withoutI,
  withoutMe,
  withoutPossessives,
  withoutUs,
];
const VERBS: readonly Edit[] = [withPersonsTense, withFittingVerbs, withArticles];
const TONE: readonly Edit[] = [
  withAgreement,
  withResultApart,
  withMeans,
  (words, { request }) => tonedWords(words, request.tone),
  (words, { request }) => (request.tone === "confident" ? withFigureInBrackets(words) : words),
];

/** One line: the person's own words in their own order, changed by nothing but edits for which the line itself gives the evidence. */
export function writeLine(line: string, request: ImproveRequest, { limit, effort, read }: Work): Written {
  const { words, corrected } = read(line);
  const unfilled = withoutFiller(words, request.tone === "friendly");
  const bare = unfilled.every((word, at) => word === words[at])
    ? words.slice(0, unfilled.length)
    : tagWords(unfilled);
  const setting: Setting = {
    request,
    period: periodOf(request.context),
    isOfToday: speaksOfToday(bare),
    limit,
  };
  const spelt = edited(words, [withCapitalI], setting);
  if (effort === "spell") return { lines: spelt, corrected, isOnlyMended: true };
  const isWhole = (lines: readonly string[]): boolean => staysWhole(textOf(words), lines);
  const speakerless = edited(bare, [...SPEAKER, ...TONE], setting);
  const mended = isWhole(speakerless) ? speakerless : spelt;
  if (effort === "mend") return { lines: mended, corrected, isOnlyMended: true };
  const lines = edited(bare, [...LEADS, ...SPEAKER, ...VERBS, ...TONE], setting);
  // No wording is worth a second line.
  const shown = isWhole(lines) && lines.length <= mended.length ? lines : mended;
  return { lines: shown, corrected, isOnlyMended: shown.join("\n") === mended.join("\n") };
}

const withCapitalI: Edit = (words) => words.map((word) => (word.lower === "i" ? withText(word, "I") : word));

function edited(words: readonly Word[], edits: readonly Edit[], setting: Setting): string[] {
  const said = edits.reduce((given, edit) => edit(given, setting), words);
  return inLines(said, setting.limit).map(finished).filter(Boolean);
}

export function limitOf({ task }: ImproveRequest): number {
  return task === "project" ? WORD_LIMITS.project : WORD_LIMITS.experience;
}
