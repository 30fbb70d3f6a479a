import { baseOf, past } from "../../../domain/language/inflect.ts";
import { countWords } from "../../../domain/suggestions/form.ts";
import { type AssistContext, WORD_LIMITS } from "../../../domain/suggestions/request.ts";
import { periodOf } from "../edits/tense.ts";
import type { Reader, Reading } from "../read/reader.ts";
import { textOf, tokenize } from "../read/tokenize.ts";
import { withoutFiller } from "../read/without-filler.ts";
import type { Word } from "../read/word.ts";
import { isClosed, isPlural } from "../read/word-kinds.ts";
import { capital } from "../say/finish.ts";
import { withNames } from "../say/names.ts";

/** What makes a line read badly, and how much. */
const WEIGHTS = {
  "no-verb-first": 2,
  "first-person": 4,
  filler: 1,
  "weak-opening": 2,
  misspelled: 2,
  "small-letter": 1,
  "too-long": 6,
  "doubled-word": 4,
  "dangling-end": 4,
  "open-bracket": 4,
  "name-in-small-letters": 1,
} as const;

export type Fault = keyof typeof WEIGHTS;

const SPEAKER = /(?<![\p{L}'’])(?:I|i|i'm|im|I'm|[Ww]e|[Mm]y|[Oo]ur|[Mm]e|myself|us)(?![\p{L}'’]|\.\p{L})/u;
const WEAK =
  /^(?:responsible|responsable|duties|tasks|in charge|was|were|am|is|been|my|i|we|the|it|there|had to|used to|managed to|tasked|involved in|so|also|and|basically|got to|made sure|make sure|dealt with|deal with|(?:helped|assisted) (?:in|with)? ?[a-z]+ing)\b/i;
const DANGLING = /\b(?:and|or|the|an?|to|of|with|in|for|at|by|from|which|that|because|so)[.,;]?$/i;
const DOUBLED = /\b(\p{L}{2,}) \1\b/iu;

/** How a line misses what a reader of resumes looks for. */
function faultsOf(line: string, limit: number, read: Reader): Fault[] {
  const { words, corrected, lead } = read(line);
  const given = tokenize(line);
  const found: [Fault, boolean][] = [
    ["no-verb-first", (lead === null || lead.form === "third") && !opensWithPlainVerb(words)],
    ["first-person", SPEAKER.test(line)],
    ["filler", withoutFiller(line) !== line.trim()],
    ["weak-opening", WEAK.test(line)],
    ["misspelled", corrected.length > 0 || textOf(words) !== textOf(given)],
    ["small-letter", capital(line) !== line],
    ["too-long", countWords(line) > limit],
    ["doubled-word", DOUBLED.test(line)],
    ["dangling-end", DANGLING.test(line)],
    ["open-bracket", line.split("(").length !== line.split(")").length],
    ["name-in-small-letters", withNames(line) !== line],
  ];
  return found.filter(([, isFound]) => isFound).map(([fault]) => fault);
}

/** "Survey roofs by drone", "Transport dialysis patients to hospital": it may be a thing, but nobody would lead it otherwise. */
function opensWithPlainVerb([first, next, third]: readonly Word[]): boolean {
  if (!first || !next || baseOf(first.lower, "base") === null || first.post !== "") return false;
  return isPlural(next) || (next.post === "" && !isClosed(next) && third !== undefined && isPlural(third));
}

const NONE: ReadonlySet<Fault> = new Set();

/** How badly the lines of a text read, one with the other; nothing is found in a strong one. `without`: what is no fault of such a text. */
export function badness(lines: readonly string[], limit: number, read: Reader, without = NONE): number {
  const found = lines.flatMap((line) => faultsOf(line, limit, read)).filter((fault) => !without.has(fault));
  return found.reduce((sum, fault) => sum + WEIGHTS[fault], 0) / Math.max(1, lines.length);
}

/** Words that a line of a project without another fault may have beyond its limit: parted it would read worse. */
const STRONG_BEYOND = 4;

/** Nothing is found in it, and it is told in the tense of its role. */
export function isStrong(
  line: string,
  limit: number,
  context: AssistContext | undefined,
  read: Reader,
): boolean {
  return (
    faultsOf(line, limit === WORD_LIMITS.project ? limit + STRONG_BEYOND : limit, read).length === 0 &&
    !(periodOf(context) === "over" && opensInPresent(read(line)))
  );
}

function opensInPresent({ lead }: Reading): boolean {
  return lead?.form === "base" && lead.lemma !== past(lead.lemma);
}
