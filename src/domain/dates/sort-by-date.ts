import type { Interval } from "./interval.ts";

/**
 * Newest first: what goes on before what ended, then by the later end, then by the later beginning. Items of equal dates
 * keep their order, and an item without a date keeps its place: where it belongs is the person's to say.
 */
export function sortByDate<Item>(
  items: readonly Item[],
  intervalOf: (item: Item) => Interval | null,
): Item[] {
  const dated = items.flatMap((item) => {
    const interval = intervalOf(item);
    return interval ? [{ item, interval }] : [];
  });
  const sorted = dated.toSorted((one, other) => newestFirst(one.interval, other.interval));
  const isDated = new Set(dated.map(({ item }) => item));
  let next = 0;
  return items.map((item) => (isDated.has(item) ? (sorted[next++]?.item ?? item) : item));
}

const GOES_ON = "9999";

function newestFirst(one: Interval, other: Interval): number {
  return (
    later(one.isOngoing ? GOES_ON : one.end, other.isOngoing ? GOES_ON : other.end) ||
    later(one.start, other.start)
  );
}

function later(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return (one ?? "") > (other ?? "") ? -1 : 1;
}
