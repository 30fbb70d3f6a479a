import { fingerprint, isWordless } from "./wording.ts";

/** From here on two texts are taken for one that was changed: half of their words are the same. */
const ALIKE = 0.5;
/**
 * Where entries have no ids, as an older format has none, this tells which entry of the changed list is which of the old one: what
 * kept its words first, in its place or moved, then what is alike, then what stands between the same neighbours. Answers the place
 * in the old list for each entry; null for a new one. The budget says how many letters of leftovers may be compared word by
 * word, each with each; what a list uses up is gone for the next.
 */
export function matchLists(
  base: readonly unknown[],
  changed: readonly unknown[],
  budget: { left: number },
  /** False where the lists were never one: what stands at the same place is then nothing written anew. */
  byPlace = true,
): readonly (number | null)[] {
  const found = new Array<number | null>(changed.length).fill(null);
  const free = new Set(base.keys());
  const pair = (old: number, at: number) => {
    if (found[at] !== null || !free.delete(old)) return;
    found[at] = old;
  };
  for (const [old, at] of commonSequence(base.map(fingerprint), changed.map(fingerprint))) pair(old, at);
  for (const [old, at] of sameKeys(base, changed, free, found, fingerprint)) pair(old, at);
  // An entry without a word is nobody's work: what is written where it stood is new, on either side.
  for (const old of [...free]) if (isWordless(base[old])) free.delete(old);
  for (const [old, at] of sameKeys(base, changed, free, found, headOf)) pair(old, at);
  const left = found.flatMap((old, at) => (old === null ? [lettersOf(changed[at])] : []));
  const compared =
    left.length === 0 || free.size === 0
      ? 0
      : left.length * sumOf([...free].map((old) => lettersOf(base[old]))) + free.size * sumOf(left);
  if (compared <= budget.left) {
    budget.left -= compared;
    for (const { old, at } of alikePairs(base, changed, free, found)) pair(old, at);
  }
  if (byPlace) for (const [old, at] of sameGaps(base, found, free)) pair(old, at);
  return found;
}

/** How much there is to compare, and something for the comparing itself. */
function lettersOf(entry: unknown): number {
  return textOf(entry).length + 40;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

type Pair = readonly [old: number, at: number];

/** What is left over and has the same key, the first with the first. */
function sameKeys(
  base: readonly unknown[],
  changed: readonly unknown[],
  free: ReadonlySet<number>,
  found: readonly (number | null)[],
  keyOf: (entry: unknown) => string | null,
): Pair[] {
  const places = new Map<string, number[]>();
  for (const old of free) {
    const key = keyOf(base[old]);
    if (key !== null) places.set(key, [...(places.get(key) ?? []), old]);
  }
  return changed.flatMap((entry, at): Pair[] => {
    const key = found[at] === null ? keyOf(entry) : null;
    const old = key === null ? undefined : places.get(key)?.shift();
    return old === undefined ? [] : [[old, at]];
  });
}

/** The lines of an item, as its title and company: under the same head it is the same item, whatever became of its bullets. */
function headOf(entry: unknown): string | null {
  if (typeof entry !== "object" || entry === null) return null;
  const lines = Object.values(entry).filter((value) => typeof value === "string");
  return lines.every(isWordless) ? null : JSON.stringify(lines);
}

/** The longest sequence of equal entries that both lists have in the same order. */
function commonSequence(base: readonly string[], changed: readonly string[]): Pair[] {
  const known = new Set(base);
  if (!changed.some((entry) => known.has(entry))) return [];
  const width = changed.length + 1;
  const lengths = new Uint16Array((base.length + 1) * width);
  const lengthAt = (old: number, at: number) => lengths[old * width + at] ?? 0;
  for (let old = base.length - 1; old >= 0; old--)
    for (let at = changed.length - 1; at >= 0; at--)
      lengths[old * width + at] =
        base[old] === changed[at]
          ? lengthAt(old + 1, at + 1) + 1
          : Math.max(lengthAt(old + 1, at), lengthAt(old, at + 1));
  const pairs: Pair[] = [];
  for (let [old, at] = [0, 0]; old < base.length && at < changed.length; ) {
    if (base[old] === changed[at]) pairs.push([old++, at++]);
    else if (lengthAt(old + 1, at) >= lengthAt(old, at + 1)) old += 1;
    else at += 1;
  }
  return pairs;
}

/** What is left over and alike, the most alike first. */
function alikePairs(
  base: readonly unknown[],
  changed: readonly unknown[],
  free: ReadonlySet<number>,
  found: readonly (number | null)[],
) {
  const wordsOfChanged = changed.map((entry, at) => (found[at] === null ? countWords(entry) : null));
  return [...free]
    .flatMap((old) => {
      const words = countWords(base[old]);
      return wordsOfChanged.flatMap((others, at) => {
        const score =
          others === null ? 0 : Math.max(shareOf(words, others), sameFields(base[old], changed[at]));
        return score < ALIKE ? [] : [{ old, at, score }];
      });
    })
    .sort((one, other) => other.score - one.score || distance(one) - distance(other));
}

function distance({ old, at }: { old: number; at: number }): number {
  return Math.abs(old - at);
}

type WordCount = ReadonlyMap<string, number>;

function countWords(value: unknown): WordCount {
  const counts = new Map<string, number>();
  for (const word of textOf(value)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join(" ") : "";
}

function total(counts: WordCount): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The share of the words of both that both have. */
function shareOf(one: WordCount, other: WordCount): number {
  const common = [...one].reduce((sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0), 0);
  return (2 * common) / Math.max(1, total(one) + total(other));
}

/** The share of an item's lines that stayed: a position under the same title at the same company is that position. */
function sameFields(one: unknown, other: unknown): number {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return 0;
  const lines = Object.entries(one).filter(([, value]) => typeof value === "string" && value.trim() !== "");
  const same = lines.filter(([key, value]) => Reflect.get(other, key) === value);
  return same.length / Math.max(1, lines.length);
}

/** Leftovers between the same two neighbours: each was written anew in its place, the first for the first. */
function sameGaps(
  base: readonly unknown[],
  found: readonly (number | null)[],
  free: ReadonlySet<number>,
): Pair[] {
  const pairs: Pair[] = [];
  for (let start = 0; start < found.length; start++) {
    if (found[start] !== null) continue;
    let end = start;
    while (end < found.length && found[end] === null) end += 1;
    const before = start === 0 ? -1 : (found[start - 1] ?? -1);
    const after = end === found.length ? base.length : (found[end] ?? base.length);
    const old = rangeFrom(before + 1, after - before - 1);
    if (old.every((place) => free.has(place)))
      pairs.push(...old.slice(0, end - start).map((place, step): Pair => [place, start + step]));
    start = end;
  }
  return pairs;
}

function rangeFrom(start: number, length: number): number[] {
  return Array.from({ length: Math.max(0, length) }, (_, step) => start + step);
}
