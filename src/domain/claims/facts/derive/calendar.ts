import type { Figure } from "../figures/figure.ts";
import { MONTH, YEAR } from "../figures/units.ts";
import { intervalsIn, isEnd, isStart } from "../intervals.ts";
import { daysOf } from "../weekdays.ts";
import { yearsIn, yearsRunning } from "../years.ts";
import { type Derived, NEAR } from "./derived.ts";

const PARTS: Readonly<Record<string, number>> = { h: YEAR / 2, q: YEAR / 4 };

/** What dates make: "three years" for 2019 to 2022, "eight months" for September to April, "2017" for two years from 2015. */
export function calendarOf(labels: readonly Figure[], figures: readonly Figure[]): Derived[] {
  const of = (dimension: Figure["dimension"]) => figures.filter((one) => one.dimension === dimension);
  const ages = figures.filter(
    ({ dimension, value, bare }) => dimension === "plain" && bare && value >= 12 && value <= 70,
  );
  const sentences = [...Map.groupBy(figures, ({ clause }) => clause.sentence).values()];
  return [
    // Who is 19 and began at 15.
    ...[of("year"), ages].flatMap((dates) =>
      intervalsIn(dates).map(([from, to]) => lasting(Math.abs(to.value - from.value) * YEAR)),
    ),
    // "7:30" may be minutes too.
    ...near(of("clock"), (from, to) =>
      [24, 24 * 60].map((parts) => lasting(Math.abs(to.value - from.value) / parts)),
    ),
    ...near(of("year"), (from, to) =>
      from.clause.sentence === to.clause.sentence
        ? [{ ...lasting(Math.abs(to.value - from.value) * YEAR), step: "elapsed" }]
        : [],
    ),
    // "nine audits in 2022" are of one year.
    ...of("year").flatMap(({ clause, start }) =>
      /\bin $/i.test(clause.before(start)) ? [lasting(YEAR)] : [],
    ),
    ...intervalsIn(of("month")).flatMap(([from, to]) => monthsBetween(from, to)),
    ...sentences
      .flatMap((ones) => yearsRunning(yearsIn(ones)))
      .flatMap(({ count }): Derived[] => [
        lasting(count * YEAR),
        { step: "sum", dimension: "plain", value: count },
      ]),
    ...figures.flatMap((one, index) =>
      one.dimension === "year" ? yearsAfter(one, figures[index - 1], figures[index + 1]) : [],
    ),
    ...daysOf(of("weekday")).map((value): Derived => ({ step: "sum", dimension: "duration", value })),
    // "H1" is half a year.
    ...labels.flatMap(({ dimension, of: name = "" }) => {
      const days = dimension === "label" ? PARTS[name] : undefined;
      return days === undefined ? [] : [lasting(days)];
    }),
    // "chapters 4-9" are six of them.
    ...of("plain").flatMap(({ dimension, value, high }): Derived[] =>
      high !== undefined && high < 50 ? [{ step: "sum", dimension, value: high - value + 1 }] : [],
    ),
  ];
}

function lasting(value: number): Derived {
  return { step: "period", dimension: "duration", value };
}

function near(ones: readonly Figure[], make: (from: Figure, to: Figure) => Derived[]): Derived[] {
  return ones.flatMap((from, index) =>
    ones.slice(index + 1, index + 1 + NEAR).flatMap((to) => make(from, to)),
  );
}

export function monthsBetween(from: Figure, to: Figure): Derived[] {
  const turn = to.value < from.value ? 1 : 0;
  const apart = from.of !== undefined && to.of !== undefined ? Number(to.of) - Number(from.of) : turn;
  const length = apart * 12 + to.value - from.value;
  return [lasting(length * MONTH), lasting((length + 1) * MONTH)];
}

/** The other end of what began or ended in a year and lasted some others: 2017 of "from 2015, for two years". */
function yearsAfter(year: Figure, ...lengths: readonly (Figure | undefined)[]): Derived[] {
  const signs = [...(isStart(year) ? [1] : []), ...(isEnd(year) ? [-1] : [])];
  return lengths.flatMap((length) =>
    length?.dimension === "duration" && length.spoken > 0 && length.clause.sentence === year.clause.sentence
      ? signs.map(
          (sign): Derived => ({
            step: "date",
            dimension: "year",
            value: year.value + sign * Math.round(length.value / YEAR),
            joined: year.value,
          }),
        )
      : [],
  );
}
