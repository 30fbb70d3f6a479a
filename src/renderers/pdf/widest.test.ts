import { expect, test } from "vitest";
import type { SetStyle } from "./face.ts";
import { plainWidth, widestWidth } from "./widest.ts";

const style = { family: "inter", weight: 400, italic: false, size: 10, tracking: 0 } as const;
const width = (text: string, other: Partial<SetStyle> = {}): number =>
  plainWidth(text, { ...style, ...other }) ?? Number.NaN;

test("the width is that of the style's own letters", () => {
  expect(width("ii")).toBeLessThan(width("mm") / 2);
  expect(width("Team", { weight: 600 })).toBeGreaterThan(width("Team"));
  expect(width("Team", { tracking: 0.1 })).toBeCloseTo(width("Team") + 4);
  expect(plainWidth("Team 网", style)).toBeNull();
});

test("the bound leaves room for kerning, and for letters of other families", () => {
  expect(widestWidth("Team", style)).toBeCloseTo(width("Team") + 3.2);
  expect(widestWidth("网", style)).toBeGreaterThan(20);
});
