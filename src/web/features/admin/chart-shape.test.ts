import { expect, test } from "vitest";
import { chartOf } from "./chart-shape.ts";

const day = (name: string, aiEmbedded: number, aiHosted: number) => ({
  day: name,
  signUps: 0,
  active: 0,
  resumes: 0,
  exports: 0,
  errors: 0,
  aiEmbedded,
  aiHosted,
});
const series = [
  { of: (on: ReturnType<typeof day>) => on.aiEmbedded },
  { of: (on: ReturnType<typeof day>) => on.aiHosted },
];
const SIZE = { width: 100, height: 50 };

test("the day with the most fills the height, others stand in proportion, series on top of each other", () => {
  const { bars, sum, most, mostOn } = chartOf([day("1", 5, 5), day("2", 0, 2)], series, SIZE);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [25, 25],
    [0, 25],
    [40, 10],
  ]);
  expect([sum, most, mostOn]).toEqual([12, 10, "1"]);
});

test("days without anything draw nothing", () => {
  expect(chartOf([day("1", 0, 0)], series, SIZE)).toEqual({ bars: [], sum: 0, most: 0, mostOn: null });
  expect(chartOf([], series, SIZE).bars).toEqual([]);
});

test("bars of a year stay within the picture", () => {
  const year = Array.from({ length: 365 }, (_, at) => day(String(at), at, 1));
  for (const { x, y, width, height } of chartOf(year, series, SIZE).bars) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(-1e-9);
    expect(height).toBeGreaterThan(0);
  }
});
