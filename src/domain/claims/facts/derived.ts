import { unitsBorrowed } from "./borrowed-units.ts";
import type { Figure } from "./figures/figure.ts";
import { MONTH, YEAR } from "./figures/units.ts";

type Step =
  | "sum"
  | "difference"
  | "product"
  | "rate"
  | "share"
  | "fall"
  | "growth"
  | "rest"
  | "period"
  | "date";

/** A value that follows from the figures of a text by one step of plain arithmetic. */
export interface Derived {
  readonly step: Step;
  readonly dimension: Figure["dimension"];
  readonly value: number;
}

/** A text of more figures is not combined further: any number could be made of them. */
const COMBINED = 20;
const LONGEST_SUM = 5;
const NEAR = 3;
/** Counts this far apart in a text are not added up. */
const SAME_LIST = 70;
const SUMMED = ["plain", "money", "duration", "measure"] as const;
/** Up to here a number is soon met by chance: the words around must tell how it came about. */
export const SMALL = 12;
/** From here on a number is hardly met by chance. */
const LARGE = 100;
/** How many of a period make another: months, weeks, quarters, working days. */
const PERIODS = [12, 52, 4, 5];
/** "4 classes of 28", "20 rooms a day, 5 days" */
const TIMES_EACH = /\b(?:x|of|with|each|per|an?|every|times|at|for|@)\b|[x×*@/]/i;

/** All that follows from the figures of a text in one step: sums, differences, products, shares, changes, periods. */
export function derivedFrom(text: string, figures: readonly Figure[]): Derived[] {
  const all = figures.filter(({ dimension }) => dimension !== "label").slice(0, COMBINED);
  const borrowed = unitsBorrowed(all, true);
  const used = all
    .map((one, index) => [one, ...(borrowed[index] ?? [])])
    .filter(([one]) => one !== undefined && one.spoken !== 0);
  // All readings of a place stand together: "5.2m" may be millions or metres.
  const ends = [...Map.groupBy(used.flat(), ({ start }) => start).values()].map((copies) =>
    copies.flatMap((one) => (one.high === undefined ? [one] : [one, { ...one, value: one.high }])),
  );
  const pairs = ends.flatMap((ones, index) =>
    ends
      .slice(index + 1, index + 1 + NEAR)
      .flatMap((others, away) =>
        ones.flatMap((one) => others.flatMap((other) => ofPair(text, one, other, away < 2))),
      ),
  );
  return distinct([
    ...complements(all),
    ...perPeriod(all, pairs),
    ...halves(figures),
    ...lengths(all),
    ...weekdays(text, all),
    ...SUMMED.flatMap((dimension) => [
      ...sums(text, dimension, all),
      ...sums(
        text,
        dimension,
        used.map((copies) => copies.find((one) => one.dimension === dimension)),
      ),
    ]),
    ...pairs,
    ...periods(all),
  ]);
}

function distinct(derived: readonly Derived[]): Derived[] {
  return [...new Map(derived.map((one) => [`${one.step} ${one.dimension} ${one.value}`, one])).values()];
}

/** What passed where 1 % failed; the 3 % above a goal of which 103 % were reached. */
function complements(figures: readonly Figure[]): Derived[] {
  return figures.flatMap(({ dimension, value, bound }): Derived[] =>
    // Under 1 % failed: over 99 % did not.
    dimension === "percent"
      ? [{ step: "rest", dimension, value: Math.abs(100 - value) + (bound === "most" ? 0.01 : 0) }]
      : [],
  );
}

/** "H1" is half a year. */
function halves(figures: readonly Figure[]): Derived[] {
  const parts: Readonly<Record<string, number>> = { h: YEAR / 2, q: YEAR / 4 };
  return figures.flatMap(({ dimension, of = "" }): Derived[] => {
    const value = dimension === "label" ? parts[of] : undefined;
    return value === undefined ? [] : [{ step: "period", dimension: "duration", value }];
  });
}

/** "mon + thu" are two days, "tues to fri" four. */
function weekdays(text: string, figures: readonly Figure[]): Derived[] {
  const days = figures.filter(({ dimension }) => dimension === "weekday");
  const spans = days.flatMap(({ value, end }, index) => {
    const to = days[index + 1];
    const isSpan =
      to !== undefined &&
      /^\s?(?:-|–|to|thru|through|till|until)\s?$/i.test(text.slice(end, Math.min(to.start, end + 12)));
    return isSpan ? [((to.value - value + 7) % 7) + 1] : [];
  });
  const counts = days.length > 0 ? [new Set(days.map(({ value }) => value)).size, ...spans] : [];
  return counts.map((value) => ({ step: "sum", dimension: "duration", value }));
}

/** "chapters 4-9" are six of them. */
function lengths(figures: readonly Figure[]): Derived[] {
  return figures.flatMap(({ dimension, value, high }): Derived[] =>
    dimension === "plain" && high !== undefined && high < 50
      ? [{ step: "sum", dimension, value: high - value + 1 }]
      : [],
  );
}

function sums(
  text: string,
  dimension: Figure["dimension"],
  figures: readonly (Figure | undefined)[],
): Derived[] {
  const alike = figures.filter((one) => one !== undefined && one.dimension === dimension && one.spoken !== 0);
  return alike.flatMap((first, from) => {
    let total = first?.value ?? 0;
    let end = first?.end ?? 0;
    const found: Derived[] = [];
    for (const next of alike.slice(from + 1, from + LONGEST_SUM)) {
      if (
        !next ||
        (dimension === "duration" && !sameUnit(first, next)) ||
        (dimension === "plain" && !isAdded(text, end, next.start, total + next.value))
      )
        break;
      total += next.value;
      end = next.end;
      found.push({ step: "sum", dimension, value: total });
    }
    return found;
  });
}

function sameUnit(one: Figure | undefined, other: Figure): boolean {
  // Months add up with years, hours with days they do not.
  const unit = (figure: Figure) => Math.min(28, figure.value / (figure.spoken || 1));
  return one !== undefined && Math.abs(unit(one) - unit(other)) < 1e-6;
}

/** "11 plumbers + 3 apprentices", "2 dentists, 1 hygienist": counts that stand in one list. */
function isAdded(text: string, from: number, to: number, total: number): boolean {
  if (to - from > SAME_LIST) return false;
  if (total >= LARGE) return true;
  const between = text.slice(from, to);
  return /\band\b|\bplus\b|\bthen\b|\balso\b|[&+,/()]/i.test(between) && !/[.;!?]\s/.test(between);
}

function ofPair(text: string, one: Figure, other: Figure, near: boolean): Derived[] {
  const [small, large] = one.value <= other.value ? [one, other] : [other, one];
  const found: Derived[] = [];
  const add = (step: Step, dimension: Figure["dimension"], value: number) =>
    found.push({ step, dimension, value });
  const counts = isCount(one) && isCount(other);
  const between = text.slice(one.end, Math.min(other.start, one.end + SAME_LIST));
  if ((one.dimension === other.dimension || counts) && small.value > 0 && !isDate(one)) {
    add("difference", one.dimension === "plain" ? other.dimension : one.dimension, large.value - small.value);
    add("share", "percent", (small.value / large.value) * 100);
    if (near) {
      add("fall", "percent", (1 - small.value / large.value) * 100);
      add("growth", "percent", (large.value / small.value - 1) * 100);
      add("growth", "times", large.value / small.value);
    }
  }
  const close = other.start - one.end <= 12;
  const each =
    other.start - one.end <= 3 ||
    TIMES_EACH.test(between) ||
    /\b(?:each|per|every)\b/i.test(text.slice(other.end, other.end + 24));
  if (counts && !(one.dimension === "money" && other.dimension === "money")) {
    const kind = one.dimension === "money" ? "money" : other.dimension;
    if (each || kind === "money") add("product", kind, one.value * other.value);
    add("rate", kind, large.value / small.value);
  }
  for (const [count, unit] of [
    [one, other],
    [other, one],
  ] as const) {
    if (unit.dimension === "duration" || unit.dimension === "measure") {
      if (count.dimension === "plain" && (each || close || unit.dimension === "measure"))
        add("product", unit.dimension, count.value * unit.value);
      // "900 in 9 days" are 100 a day, "55 hour weeks for 6 weeks" 330 hours.
      if (isCount(count)) add("rate", count.dimension, count.value / unit.spoken);
      if (count.dimension !== "percent" && !isDate(count) && each)
        add("product", count.dimension, count.value * unit.spoken);
    }
    if (count.dimension === "percent" && isCount(unit))
      for (const factor of [count.value / 100, 1 + count.value / 100, 1 - count.value / 100])
        add("product", unit.dimension, unit.value * factor);
  }
  return found;
}

function isCount({ dimension }: Figure): boolean {
  return dimension === "plain" || dimension === "money";
}

function isDate({ dimension }: Figure): boolean {
  return dimension === "year" || dimension === "month" || dimension === "day" || dimension === "weekday";
}

/** "three years" for 2019 to 2022 or for who is 19 and began at 15, "eight months" for September to April, "2017" for two years from 2015. */
function periods(figures: readonly Figure[]): Derived[] {
  const years = figures.filter(({ dimension }) => dimension === "year");
  const ages = figures.filter(
    ({ dimension, value, bare }) => dimension === "plain" && bare && value >= 12 && value <= 70,
  );
  const months = figures.filter(({ dimension }) => dimension === "month");
  const clocks = figures.filter(({ dimension }) => dimension === "clock");
  const lasting = (value: number): Derived => ({ step: "period", dimension: "duration", value });
  const near = <T>(ones: readonly T[], with_: (from: T, to: T) => Derived[]) =>
    ones.flatMap((from, index) => ones.slice(index + 1, index + 1 + NEAR).flatMap((to) => with_(from, to)));
  return [
    ...[years, ages].flatMap((ones) =>
      near(ones, (from, to) => [lasting(Math.abs(to.value - from.value) * YEAR)]),
    ),
    // "7:30" may be minutes too.
    ...near(clocks, (from, to) =>
      [24, 24 * 60].map((parts) => lasting(Math.abs(to.value - from.value) / parts)),
    ),
    ...runsOf(yearsIn(figures)).flatMap((count): Derived[] => [
      lasting(count * YEAR),
      { step: "sum", dimension: "plain", value: count },
    ]),
    ...near(months, (from, to) => {
      const turn = to.value < from.value ? 1 : 0;
      const apart = from.of !== undefined && to.of !== undefined ? Number(to.of) - Number(from.of) : turn;
      const length = apart * 12 + to.value - from.value;
      return [lasting(length * MONTH), lasting((length + 1) * MONTH)];
    }),
    ...figures.flatMap((year, index) =>
      year.dimension !== "year"
        ? []
        : [figures[index - 1], figures[index + 1]].flatMap((length) =>
            length?.dimension === "duration" && length.spoken > 0
              ? [1, -1].map(
                  (sign): Derived => ({
                    step: "date",
                    dimension: "year",
                    value: year.value + sign * Math.round(length.value / YEAR),
                  }),
                )
              : [],
          ),
    ),
  ];
}

/** The years of a text, "22 and 23" among them. */
export function yearsIn(figures: readonly Figure[]): number[] {
  let listed = false;
  return figures.flatMap(({ dimension, value, bare, bound }) => {
    const free = listed || (bare && bound === "exact");
    const short = dimension === "plain" && free && value >= 15 && value < 30;
    listed = dimension === "year" || (listed && short);
    if (dimension === "year") return [value];
    return short ? [2000 + value] : [];
  });
}

/** How many years running a text names: three for "2021, 22 and 23". */
function runsOf(years: readonly number[]): number[] {
  const known = new Set(years);
  return [...known].flatMap((first) => {
    let count = 1;
    while (known.has(first + count)) count += 1;
    return count > 1 && !known.has(first - 1) ? [count] : [];
  });
}

/** 24 a year for two a month, four times a year for "every quarter", half-yearly for "twice a year". */
function perPeriod(figures: readonly Figure[], pairs: readonly Derived[]): Derived[] {
  const counts = [...figures, ...pairs.filter(({ step, value }) => step === "difference" && value >= LARGE)];
  const converted = counts.flatMap(({ dimension, value }): Derived[] =>
    dimension === "plain" || dimension === "money"
      ? PERIODS.flatMap((times): Derived[] => [
          { step: "rate", dimension, value: value * times },
          { step: "rate", dimension, value: value / times },
        ])
      : [],
  );
  const rhythms = figures.flatMap(({ dimension, value, spoken }, index): Derived[] => {
    if (dimension !== "duration") return [];
    const before = figures[index - 1];
    const often = before?.dimension === "plain" || before?.dimension === "times" ? [1, before.spoken] : [1];
    return often.flatMap((times): Derived[] => [
      { step: "period", dimension: "times", value: (YEAR * times) / value },
      { step: "rate", dimension: "plain", value: (YEAR * times) / value },
      ...(spoken === 0 && times > 0 ? [{ step: "period", dimension, value: value / times } as const] : []),
    ]);
  });
  return [...converted, ...rhythms];
}
