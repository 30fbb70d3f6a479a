import { baseOf } from "../../../language/inflect.ts";
import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { smallOf } from "./number-words.ts";

/** How far the words reach that tell what a figure is; further ones speak of something else. */
const SEEN = 60;
/** The point of "2.5" and the comma of "1,200" end nothing. */
const END = /(?<!\b(?:approx|lit|ca|nr|no|max|min|avg|incl|vs|etc))\.(?=\s|$)|[;!?,:](?=\s|$)|[\n•()]/gi;
/** No clause of a person is longer. */
const LONGEST = 400;
/** Words for all and none say nothing of what a clause is about. */
const ABSOLUTE = /^(?:always|every\w*|none|nobody|nothing|never|zero|nil|total\w*)$/;
const ENDS_SENTENCE = /[.;!?\n•]/;

/**
 * A part of a sentence. Whatever judges a figure is given the clause of the figure and never the text, so that no
 * unrelated word decides: only this file can make one, and the text behind it cannot be had.
 */
export class Clause {
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  /** Which sentence of the text this is a part of. */
  readonly sentence: number;
  #words: ReadonlySet<string> | null = null;
  /** How the clause after it in the same sentence opens; empty after the last. */
  readonly nextOpening: string;

  private constructor(text: string, start: number, end: number, sentence: number, isLast: boolean) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.sentence = sentence;
    this.nextOpening = isLast ? "" : text.slice(end + 1, end + 1 + SEEN).trimStart();
  }

  /** Answers with the clause of each place of a text; places are asked for in their order. */
  static reader(text: string): (place: number) => Clause {
    const ends = [...text.matchAll(END)];
    let next = 0;
    let sentence = 0;
    let start = 0;
    let current: Clause | null = null;
    return (place) => {
      while (ends[next] !== undefined && (ends[next]?.index ?? 0) < place) {
        start = (ends[next]?.index ?? 0) + 1;
        if (ENDS_SENTENCE.test(ends[next]?.[0] ?? "")) sentence += 1;
        next += 1;
        current = null;
      }
      const end = ends[next];
      const isLast = end === undefined || ENDS_SENTENCE.test(end[0]);
      current ??= new Clause(text, start, end?.index ?? text.length, sentence, isLast);
      return current;
    };
  }

  /** The words before a place, with the sign that parts this clause from the one before. */
  before(place: number): string {
    return this.#text.slice(Math.max(this.#start - 1, 0, place - SEEN), place);
  }

  after(place: number): string {
    return this.#text.slice(place, Math.min(Math.max(this.#end, place), place + SEEN));
  }

  /** Whether both speak of the same thing: they share a word that tells something, or a number. */
  isAbout(other: Clause): boolean {
    const words = other.words();
    return [...this.words()].some((word) => words.has(word));
  }

  words(): ReadonlySet<string> {
    this.#words ??= wordsOf(this.#text.slice(this.#start, Math.min(this.#end, this.#start + LONGEST)));
    return this.#words;
  }

  /** What it speaks of, without its numbers and months; where it has nothing else ("Chef, 2010 to 2019"), what the clause before speaks of. */
  topic(): ReadonlySet<string> {
    const own = topicOf(this.words());
    if (own.size > 0 || this.#start === 0) return own;
    const before = this.#text.slice(Math.max(0, this.#start - 1 - SEEN), this.#start - 1);
    const last = before.slice(before.search(/[^.;:!?,\n•()]*$/));
    return ENDS_SENTENCE.test(this.#text.charAt(this.#start - 1)) ? own : topicOf(wordsOf(last));
  }

  /** Whether something else is said to be done between two places of a sentence. */
  hasVerbBetween(from: number, to: number): boolean {
    return wordsIn(this.between(from, to)).some((word) => baseOf(word, "past") !== null);
  }

  /** Also in the form that goes on from another action: "closing the till and counting". */
  hasActionBetween(from: number, to: number): boolean {
    return wordsIn(this.between(from, to)).some((word) => baseOf(word, "past", "gerund") !== null);
  }

  /** Whether a number is told for each of some things: "30 charts per coder". */
  isPer(place: number, things: ReadonlySet<string>): boolean {
    const each = this.after(place).matchAll(/(?:\b(?:per|each|every|an?) |\/ ?)(\p{L}+)/giu);
    return [...each].some(([, thing = ""]) => things.has(stem(thing)));
  }

  /** What stands between a figure of this clause and a later one of the same sentence. */
  between(from: number, to: number): string {
    return this.#text.slice(from, Math.min(to, from + SEEN));
  }
}

const NO_TOPIC =
  /^(?:\d+|jan\p{L}*|feb\p{L}*|mar(?:ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|year|yr|month)$/u;

function topicOf(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !NO_TOPIC.test(word)));
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !ABSOLUTE.test(word));
  return new Set(telling.map((word) => String(smallOf(word) ?? stem(word))));
}
