import { type FontTables, tagAt } from "./font-tables.ts";

/** How much further apart two characters stand than their widths say, as a share of the type size; closer is negative. */
export type PairKerning = (first: number, second: number) => number;

export type KernedScript = "DFLT" | "latn" | "grek" | "cyrl";

const EXTENSION = 9;
const PAIRS = 2;
const X_ADVANCE = 4;
const CLASSES = 2;

/** The pairs of a font's kerning for texts of one script, as the specification of OpenType has them (`GPOS`, feature `kern`). */
export function pairKerningIn(font: FontTables, script: KernedScript): PairKerning {
  const { data, glyphOf, unitsPerEm } = font;
  const lookups = kerningLookups(font, script).map((lookup) => pairTables(data, lookup));
  return (first, second) => {
    const [left, right] = [glyphOf(first), glyphOf(second)];
    let units = 0;
    // Of the tables of one lookup, the first that knows the pair counts; lookups add up.
    for (const tables of lookups) {
      for (const table of tables) {
        const value = pairValue(data, table, left, right);
        if (value === null) continue;
        units += value;
        break;
      }
    }
    return units / unitsPerEm;
  };
}

/** Numbers of two bytes that follow their count. */
function listAt(data: DataView, at: number): number[] {
  return Array.from({ length: data.getUint16(at) }, (_, index) => data.getUint16(at + 2 + 2 * index));
}

/** Tags and the places of what they name, counted from the list's beginning. */
function taggedAt(data: DataView, list: number): { tag: string; at: number }[] {
  return Array.from({ length: data.getUint16(list) }, (_, index) => {
    const record = list + 2 + 6 * index;
    return { tag: tagAt(data, record), at: list + data.getUint16(record + 4) };
  });
}

function kerningLookups({ data, place }: FontTables, script: KernedScript): number[] {
  const gpos = place("GPOS");
  const part = (at: number): number => gpos + data.getUint16(gpos + at);
  const scripts = taggedAt(data, part(4));
  const found = scripts.find(({ tag }) => tag === script) ?? scripts.find(({ tag }) => tag === "DFLT");
  const system = found ? data.getUint16(found.at) : 0;
  if (!found || system === 0) return [];
  const features = taggedAt(data, part(6));
  const numbers = listAt(data, found.at + system + 4).flatMap((index) => {
    const feature = features[index];
    return feature?.tag === "kern" ? listAt(data, feature.at + 2) : [];
  });
  const lookups = listAt(data, part(8)).map((offset) => part(8) + offset);
  return [...new Set(numbers)].sort((a, b) => a - b).flatMap((number) => lookups[number] ?? []);
}

/** A font may have a lookup of another kind too, for signs between certain letters: it has no pairs. */
function pairTables(data: DataView, lookup: number): number[] {
  const kind = data.getUint16(lookup);
  return listAt(data, lookup + 4).flatMap((offset) => {
    const table = lookup + offset;
    if (kind === PAIRS) return [table];
    const isFurther = kind === EXTENSION && data.getUint16(table + 2) === PAIRS;
    return isFurther ? [table + data.getUint32(table + 4)] : [];
  });
}

/** Null where the table does not know the pair, and another one may. */
function pairValue(data: DataView, table: number, left: number, right: number): number | null {
  const covered = coverageOf(data, table + data.getUint16(table + 2), left);
  if (covered === null) return null;
  const [own, other] = [data.getUint16(table + 4), data.getUint16(table + 6)];
  const size = 2 * (bitsIn(own) + bitsIn(other));
  const advanceAt = (record: number): number =>
    own & X_ADVANCE ? data.getInt16(record + 2 * bitsIn(own & (X_ADVANCE - 1))) : 0;
  if (data.getUint16(table) === CLASSES) {
    const row = classOf(data, table + data.getUint16(table + 8), left);
    const column = classOf(data, table + data.getUint16(table + 10), right);
    return advanceAt(table + 16 + (row * data.getUint16(table + 14) + column) * size);
  }
  const set = table + data.getUint16(table + 10 + 2 * covered);
  const found = searched(
    data.getUint16(set),
    (index) => data.getUint16(set + 2 + index * (size + 2)) - right,
  );
  return found === null ? null : advanceAt(set + 4 + found * (size + 2));
}

function bitsIn(flags: number): number {
  return flags === 0 ? 0 : (flags & 1) + bitsIn(flags >> 1);
}

/** The place of a glyph among those that a table is about. */
function coverageOf(data: DataView, table: number, glyph: number): number | null {
  const count = data.getUint16(table + 2);
  if (data.getUint16(table) === 1)
    return searched(count, (index) => data.getUint16(table + 4 + 2 * index) - glyph);
  const range = rangeWith(data, table + 4, count, glyph);
  return range === null ? null : data.getUint16(range + 4) + glyph - data.getUint16(range);
}

/** Glyphs without a class have the first one. */
function classOf(data: DataView, table: number, glyph: number): number {
  if (data.getUint16(table) === 1) {
    const index = glyph - data.getUint16(table + 2);
    return index >= 0 && index < data.getUint16(table + 4) ? data.getUint16(table + 6 + 2 * index) : 0;
  }
  const range = rangeWith(data, table + 4, data.getUint16(table + 2), glyph);
  return range === null ? 0 : data.getUint16(range + 4);
}

function rangeWith(data: DataView, first: number, count: number, glyph: number): number | null {
  const found = searched(count, (index) => {
    const range = first + 6 * index;
    if (data.getUint16(range + 2) < glyph) return -1;
    return data.getUint16(range) > glyph ? 1 : 0;
  });
  return found === null ? null : first + 6 * found;
}

/** The index at which the comparison is 0, in a list that is sorted by it. */
function searched(count: number, compare: (index: number) => number): number | null {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(middle);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
