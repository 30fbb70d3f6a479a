import type { Claim } from "../claim.ts";
import { yearsIn } from "./derived.ts";
import type { Figure } from "./figures/figure.ts";
import { type PairFigures, readPair } from "./pair-figures.ts";
import { periodClaims } from "./period-claims.ts";

const DATED = new Set(["year", "month", "weekday", "clock", "day"]);
const ALL_WEEK = /\b(?:daily|every day|each day|all week|7 days|seven days|weekdays|24\/7)\b/i;

/** The dates of a suggestion that neither stand in the person's text nor follow from it. */
export function dateClaims(
  suggestion: string,
  support: string,
  { claimed, stated, derived }: PairFigures = readPair(suggestion, support),
): Claim[] {
  const allWeek = ALL_WEEK.test(support);
  const years = new Set([
    ...stated.flatMap(({ value, spoken, dimension }) => (dimension === "month" ? [] : [value, spoken])),
    ...yearsIn(stated),
    ...derived.flatMap(({ dimension, value }) => (dimension === "year" ? [value] : [])),
  ]);
  const groups = Map.groupBy(claimed, ({ start }) => start);
  const holds = (one: Figure): boolean => {
    switch (one.dimension) {
      case "year":
        return years.has(one.value);
      case "month":
        return isMonth(one, stated);
      case "weekday":
        return allWeek || isWeekday(one.value, stated, support);
      case "clock":
        return stated.some(({ value, spoken, dimension }) =>
          isClock(one.value, dimension === "clock" ? value : spoken),
        );
      case "day":
        return stated.some(({ value }) => value === one.value);
      default:
        return true;
    }
  };
  return periodClaims(suggestion, support, stated, derived).concat(
    [...groups.values()].flatMap((readings): Claim[] => {
      const first = readings.find(({ dimension }) => DATED.has(dimension));
      if (!first || readings.some((one) => !DATED.has(one.dimension) || holds(one))) return [];
      const { start, end } = first;
      return [{ kind: "time", text: suggestion.slice(start, end), start, end }];
    }),
  );
}

/** "7.45" is a quarter to eight, and whole hours may be meant by any number. */
function isClock(hours: number, stated: number): boolean {
  const minutes = Math.floor(hours) + (hours % 1) * 0.6;
  return [hours, minutes, Math.floor(hours)].some((time) => Math.abs(time - stated) % 12 < 0.001);
}

function isMonth({ value, of }: Figure, stated: readonly Figure[]): boolean {
  const months = stated.filter(({ dimension }) => dimension === "month");
  const quarters = stated.flatMap((one) => (one.dimension === "label" && one.of === "q" ? [one.value] : []));
  if (quarters.includes(Math.ceil(value / 3))) return true;
  const alike = months.filter((one) => one.value === value);
  if (alike.length === 0) return false;
  if (of === undefined || alike.some((one) => one.of === of || one.of === undefined)) return true;
  // The month and the year are both joined to others: the date is a new one.
  const free =
    stated.some(({ dimension, value: year }) => dimension === "year" && String(year) === of) &&
    !months.some((one) => one.of === of);
  return free;
}

function isWeekday(day: number, stated: readonly Figure[], support: string): boolean {
  const days = stated.filter(({ dimension }) => dimension === "weekday");
  if (days.some(({ value }) => value === day)) return true;
  if (day > 5 && /\bweek-?ends?\b/i.test(support)) return true;
  return days.some((from, index) => {
    const to = days[index + 1];
    return (
      to !== undefined &&
      /^\s?(?:-|–|to|thru|through|till|until)\s?$/i.test(
        support.slice(from.end, Math.min(to.start, from.end + 12)),
      ) &&
      (from.value <= to.value ? day >= from.value && day <= to.value : day >= from.value || day <= to.value)
    );
  });
}
