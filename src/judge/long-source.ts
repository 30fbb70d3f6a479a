import { MOST_SOURCE } from "./encode.ts";
import { packed, unitsOf } from "./text-units.ts";
import type { Token, Tokenizer } from "./tokenizer.ts";
import { STOP, wordsOf } from "./words.ts";

/** For a run of the suggestion, the source to judge it by. */
export type SourceFor = (run: string) => string;

/** What stands between the source and its context. */
const BETWEEN = " | ";
/** Tokens of a source that are looked at: more than any text of the product has that is made of words. */
const MOST_LOOKED_AT = 8000;
/** Shorter sentences go with their neighbours: signs alone would be sentences by the thousand. */
const LEAST_PART = 24;
/** Letters by which words are found alike here: cheaper than the links, whose number grows with the product of both texts. */
const STEM = 4;

interface Part {
  readonly text: string;
  readonly tokens: number;
  readonly ofContext: boolean;
  readonly keys: ReadonlySet<string>;
}

/** The whole source where it fits; else, for each run, the sentences that share most with it, in their order. */
export function sourceFor(tokenizer: Tokenizer, source: string, context: string): SourceFor {
  const tokens = tokenizer.tokenize(source, MOST_LOOKED_AT);
  const ofContext = tokenizer.tokenize(context, MOST_LOOKED_AT);
  const between = context ? 1 : 0;
  if (tokens.length + between + ofContext.length <= MOST_SOURCE) {
    const whole = context ? source + BETWEEN + context : source;
    return () => whole;
  }
  const parts = [
    ...partsOf(source, tokens, MOST_SOURCE - between, false),
    ...partsOf(context, ofContext, MOST_SOURCE - between, true),
  ];
  return (run) => joined(chosen(parts, keysOf(run), MOST_SOURCE - between));
}

function partsOf(text: string, tokens: readonly Token[], most: number, ofContext: boolean): Part[] {
  return packed(unitsOf(text, tokens, most), LEAST_PART).map(({ start, end, tokens }) => {
    const own = text.slice(start, end);
    return { text: own, tokens, ofContext, keys: keysOf(own) };
  });
}

function keysOf(text: string): Set<string> {
  const words = wordsOf(text, Number.POSITIVE_INFINITY).filter(({ low, letter, value }) => {
    return !STOP.has(low) && (letter !== "" || value !== null);
  });
  return new Set(words.map(({ low, value }) => (value === null ? low.slice(0, STEM) : `=${value}`)));
}

function chosen(parts: readonly Part[], wanted: ReadonlySet<string>, most: number): Part[] {
  const ranked = parts
    .map((part, nth) => ({ nth, tokens: part.tokens, shared: sharedBy(part.keys, wanted) }))
    .sort((one, other) => other.shared - one.shared || one.nth - other.nth);
  const taken = new Set<number>();
  let room = most;
  for (const { nth, tokens } of ranked) {
    if (tokens > room) continue;
    taken.add(nth);
    room -= tokens;
  }
  return parts.filter((_, nth) => taken.has(nth));
}

function sharedBy(keys: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  let count = 0;
  for (const key of wanted) if (keys.has(key)) count += 1;
  return count;
}

function joined(parts: readonly Part[]): string {
  const own = parts.filter(({ ofContext }) => !ofContext).map(({ text }) => text);
  const context = parts.filter(({ ofContext }) => ofContext).map(({ text }) => text);
  return own.join(" ") + (context.length > 0 ? BETWEEN + context.join(" ") : "");
}
