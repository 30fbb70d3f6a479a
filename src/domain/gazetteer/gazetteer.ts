import { BUSINESS } from "./business.ts";
import { CREDENTIALS } from "./credentials.ts";
import { DEGREES } from "./degrees.ts";
import { type Entry, parseEntries, type Spelling } from "./entry.ts";
import { NATIONS } from "./nations.ts";
import { PLATFORMS } from "./platforms.ts";
import { PROGRAMMING } from "./programming.ts";
import { TERMS } from "./terms.ts";
import { TRADES } from "./trades.ts";
import { isJoined, type Word, wordsOf } from "./words.ts";

/** Words of a text that name something known. */
export interface NameUse {
  /** What the words may name; several where one spelling has several meanings. */
  readonly entries: readonly Entry[];
  /** The first and the last word. */
  readonly first: number;
  readonly last: number;
  /** Whether the words are a name here: an everyday word counts only where it is written as one. */
  readonly certain: boolean;
}

interface Named {
  readonly entry: Entry;
  readonly mark: Spelling["mark"];
}

interface Index {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly byKey: ReadonlyMap<string, readonly Named[]>;
  /** For the first word of a name, the number of words of the longest one. What is one word may be written as two. */
  readonly longest: ReadonlyMap<string, number>;
}

let built: Index | null = null;

function index(): Index {
  built ??= build();
  return built;
}

function build(): Index {
  const entries = [
    ...[PROGRAMMING, PLATFORMS, BUSINESS, TRADES].flatMap((lines) => parseEntries(lines, "technology")),
    ...parseEntries(CREDENTIALS, "credential"),
    ...parseEntries(DEGREES, "degree"),
    ...parseEntries(NATIONS, "nation"),
    ...parseEntries(TERMS, "term"),
  ];
  const byKey = new Map<string, Named[]>();
  const longest = new Map<string, number>();
  for (const entry of entries) {
    for (const { text, mark } of entry.spellings) {
      for (const spelled of text.includes("&") ? [text, text.replaceAll("&", " and ")] : [text]) {
        const keys = wordsOf(spelled).map(({ key }) => key);
        const key = keys.join("");
        const named = byKey.get(key) ?? [];
        // "node js" and "nodejs" are one here; the job match compares them word by word.
        if (!named.some((one) => one.entry === entry)) byKey.set(key, [...named, { entry, mark }]);
        const raise = (opening: string, length: number) =>
          longest.set(opening, Math.max(length, longest.get(opening) ?? 0));
        raise(keys[0] ?? "", keys.length);
        // "quick books" is QuickBooks.
        for (let end = 2; keys.length === 1 && end < key.length; end += 1) raise(key.slice(0, end), 2);
      }
    }
  }
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])), byKey, longest };
}

export function allEntries(): readonly Entry[] {
  return index().entries;
}

/** The entry that a spelling names by itself. */
export function entrySpelled(spelling: string): Entry | undefined {
  const key = wordsOf(spelling)
    .map((word) => word.key)
    .join("");
  return index().byKey.get(key)?.[0]?.entry;
}

/** An entry and everything that it is, over any number of steps. */
export function withWider(entry: Entry): ReadonlySet<Entry> {
  const found = new Set([entry]);
  for (const one of found) {
    for (const id of one.isA) {
      const wider = index().byId.get(id);
      if (wider) found.add(wider);
    }
  }
  return found;
}

/** What a text names beside nations, each with where it stands; everyday words only where they are written as names, or else `everyday` is asked for. */
export function namesKnown(
  text: string,
  { everyday = false }: { readonly everyday?: boolean } = {},
): { readonly start: number; readonly end: number }[] {
  const words = wordsOf(text);
  return namesIn(words)
    .filter(({ certain, entries }) => (certain || everyday) && entries.some(({ kind }) => kind !== "nation"))
    .map(({ first, last }) => ({ start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 }));
}

/** The names that words hold, the longest first, each word in one name at most. */
export function namesIn(words: readonly Word[]): NameUse[] {
  const uses: NameUse[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const use = longestAt(words, first);
    if (!use) continue;
    uses.push(use);
    first = use.last;
  }
  return uses;
}

function longestAt(words: readonly Word[], first: number): NameUse | null {
  const { byKey, longest } = index();
  const opening = words[first]?.key ?? "";
  const most = longest.get(opening) ?? 0;
  if (most === 0 && !namedBy(opening, byKey)) return null;
  const keys = [opening];
  for (let last = first + 1; keys.length < most; last += 1) {
    const word = words[last];
    if (!word || !isJoined(word.glue)) break;
    keys.push(`${keys.at(-1)}${word.key}`);
  }
  for (let length = keys.length; length >= 1; length -= 1) {
    const named = namedBy(keys[length - 1] ?? "", byKey);
    if (!named) continue;
    const last = first + length - 1;
    const certain = named.filter(({ mark }) => isWritten(words, first, last, mark));
    if (certain.length > 0 || named.some(({ mark }) => mark === "everyday"))
      return {
        entries: (certain.length > 0 ? certain : named).map(({ entry }) => entry),
        first,
        last,
        certain: certain.length > 0,
      };
  }
  return null;
}

/** By the words themselves, as a plural ("RNs"), or with a version ("Python3"). */
function namedBy(key: string, byKey: Index["byKey"]): readonly Named[] | undefined {
  const named = byKey.get(key);
  if (named || key.length < 3) return named;
  if (key.endsWith("s")) return byKey.get(key.slice(0, -1));
  const last = key.charCodeAt(key.length - 1);
  return last >= ZERO && last <= NINE ? byKey.get(key.replace(VERSION, "")) : undefined;
}

const ZERO = 48;
const NINE = 57;
const VERSION = /(?<=^[a-z]{3,})\d{1,2}$/;

function isWritten(words: readonly Word[], first: number, last: number, mark: Spelling["mark"]): boolean {
  if (mark === "plain") return true;
  const stretch = words.slice(first, last + 1);
  if (mark === "everyday")
    return stretch.some(
      ({ text, opens }, index) => /[A-Z].*[A-Z]/.test(text) || (index === 0 && /^[A-Z]/.test(text) && !opens),
    );
  // "en/de" are two codes, "it" is none.
  const paired = /^[/-]$/.test(words[first]?.glue ?? "") || /^[/-]$/.test(words[last + 1]?.glue ?? "");
  return paired || stretch.every(({ text }) => /^[A-Z]+$/.test(text));
}
