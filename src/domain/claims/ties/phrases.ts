import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";
import { type Token, tokens } from "../../language/tokens.ts";

/** Words of one kind compete for what stands with them: of two employers each has its own role. */
export type TieKind = "figure" | "name" | "verb" | "thing";

export interface PhraseWord {
  readonly root: string;
  readonly kind: TieKind;
  readonly start: number;
  readonly end: number;
}

/** Words that belong together, and the verbs before them that hold for them too. */
export interface Phrase {
  readonly words: readonly PhraseWord[];
  readonly carried: readonly string[];
  /** Which sentence of the text it stands in. */
  readonly sentence: number;
}

/** More words without a stop are no phrase, and each is compared with each. */
const MOST_TOGETHER = 30;
const STOPS = /[.,;:!?\n()–—]/;
const ENDS_SENTENCE = /[.;:!?\n]/;
const JOINS = new Set("and then while but plus also or".split(" "));
/** After these nothing of what was said before holds on. */
const TURNS = new Set("then while but".split(" "));
const COUNTED = new Set(
  "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty".split(" "),
);

/** What is written with a capital that no sentence asks for, in small letters: names, also where they are written small elsewhere. */
export function capitalised(text: string): Set<string> {
  const names = tokens(text).filter(
    ({ text: word, opens, lower }) => !opens && lower !== "i" && /^\p{Lu}/u.test(word),
  );
  return new Set(names.map(({ lower }) => lower));
}

/** The text in phrases: between stops and joints. Things of one kind side by side ("SAP and Excel") stay together. */
export function phrasesOf(text: string, names: ReadonlySet<string>): Phrase[] {
  const found: Phrase[] = [];
  let words: PhraseWord[] = [];
  let carried: string[] = [];
  let before: TieKind | null = null;
  let end = 0;
  let sentence = 0;
  const all = tokens(text);
  const close = (isTurn: boolean): void => {
    if (words.length > 0) found.push({ words, carried: words.some(isVerb) ? [] : carried, sentence });
    const verbs = words.filter(isVerb).map(({ root }) => root);
    if (isTurn) carried = [];
    else if (verbs.length > 0) carried = verbs;
    words = [];
  };
  for (const [nth, token] of all.entries()) {
    const between = text.slice(end, token.start);
    end = token.end;
    const next = all[JOINS.has(token.lower) ? nth + 1 : nth];
    const kind = next ? kindOf(next, names) : null;
    const isBreak = STOPS.test(between) || JOINS.has(token.lower);
    const isList = kind !== null && kind !== "thing" && kind === before && !ENDS_SENTENCE.test(between);
    if ((isBreak && !isList) || words.length === MOST_TOGETHER)
      close(ENDS_SENTENCE.test(between) || TURNS.has(token.lower));
    if (ENDS_SENTENCE.test(between)) sentence += 1;
    if (JOINS.has(token.lower) || STOP_WORDS.has(token.lower)) {
      if (!JOINS.has(token.lower)) before = null;
      continue;
    }
    before = kindOf(token, names);
    words.push({ root: rootOf(token), kind: before, start: token.start, end: token.end });
  }
  close(true);
  return found;
}

function isVerb({ kind }: PhraseWord): boolean {
  return kind === "verb";
}

function kindOf({ lower }: Token, names: ReadonlySet<string>): TieKind {
  if (/\p{N}/u.test(lower) || COUNTED.has(lower)) return "figure";
  if (names.has(lower)) return "name";
  return baseOf(lower, "past", "gerund") === null ? "thing" : "verb";
}

/** By which forms of one word are found alike: 1,200 is 1200, and "led" is "lead". */
export function rootOf({ lower }: Token): string {
  return /\p{N}/u.test(lower) ? lower.replace(/[,\s]/g, "") : stem(lower);
}
