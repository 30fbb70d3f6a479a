import type { Overview } from "../../../contract/admin.ts";

type Day = Overview["days"][number];

interface Bar {
  key: string;
  /** Which of the series it shows. */
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChartShape {
  bars: Bar[];
  sum: number;
  most: number;
  /** The first day with the most; null when there is nothing at all. */
  mostOn: string | null;
}

/** Bars of the series on top of each other, a day beside the next, as high as the day with the most lets them be. */
export function chartOf(
  days: readonly Day[],
  series: readonly { of: (day: Day) => number }[],
  { width, height }: { width: number; height: number },
): ChartShape {
  const totals = days.map((day) => series.reduce((sum, { of }) => sum + of(day), 0));
  const most = Math.max(0, ...totals);
  const step = width / Math.max(1, days.length);
  const gap = Math.min(2, step / 4);
  const bars = days.flatMap((day, at) => {
    let below = 0;
    return series.flatMap(({ of }, nth) => {
      const value = of(day);
      if (value === 0) return [];
      const tall = (value / most) * height;
      below += tall;
      return [
        {
          key: `${day.day} ${nth}`,
          series: nth,
          x: at * step + gap / 2,
          y: height - below,
          width: step - gap,
          height: tall,
        },
      ];
    });
  });
  return {
    bars,
    sum: totals.reduce((all, one) => all + one, 0),
    most,
    mostOn: most === 0 ? null : (days[totals.indexOf(most)]?.day ?? null),
  };
}
