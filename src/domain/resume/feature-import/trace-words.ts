import { formatPointer } from "../../json/json-pointer.ts";
import type { Resume } from "../resume.ts";
import type { SectionKind } from "./section-words.ts";
import type { StyledLine } from "./styled-line.ts";

/** Words of the file: the line, and where in it they begin and end. */
export interface SourceSpan {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface TracedField {
  /** The field, or the section where it is its heading. */
  readonly pointer: string;
  readonly spans: readonly SourceSpan[];
}

export interface UnplacedWords {
  readonly text: string;
  readonly span: SourceSpan;
}

/** A heading of the file, and the kind of section that it opened. */
export interface TracedHeading {
  readonly kind: SectionKind;
  readonly heading: string | null;
}

export interface TracedWords {
  readonly headings: readonly TracedHeading[];
  readonly source: readonly string[];
  readonly fields: readonly TracedField[];
  readonly unplaced: readonly UnplacedWords[];
}

interface Token extends SourceSpan {
  readonly key: string;
}

interface Field {
  readonly pointer: string;
  readonly keys: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Of words that stand in a file more often, not every place is tried. */
const MOST_PLACES = 400;

/**
 * Where each field has its words from, and which words found no place. It knows nothing of how fields were found: a
 * word that no field has is unplaced, whatever went wrong before.
 */
export function traceWords(
  lines: readonly Pick<StyledLine, "text">[],
  resume: Resume,
  headings: readonly TracedHeading[] = [],
): TracedWords {
  const source = lines.map(({ text }) => text);
  const tokens = source.flatMap((text, line) => tokensOf(text, line));
  const places = new Map<string, number[]>();
  for (const [index, { key }] of tokens.entries()) {
    const known = places.get(key);
    if (!known) places.set(key, [index]);
    else if (known.length < MOST_PLACES) known.push(index);
  }
  const used = new Uint8Array(tokens.length);
  const near = new Map<string, number>();
  const found = new Map<string, number[]>();
  const fields = [...headingFields(headings, resume), ...fieldsOf(resume)];
  // The longest first: a short one must not take a word out of the middle of a sentence.
  const order = fields
    .map((field, nth) => ({ field, nth }))
    .sort((a, b) => b.field.keys.length - a.field.keys.length || a.nth - b.nth);
  for (const { field } of order) {
    const at = placeOf(field, { tokens, places, used, from: nearOf(field.pointer, near) });
    if (at.length === 0) continue;
    for (const index of at) used[index] = 1;
    found.set(field.pointer, [...(found.get(field.pointer) ?? []), ...at]);
    near.set(parentOf(field.pointer), at[0] ?? 0);
  }
  return {
    headings: headings.map(({ kind, heading }) => ({ kind, heading })),
    source,
    fields: fields.flatMap(({ pointer }) => {
      const at = found.get(pointer);
      found.delete(pointer);
      return at ? [{ pointer, spans: spansOf(at, tokens) }] : [];
    }),
    unplaced: unplacedOf(tokens, used, source),
  };
}

function tokensOf(text: string, line: number): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: keyOf(word),
    line,
    start: index,
    end: index + word.length,
  }));
}

function keyOf(word: string): string {
  return word.toLowerCase();
}

function keysIn(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => keyOf(word));
}

const NOT_WORDS = new Set([
  "id",
  "version",
  "kind",
  "sameEmployer",
  "foreign",
  "statements",
  "hidden",
  "startsPage",
]);

/** Every text of a resume with its place. */
function fieldsOf(resume: Resume): Field[] {
  const fields: Field[] = [];
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === "string") {
      const keys = keysIn(value);
      if (keys.length > 0) fields.push({ pointer: formatPointer(path), keys });
    } else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) walk(entry, [...path, index]);
    else if (typeof value === "object" && value !== null)
      for (const [key, entry] of Object.entries(value)) if (!NOT_WORDS.has(key)) walk(entry, [...path, key]);
  };
  walk(resume, []);
  return fields;
}

/** A heading that says what the section is called anyway stands for the section itself. */
function headingFields(headings: readonly TracedHeading[], resume: Resume): Field[] {
  const seen = new Set<string>();
  return headings.flatMap(({ kind, heading }) => {
    const content: unknown = Reflect.get(resume, kind);
    const isThere =
      typeof content === "string" ? content !== "" : Array.isArray(content) && content.length > 0;
    const hasTitle = Boolean(Reflect.get(Object(resume.sectionOptions), kind));
    if (heading === null || seen.has(kind) || !isThere || hasTitle) return [];
    seen.add(kind);
    return [{ pointer: `/${kind}`, keys: keysIn(heading) }];
  });
}

function parentOf(pointer: string): string {
  return pointer.split("/").slice(0, 3).join("/");
}

function nearOf(pointer: string, near: ReadonlyMap<string, number>): number {
  return near.get(parentOf(pointer)) ?? 0;
}

interface Search {
  readonly tokens: readonly Token[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly used: Uint8Array;
  readonly from: number;
}

/** The words of a field as they follow each other, nearest to where its item is; else each word alone, in order. */
function placeOf({ keys }: Field, { tokens, places, used, from }: Search): number[] {
  const starts = rarest(keys, places);
  let best: { start: number; distance: number } | null = null;
  let shared: { start: number; distance: number } | null = null;
  for (const place of starts.places) {
    const start = place - starts.offset;
    if (start < 0 || !keys.every((key, at) => tokens[start + at]?.key === key)) continue;
    const distance = Math.abs(start - from);
    const isFree = keys.every((_, at) => used[start + at] === 0);
    if (isFree && (!best || distance < best.distance)) best = { start, distance };
    if (!shared || distance < shared.distance) shared = { start, distance };
  }
  const whole = best ?? shared;
  if (whole) return keys.map((_, at) => whole.start + at);
  let after = -1;
  return keys.flatMap((key) => {
    const free = (places.get(key) ?? []).filter((place) => used[place] === 0);
    const at = free.find((place) => place > after) ?? free[0];
    if (at === undefined) return [];
    after = at;
    // Taken at once: the same word twice in a field is two words of the file.
    used[at] = 1;
    return [at];
  });
}

function rarest(
  keys: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
): { places: readonly number[]; offset: number } {
  let best = { places: places.get(keys[0] ?? "") ?? [], offset: 0 };
  for (const [offset, key] of keys.slice(0, 12).entries()) {
    const found = places.get(key) ?? [];
    if (found.length < best.places.length) best = { places: found, offset };
  }
  return best;
}

function spansOf(at: readonly number[], tokens: readonly Token[]): SourceSpan[] {
  const spans: { line: number; start: number; end: number }[] = [];
  let before = -2;
  for (const index of [...at].sort((a, b) => a - b)) {
    const token = tokens[index];
    const last = spans.at(-1);
    if (!token) continue;
    if (last && last.line === token.line && index === before + 1) last.end = token.end;
    else spans.push({ line: token.line, start: token.start, end: token.end });
    before = index;
  }
  return spans;
}

/** Words that follow each other in a line and found no place, with what stands between them. */
function unplacedOf(tokens: readonly Token[], used: Uint8Array, source: readonly string[]): UnplacedWords[] {
  const free = tokens.flatMap((_, index) => (used[index] === 0 ? [index] : []));
  return spansOf(free, tokens).map((span) => ({
    text: (source[span.line] ?? "").slice(span.start, span.end).replace(/\s+/g, " "),
    span,
  }));
}
