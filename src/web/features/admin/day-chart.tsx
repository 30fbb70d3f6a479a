import { useId } from "react";
import type { Overview } from "../../../contract/admin.ts";
import { grouped } from "../../../domain/text/grouped.ts";
import { shortCalendarDay } from "../../dates.ts";
import { chartOf } from "./chart-shape.ts";

type Day = Overview["days"][number];

export interface Series {
  name: string;
  of: (day: Day) => number;
}

interface DayChartProps {
  title: string;
  days: readonly Day[];
  series: readonly Series[];
  /** What stands beside the title: all days together, or the day with the most. */
  sumUp?: "sum" | "most";
  tone?: "proof" | "stop";
}

const WIDTH = 480;
const HEIGHT = 120;
const fills = { proof: ["fill-proof", "fill-info"], stop: ["fill-stop"] };
const dots = { proof: ["bg-proof", "bg-info"], stop: ["bg-stop"] };

/** Bars for each day, the same in words, and as a table for whoever wants the numbers. */
export function DayChart({ title, days, series, sumUp = "sum", tone = "proof" }: DayChartProps) {
  const titleId = useId();
  const { bars, most, sum, mostOn } = chartOf(days, series, { width: WIDTH, height: HEIGHT });
  const first = days[0]?.day ?? "";
  const last = days.at(-1)?.day ?? "";
  const figure = sumUp === "sum" ? `${number(sum)} in all` : `${number(most)} at most`;
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-4 shadow-resting sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-medium">
          {title}
        </h2>
        {most > 0 && <p className="text-14 text-ink-soft tabular-nums">{figure}</p>}
      </div>
      <div className="relative mt-3">
        <svg
          role="img"
          aria-label={describe(title, { first, last, sum, most, mostOn })}
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 5}`}
          preserveAspectRatio="none"
          className="block h-32 w-full"
        >
          <line
            x1="0"
            x2={WIDTH}
            y1={HEIGHT}
            y2={HEIGHT}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
          <line x1="0" x2={WIDTH} y1="0" y2="0" className="stroke-line" vectorEffect="non-scaling-stroke" />
          {bars.map(({ key, series: of, ...shape }) => (
            <rect key={key} {...shape} className={fills[tone][of] ?? "fill-proof"} />
          ))}
        </svg>
        {most === 0 && (
          <p className="absolute inset-0 grid place-items-center text-14 text-ink-soft">
            Nothing in these days
          </p>
        )}
      </div>
      <div className="mt-1 flex justify-between gap-4 text-12 text-ink-soft tabular-nums">
        <span>{shortCalendarDay(first)}</span>
        {most > 0 && <span>{`Top line: ${number(most)}`}</span>}
        <span>{shortCalendarDay(last)}</span>
      </div>
      {series.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-soft">
          {series.map(({ name, of }, at) => (
            <li key={name} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className={`size-2.5 rounded-[2px] forced-colors:border ${dots[tone][at]}`}
              />
              {`${name}: ${number(days.reduce((all, day) => all + of(day), 0))}`}
            </li>
          ))}
        </ul>
      )}
      <NumbersTable title={title} days={days} series={series} />
    </section>
  );
}

function NumbersTable({ title, days, series }: Pick<DayChartProps, "title" | "days" | "series">) {
  return (
    <details className="mt-3 text-14">
      <summary className="w-fit rounded-control text-ink-soft content-center pointer-coarse:min-h-11 hover:text-ink">
        As a table
      </summary>
      <section
        aria-label={`${title}, day by day`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, and keys must reach that too.
        tabIndex={0}
        className="mt-2 max-h-64 overflow-auto"
      >
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-start text-ink-soft">
              <th scope="col" className="py-1 text-start font-medium">
                Day
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line last:border-0">
                <th scope="row" className="py-1 text-start font-normal">
                  {shortCalendarDay(day.day)}
                </th>
                {series.map(({ name, of }) => (
                  <td key={name} className="py-1 text-end tabular-nums">
                    {number(of(day))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function describe(
  title: string,
  {
    first,
    last,
    sum,
    most,
    mostOn,
  }: { first: string; last: string; sum: number; most: number; mostOn: string | null },
): string {
  const span = `${title} from ${shortCalendarDay(first)} to ${shortCalendarDay(last)}`;
  if (mostOn === null) return `${span}: none.`;
  return `${span}: ${number(sum)} in all, most on ${shortCalendarDay(mostOn)} with ${number(most)}.`;
}

function number(value: number): string {
  return grouped(value);
}
