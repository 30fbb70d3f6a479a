import type { Figure } from "./figures/figure.ts";

const TO = /^\s?(?:-|–|to|thru|through|till|until)\s?$/i;

/** The stretches of days that a text names: "tues to fri". */
function spansOf(days: readonly Figure[]): [from: number, to: number][] {
  return days.flatMap(({ value, end, clause }, index): [number, number][] => {
    const to = days[index + 1];
    return to?.clause === clause && TO.test(clause.between(end, to.start)) ? [[value, to.value]] : [];
  });
}

/** How many days: two for "mon + thu", four for "tues to fri". */
export function daysOf(days: readonly Figure[]): number[] {
  const bySentence = Map.groupBy(days, ({ clause }) => clause.sentence);
  const listed = [...bySentence.values()].map((ones) => new Set(ones.map(({ value }) => value)).size);
  return [...listed, ...spansOf(days).map(([from, to]) => ((to - from + 7) % 7) + 1)];
}

/** Whether a text names a day, or a stretch with it. */
export function hasDay(day: number, days: readonly Figure[]): boolean {
  return (
    days.some(({ value }) => value === day) ||
    spansOf(days).some(([from, to]) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
  );
}
