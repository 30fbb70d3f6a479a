import { baseOf, isKnownVerb } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import { type Token, tokens } from "../language/tokens.ts";
import { inForm } from "../text/normal-form.ts";
import { type ConceptUse, conceptsIn } from "./concepts.ts";
import { ABBREVIATIONS } from "./lexicon/abbreviations.ts";
import { CODES } from "./lexicon/codes.ts";
import { PHRASAL_VERBS } from "./lexicon/phrasal-verbs.ts";
import { GENERIC, STOP_WORDS, SYNONYMS } from "./lexicon/synonyms.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { readQuantities } from "./quantities/read-quantities.ts";
import { unwrapped } from "./unwrap.ts";

/** A text, read once for every check. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly concepts: readonly ConceptUse[];
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Words without vowels, as in "16 rms". */
  readonly skeletons: ReadonlySet<string>;
  /** Beginnings of words, as in "univ. of Leeds". */
  readonly beginnings: ReadonlySet<string>;
}

const PARTICLES = new Set("up out in off over down back on through".split(" "));
/** "dockerised" names Docker. */
const MADE_OF = /^([a-z]{4,})i[sz](?:ed?|es|ing|ation)$/;
const ORDINAL_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["1st", ["first"]],
  ["2nd", ["second"]],
  ["3rd", ["third"]],
  ["first", ["1st"]],
  ["second", ["2nd"]],
  ["third", ["3rd"]],
]);

const LONGEST_BEGINNING = 8;

const GENERIC_STEMS = new Set(GENERIC.map(stem));
const GROUPS_OF = groupsOf(SYNONYMS);

/** For each stem the lines of a lexicon that hold it. */
function groupsOf(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const word of line.split(" ")) {
      const root = stem(word);
      const known = groups.get(root);
      if (known) known.push(index);
      else groups.set(root, [index]);
    }
  }
  return groups;
}

/** One spelling for what only looks different, so that no letter from another alphabet hides a word. */
export function plainText(text: string): string {
  const spelled = text
    .toWellFormed()
    .replace(/(\d)\s?½/g, "$1.5")
    .replace(/½/g, " half")
    .replace(/º/g, "°");
  return inForm("NFKC", spelled)
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, "")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑‒]/g, "-");
}

const recent = new Map<string, Reading>();
const KEPT = 4;

/** Reads a text. A suggestion is judged many times against one source, so the last few readings are kept. */
export function read(text: string): Reading {
  const known = recent.get(text);
  if (known) return known;
  const reading = readAnew(text);
  const [oldest] = recent.keys();
  if (recent.size >= KEPT && oldest !== undefined) recent.delete(oldest);
  recent.set(text, reading);
  return reading;
}

function readAnew(written: string): Reading {
  const text = unwrapped(written);
  const found = tokens(text);
  const words = new Set<string>();
  const stems = new Set<string>();
  for (const { lower, text: written } of found) {
    for (const name of written.split(/[/+&]/).flatMap(codeNames)) {
      words.add(name);
      stems.add(stem(name));
    }
    for (const word of [lower, ...lower.split(/[-/&.+]/)]) {
      if (word === "") continue;
      words.add(word.replace(/'s?$/, ""));
      if (ACCENTED.test(word)) words.add(withoutAccents(word));
      stems.add(stem(word));
    }
    if (/[-/.]/.test(lower)) {
      stems.add(stem(lower.replace(/[-/.]/g, "")));
      words.add(lower.replace(/[-/.]/g, ""));
    }
    const made = MADE_OF.exec(lower)?.[1];
    if (made !== undefined) words.add(made);
    for (const ordinal of ORDINAL_WORDS.get(lower) ?? []) {
      words.add(ordinal).add(lower);
      stems.add(ordinal);
    }
    for (const long of longFormsOf(lower)) {
      words.add(long);
      stems.add(stem(long));
    }
  }
  for (const joined of particleNouns(found)) stems.add(stem(joined));
  for (const verb of phrasalVerbs(found)) stems.add(stem(verb));
  for (const joined of closedUp(found)) {
    words.add(joined);
    stems.add(stem(joined));
  }
  const concepts = conceptsIn(found);
  const technical = new Set(
    concepts
      .filter(({ concept }) => concept.kind === "technology")
      .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, more) => first + more)),
  );
  return {
    text,
    tokens: found,
    quantities: readQuantities(text),
    concepts,
    words,
    stems,
    skeletons: new Set(
      found
        .filter(({ lower }) => VOWELLESS.test(lower) && !ABBREVIATIONS.has(lower))
        .map(({ lower }) => lower),
    ),
    beginnings: beginningsIn(
      text,
      found.filter((_, index) => !technical.has(index)),
    ),
  };
}

const ACCENTED = /[^\p{ASCII}]/u;

export function withoutAccents(word: string): string {
  return inForm("NFD", word).replace(/\p{M}/gu, "");
}

/** "key holders" are keyholders, "cat 6" is Cat6. */
function closedUp(found: readonly Token[]): string[] {
  return found.flatMap(({ lower }, index) => {
    const before = found[index - 1]?.lower ?? "";
    const isWord =
      /^[a-z]{3,}$/.test(before) && !STOP_WORDS.has(before) && /^(?:[a-z]{3,}|\d{1,2})$/.test(lower);
    return isWord && !STOP_WORDS.has(lower) ? [`${before}${lower}`] : [];
  });
}

/** "laid out" has the layout, "backed up" the backup. */
function particleNouns(found: readonly Token[]): string[] {
  return found.flatMap(({ lower }, index) => {
    const before = found[index - 1]?.lower ?? "";
    const base = PARTICLES.has(lower)
      ? baseOf(before, "base", "past", "third", "gerund", "participle")
      : null;
    return base === null ? [] : [`${base}${lower}`, `${base}-${lower}`];
  });
}

/** Who put up a tent erected it. */
function phrasalVerbs(found: readonly Token[]): string[] {
  return found.flatMap(({ lower }, index) => {
    const before = found[index - 1]?.lower ?? "";
    const base = baseOf(before, "base", "past", "third", "gerund", "participle");
    return base === null ? [] : (PHRASAL_VERBS.get(`${base} ${lower}`) ?? []);
  });
}

/** "AT" and "U.S." name countries; "at" and "us" do not. */
function codeNames(word: string): readonly string[] {
  return CODES.get(word.replaceAll(".", "")) ?? [];
}

/** "wpm" and "70wpm" are words per minute, "Mon/Wed" are two days. */
function longFormsOf(lower: string): string[] {
  const parts = [lower, ...lower.split("/"), lower.replace(/^[\d.]+/, ""), lower.replaceAll(".", "")];
  return [...new Set(parts)].flatMap((part) => ABBREVIATIONS.get(part) ?? []);
}

function beginningsIn(text: string, words: readonly Token[]): ReadonlySet<string> {
  const found = words.flatMap((token) =>
    token.lower.includes("/") ? token.lower.split("/").map((lower) => ({ ...token, lower })) : [token],
  );
  return new Set(
    found
      .filter(({ lower, text: written, end, opens }) => {
        if (lower.length > LONGEST_BEGINNING || !/^[a-z]{2,}$/.test(lower)) return false;
        const point =
          text[end] === "." &&
          // In "the Fed. Ministry" the point is no full stop.
          (/^\.(?:[ ,;)]*[a-z\d(&-]|,)/.test(text.slice(end, end + 12)) ||
            (!opens &&
              lower.length <= 5 &&
              /^\p{Lu}/u.test(written) &&
              /^\. \p{Lu}/u.test(text.slice(end, end + 3))));
        return (
          point ||
          (lower.length >= 3 &&
            !isKnownVerb(lower) &&
            !GENERIC_STEMS.has(stem(lower)) &&
            !GROUPS_OF.has(stem(lower)) &&
            !STOP_WORDS.has(lower))
        );
      })
      .map(({ lower }) => lower),
  );
}

const VOWELLESS = /^[b-df-hj-np-tv-z]{3,6}$/;

/** Whether a text has a word, or its beginning or its consonants as its short form. */
export function hasShortForm({ beginnings, skeletons }: Reading, word: string): boolean {
  if (!/^[a-z]{5,24}$/.test(word)) return false;
  if (skeletons.size > 0 && skeletons.has(`${word[0]}${word.slice(1).replace(/[aeiou]|(.)(?=\1)/g, "")}`))
    return true;
  for (let length = 2; length <= Math.min(LONGEST_BEGINNING, word.length - 2); length += 1)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
}

export function isGeneric(word: string): boolean {
  return GENERIC_STEMS.has(stem(word));
}

/** Whether a text says a word, in any of its forms or by another ordinary word for it. */
export function says(reading: Reading, word: string): boolean {
  return (
    saysRoot(reading, stem(word)) ||
    hasShortForm(reading, word.toLowerCase()) ||
    ABBREVIATIONS.get(word.toLowerCase())?.every(
      (long) => reading.words.has(long) || STOP_WORDS.has(long),
    ) === true ||
    (word.includes("-") && word.split("-").every((part) => part === "" || saysRoot(reading, stem(part))))
  );
}

function saysRoot(reading: Reading, root: string): boolean {
  if (reading.stems.has(root)) return true;
  const groups = GROUPS_OF.get(root);
  return groups?.some((group) => groupsIn(reading).has(group)) ?? false;
}

const groupsSaid = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

/** The lines of synonyms of which a text has a word. */
function groupsIn({ stems }: Reading): ReadonlySet<number> {
  const known = groupsSaid.get(stems);
  if (known) return known;
  const found = new Set([...stems].flatMap((root) => GROUPS_OF.get(root) ?? []));
  groupsSaid.set(stems, found);
  return found;
}

export function alike(one: string, other: string): boolean {
  const a = stem(ACCENTED.test(one) ? withoutAccents(one) : one);
  const b = stem(ACCENTED.test(other) ? withoutAccents(other) : other);
  if (a === b) return true;
  const groups = GROUPS_OF.get(a);
  return GROUPS_OF.get(b)?.some((group) => groups?.includes(group)) ?? false;
}
