import { unitsBorrowed } from "../borrowed-units.ts";
import type { Dimension, Figure } from "../figures/figure.ts";
import { calendarOf } from "./calendar.ts";
import { type Derived, NEAR } from "./derived.ts";
import { ofPair } from "./pairs.ts";
import { periodsOf } from "./periods.ts";
import { sumsOf } from "./sums.ts";

/** A text of more figures is not combined further: any number could be made of them. */
const COMBINED = 20;
const DATES = new Set<Dimension>(["year", "month", "day", "weekday"]);

/** All that follows from the figures of a text in one step: sums, differences, products, shares, changes, periods. */
export function derivedFrom(figures: readonly Figure[]): Derived[] {
  const all = figures.filter(({ dimension }) => dimension !== "label").slice(0, COMBINED);
  const borrowed = unitsBorrowed(all, true);
  const used = all
    .map((one, index) => [one, ...(borrowed[index] ?? [])])
    .filter(([one]) => one?.spoken !== 0);
  const pairs = pairsOf(used.flat().filter(({ dimension }) => !DATES.has(dimension)));
  const derived = [
    ...complements(all),
    ...periodsOf(all),
    ...calendarOf(figures, all),
    ...sumsOf(used),
    ...pairs,
  ];
  return [
    ...new Map(
      derived.map((one) => [
        `${one.step} ${one.dimension} ${one.value} ${one.isRest} ${one.isCounted} ${one.joined} ${[...(one.per ?? [])].join()} ${one.parts?.map((things) => [...things]).join()}`,
        one,
      ]),
    ).values(),
  ];
}

/** Each place with those after it, by all the ways to read them: "5.2m" may be millions or metres. */
function pairsOf(used: readonly Figure[]): Derived[] {
  const places = [...Map.groupBy(used, ({ start }) => start).values()].map((copies) =>
    copies.flatMap((one) => (one.high === undefined ? [one] : [one, { ...one, value: one.high }])),
  );
  return places.flatMap((ones, index) =>
    places
      .slice(index + 1, index + 1 + NEAR)
      .flatMap((others, away) =>
        ones.flatMap((one) => others.flatMap((other) => ofPair(one, other, away < 2))),
      ),
  );
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
