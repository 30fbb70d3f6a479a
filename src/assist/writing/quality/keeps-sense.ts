import { baseOf } from "../../../domain/language/inflect.ts";
import { stem } from "../../../domain/language/stem.ts";
import { FRAMES } from "../lexicon/frames.ts";
import { FILLER_SCENES } from "../lexicon/scenes.ts";
import { ADVERBS, AUXILIARIES, NEGATIONS } from "../lexicon/word-classes.ts";
import { isClosed } from "../read/find-verb.ts";
import { longestMatch } from "../read/match.ts";
import { withoutFiller } from "../read/normalise.ts";
import { dutiesEnd } from "../read/read-predicate.ts";
import { tokenize } from "../read/tokenize.ts";
import type { Word } from "../read/word.ts";
import { isReplaced } from "../tone/replaced.ts";

/** Whether a result still says what its source says, and says it unbroken. What fails is said with less change. */
export function keepsSense(source: readonly Word[], lines: readonly string[]): boolean {
  const given = withoutFiller(source);
  const said = lines.flatMap((line) => tokenize(line));
  return keepsContent(given, said) && keepsBounds(given, said) && staysWhole(given, said);
}

/** Adverbs that only join; all others carry a shade of the fact. */
const JOINING =
  /^(?:also|then|just|currently|now|later|even|actually|really|basically|literally|simply|first|again)$/;
const PERSON =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|my|our|me|us|mine|myself|own|side|etc|stuff|things|jointly|partly|responsible|responsibility|job|task|duty|dad|dads|mum|mums|mom|father|mother|wife|husband|gran|grandad|sister|brother|cousin|uncle|aunt|son|daughter|internship)(?:'s)?$/;

/** Words that bound a claim: one of each group must stay, or the line would claim more. */
const BOUNDS = [
  "mostly mainly primarily",
  "usually typically",
  "often frequently",
  "both",
  "very",
  "nearly almost",
].map((group) => group.split(" "));

function keepsBounds(given: readonly Word[], said: readonly Word[]): boolean {
  return BOUNDS.every((group) => {
    const isIn = (words: readonly Word[]) => words.some(({ lower }) => group.includes(lower));
    return !isIn(given) || isIn(said);
  });
}

/** Every word that tells something is in the result, by its stem, or gives way to one that says the same. */
function keepsContent(given: readonly Word[], said: readonly Word[]): boolean {
  const known = new Set(said.flatMap(({ lower }) => keysOf(lower)));
  const framed = framePlaces(given);
  return given.every(({ lower }, at) => {
    if (framed.has(at) || PERSON.test(lower) || JOINING.test(lower) || AUXILIARIES.has(lower)) return true;
    const isTelling = NEGATIONS.has(lower) || ADVERBS.has(lower) || !isClosed({ lower } as Word);
    return !isTelling || isReplaced(lower) || keysOf(lower).some((key) => known.has(key));
  });
}

const FORMS = ["past", "gerund", "third", "participle", "base"] as const;

function keysOf(word: string): string[] {
  const plain = word.replace(/'s$|'$/, "");
  // "12mins" is "12 minutes": the figure is what must stand.
  const [figure] = /\d[\d.,]*/.exec(plain) ?? [];
  return figure === undefined
    ? [plain, stem(plain), ...FORMS.flatMap((form) => baseOf(plain, form) ?? [])]
    : [figure];
}

/** The places of "responsible for", "my main job was to", "in my last job" and the like. */
function framePlaces(words: readonly Word[]): Set<number> {
  const places = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const ends = [
      longestMatch(FRAMES, words, at)?.end,
      longestMatch(FILLER_SCENES, words, at)?.end,
      dutiesEnd(words, at),
    ];
    const end = Math.max(at, ...ends.map((one) => one ?? at));
    for (let inside = at; inside < end; inside += 1) places.add(inside);
  }
  return places;
}

const NEEDS_MORE = /^(?:with|by|of|for|than|under|the|an?|to|how|because|from|and|or|which|that)$/;
/** After these a verb has a subject of its own. */
const NEEDS_SUBJECT = /^(?:saying|said|says|think|thought|because|if|what|why|than|where|asked|told)$/;
const FINITE = /^(?:had|was|have|has|did|got|could|can|am|were|is|left|went)$/;

/** Nothing dangles that did not dangle before, no verb lost its subject, no chain of "and" grew. */
function staysWhole(given: readonly Word[], said: readonly Word[]): boolean {
  return (
    count(said, dangles) <= count(given, dangles) &&
    count(said, lacksSubject) <= count(given, lacksSubject) &&
    count(said, isAnd) <= count(given, isAnd) + 1
  );
}

type Test = (words: readonly Word[], at: number) => boolean;

function count(words: readonly Word[], test: Test): number {
  return words.filter((_, at) => test(words, at)).length;
}

const dangles: Test = (words, at) => {
  const word = words[at];
  if (!word || !NEEDS_MORE.test(word.lower)) return false;
  return /[,;.]/.test(word.post) || (at === words.length - 1 && word.post === "");
};

const lacksSubject: Test = (words, at) =>
  NEEDS_SUBJECT.test(words[at]?.lower ?? "") &&
  words[at]?.post === "" &&
  FINITE.test(words[at + 1]?.lower ?? "");

const isAnd: Test = (words, at) => /^(?:and|&|\+|plus)$/.test(words[at]?.lower ?? "");
