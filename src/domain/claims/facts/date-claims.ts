import type { Claim } from "../claim.ts";
import { DATED, type Figure } from "./figures/figure.ts";
import { intervalClaims } from "./interval-claims.ts";
import type { Pair } from "./pair.ts";
import { periodClaims } from "./period-claims.ts";
import { hasDay } from "./weekdays.ts";
import { yearsIn } from "./years.ts";

/** The dates of a suggestion that neither stand in the person's text nor follow from it. */
export function dateClaims(pair: Pair): Claim[] {
  const { claimed, supporting, derived } = pair;
  const days = supporting.filter(({ dimension }) => dimension === "weekday");
  const years = new Set([
    ...supporting.flatMap(({ value, spoken, dimension }) => (dimension === "month" ? [] : [value, spoken])),
    ...yearsIn(supporting),
    ...derived.flatMap(({ dimension, value }) => (dimension === "year" ? [value] : [])),
  ]);
  const groups = Map.groupBy(claimed, ({ start }) => start);
  const holds = (one: Figure): boolean => {
    switch (one.dimension) {
      case "year":
        return years.has(one.value);
      case "month":
        return isMonth(one, supporting);
      case "weekday":
        return hasDay(one.value, days);
      case "clock":
        return supporting.some(({ value, spoken, dimension }) =>
          isClock(one.value, dimension === "clock" ? value : spoken),
        );
      case "day":
        return supporting.some(({ value }) => value === one.value);
      default:
        return true;
    }
  };
  return [...periodClaims(pair), ...intervalClaims(pair)].concat(
    [...groups.values()].flatMap((readings): Claim[] => {
      const first = readings.find(({ dimension }) => DATED.has(dimension));
      if (!first || readings.some((one) => !DATED.has(one.dimension) || holds(one))) return [];
      const { start, end, written } = first;
      return [{ kind: "time", text: written, start, end }];
    }),
  );
}

/** "7.45" is a quarter to eight, and whole hours may be meant by any number. */
function isClock(hours: number, other: number): boolean {
  const minutes = Math.floor(hours) + (hours % 1) * 0.6;
  return [hours, minutes, Math.floor(hours)].some((time) => Math.abs(time - other) % 12 < 0.001);
}

function isMonth({ value, of }: Figure, supporting: readonly Figure[]): boolean {
  const months = supporting.filter(({ dimension }) => dimension === "month");
  const quarters = supporting.flatMap((one) =>
    one.dimension === "label" && one.of === "q" ? [one.value] : [],
  );
  if (quarters.includes(Math.ceil(value / 3))) return true;
  const alike = months.filter((one) => one.value === value);
  if (alike.length === 0) return false;
  if (of === undefined || alike.some((one) => one.of === of || one.of === undefined)) return true;
  // The month and the year are both joined to others: the date is a new one.
  const free =
    supporting.some(({ dimension, value: year }) => dimension === "year" && String(year) === of) &&
    !months.some((one) => one.of === of);
  return free;
}
