import { countWords } from "../../domain/suggestions/form.ts";
import { type ImproveRequest, WORD_LIMITS } from "../../domain/suggestions/request.ts";
import { arrange, arrangeLightly } from "./plan/arrange.ts";
import { periodOf, speaksOfToday, tenseOf } from "./plan/tense.ts";
import { badness } from "./quality/faults.ts";
import { keepsSense } from "./quality/keeps-sense.ts";
import { type Corrected, withoutFiller } from "./read/normalise.ts";
import { readLine } from "./read/read-line.ts";
import type { Reader } from "./read/reader.ts";
import { tagWords } from "./read/tag.ts";
import type { Word } from "./read/word.ts";
import { withAgreement } from "./say/agreement.ts";
import { isListOfThings, withClosedList } from "./say/close-list.ts";
import { withFigureInBrackets } from "./say/figure-in-brackets.ts";
import { finished } from "./say/finish.ts";
import type { Spoken } from "./say/join-statements.ts";
import { sayStatement } from "./say/say-statement.ts";
import { cutWords, inLines } from "./say/split-lines.ts";
import { withArticles } from "./say/with-articles.ts";
import { withoutSpeaker } from "./say/without-speaker.ts";
import { tonedWords } from "./tone/words.ts";

/** A line as it can be said, and how much was done to it. */
export interface Written {
  readonly lines: readonly string[];
  readonly corrected: readonly Corrected[];
  /** Only spelling, casing and punctuation were mended. */
  readonly isOnlyMended: boolean;
}

/** How much may be done: say a line anew, or only mend its spelling, casing and punctuation. */
export type Effort = "write" | "mend";

/** What a line is written within. */
export interface Work {
  readonly limit: number;
  readonly effort: Effort;
  readonly read: Reader;
}

/** One line, said anew with as much change as keeps its sense: in full, else with its opening mended, else its spelling. */
export function writeLine(line: string, request: ImproveRequest, { limit, effort, read }: Work): Written {
  const { words, corrected, tagged, statements } = read(line);
  const mended = mendedLines(words, isListOfThings(statements), request, limit);
  if (effort === "mend") return { lines: mended, corrected, isOnlyMended: true };
  const most = badness(mended, limit, read);
  for (const plan of [arrange, arrangeLightly]) {
    const said = saidLines(words, tagged, request, limit, plan);
    if (said.length > 0 && keepsSense(words, said) && badness(said, limit, read) <= most)
      return { lines: said, corrected, isOnlyMended: said.join("\n") === mended.join("\n") };
  }
  return { lines: mended, corrected, isOnlyMended: true };
}

function saidLines(
  words: readonly Word[],
  tagged: readonly Word[],
  request: ImproveRequest,
  limit: number,
  plan: typeof arrange,
): string[] {
  const bare = withoutFiller(words);
  const read = bare.length === words.length ? tagged : tagWords(bare);
  const statements = plan(readLine(read), request);
  const period = periodOf(request.context);
  const isOfToday = speaksOfToday(read, statements);
  const spoken = statements.map((statement): Spoken => {
    const said = sayStatement(statement, tenseOf(statement, period, isOfToday, request.task), request.tone);
    const toned = tonedWords(withArticles(withoutSpeaker(withAgreement(said))), request.tone);
    if (request.tone === "confident") return { statement, words: withFigureInBrackets(toned) };
    return { statement, words: isListOfThings(statements) ? withClosedList(toned) : toned };
  });
  return inLines(spoken, limit, request.tone).map(finished).filter(Boolean);
}

/** The person's own words, spelled well and within the limit. */
function mendedLines(
  given: readonly Word[],
  isList: boolean,
  { tone }: ImproveRequest,
  limit: number,
): string[] {
  const toned = tonedWords(withoutSpeaker(withAgreement(withoutFiller(given))), tone);
  const words = tone === "confident" ? withFigureInBrackets(toned) : isList ? withClosedList(toned) : toned;
  const whole = finished(words);
  if (countWords(whole) <= limit) return whole === "" ? [] : [whole];
  return cutWords(words, limit).map(finished).filter(Boolean);
}

export function limitOf({ task }: ImproveRequest): number {
  return task === "project" ? WORD_LIMITS.project : WORD_LIMITS.experience;
}
