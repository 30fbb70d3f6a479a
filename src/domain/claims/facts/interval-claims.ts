import type { Claim } from "../claim.ts";
import { sharedWords } from "../share-words.ts";
import { DATED, type Figure } from "./figures/figure.ts";
import { type Interval, intervalsIn, isJoined } from "./intervals.ts";
import { COMPARED, type Pair } from "./pair.ts";
import { yearsIn, yearsRunning } from "./years.ts";

/** Intervals ("from 1990 to 2015") of a suggestion that are made of two dates of other things. */
export function intervalClaims(pair: Pair): Claim[] {
  const claimed = pair.claimed.slice(0, COMPARED);
  // "10-11 weeks" may be read as years.
  const counted = new Set(claimed.flatMap((one) => (DATED.has(one.dimension) ? [] : [one.start])));
  const dates = claimed.filter(({ start }) => !counted.has(start));
  return (["year", "month"] as const).flatMap((dimension): Claim[] => {
    const joined = joinedIn(dates.filter((one) => one.dimension === dimension));
    if (joined.length === 0) return [];
    const own = dimension === "year" ? yearIntervals(pair) : monthIntervals(pair);
    return joined
      .filter(([from, to]) => !spans(from, to, own))
      .map(([{ start, clause }, { end }]) => ({
        kind: "time",
        text: clause.between(start, end),
        start,
        end,
      }));
  });
}

/** Two dates of the source, and what its clause says of the time between them. */
interface Ends {
  readonly from: number;
  readonly to: number;
  readonly about?: ReadonlySet<string>;
}

function joinedIn(dates: readonly Figure[]): Interval[] {
  return dates.flatMap((from, index): Interval[] => {
    const to = dates[index + 1];
    return to && isJoined(from, to) ? [[from, to]] : [];
  });
}

function monthIntervals({ supporting }: Pair): Ends[] {
  const months = supporting.slice(0, COMPARED).filter(({ dimension }) => dimension === "month");
  const quarters = supporting.flatMap(({ dimension, of, value }): Ends[] =>
    dimension === "label" && of === "q" ? [{ from: 3 * value - 2, to: 3 * value }] : [],
  );
  // "Nov, Dec and Jan"
  const listed = months.flatMap((first, index): Ends[] => {
    let last = index;
    while (months[last + 1]?.value === ((months[last]?.value ?? 0) % 12) + 1) last += 1;
    return last > index ? [{ from: first.value, to: months[last]?.value ?? 0 }] : [];
  });
  return [...intervalsIn(months).map(endsOf), ...quarters, ...listed];
}

function yearIntervals({ supporting, derived }: Pair): Ends[] {
  const figures = supporting.slice(0, COMPARED);
  const years = figures.filter(({ dimension }) => dimension === "year");
  const sentences = [...Map.groupBy(figures, ({ clause }) => clause.sentence).values()];
  return [
    ...intervalsIn(years).map(endsOf),
    // "from 2015, for two years"
    ...derived.flatMap(({ value, joined }): Ends[] =>
      joined === undefined ? [] : [{ from: Math.min(joined, value), to: Math.max(joined, value) }],
    ),
    // "summers 2021, 22 and 23"
    ...sentences.flatMap((ones) =>
      yearsRunning(yearsIn(ones)).map(({ first, count }): Ends => ({ from: first, to: first + count - 1 })),
    ),
  ];
}

function endsOf([from, to]: Interval): Ends {
  return { from: from.value, to: to.value, about: from.clause.topic() };
}

/**
 * Whether intervals lead from one date to another without a gap: "2015-18 waiter, 2018-22 manager". Whoever names one of the two
 * may say only its own dates.
 */
function spans(first: Figure, last: Figure, intervals: readonly Ends[]): boolean {
  const [from, to] = [first.value, last.value];
  const about = first.clause.topic();
  if (intervals.some((one) => one.from === from && one.to === to)) return true;
  const within = intervals.filter((one) => one.from >= from && one.to <= to);
  const hasOther = within.some((one) => isNamed(one, about)) && within.some((one) => isUnnamed(one, about));
  return !hasOther && leads(from, to, intervals);
}

function isNamed({ about }: Ends, words: ReadonlySet<string>): boolean {
  return about !== undefined && sharedWords(about, words) > 0;
}

function isUnnamed({ about }: Ends, words: ReadonlySet<string>): boolean {
  return about !== undefined && about.size > 0 && sharedWords(about, words) === 0;
}

function leads(from: number, to: number, intervals: readonly Ends[]): boolean {
  let ends = new Set(intervals.flatMap((one) => (one.from === from ? [one.to] : [])));
  for (let size = 0; size < ends.size; ) {
    size = ends.size;
    const reached = intervals.filter((one) =>
      [...ends].some((end) => one.to > end && one.from > from && one.from <= end + 1),
    );
    ends = new Set([...ends, ...reached.map((one) => one.to)]);
  }
  return ends.has(to);
}
