import { expect, test } from "vitest";
import { dragged, FIRST_CROP, squareOf, zoomed } from "./crop.ts";

const tall = { width: 900, height: 1400 };
const wide = { width: 1600, height: 1000 };

test("the first square is the largest one: in the middle of a wide picture, in the upper part of a tall one", () => {
  expect(squareOf(wide, FIRST_CROP)).toEqual({ x: 300, y: 0, side: 1000 });
  expect(squareOf(tall, FIRST_CROP)).toEqual({ x: 0, y: 125, side: 900 });
});

test("the picture follows the hand, and never further than its edge", () => {
  const moved = dragged(wide, FIRST_CROP, { x: 0.1, y: 0.1 });
  expect(squareOf(wide, moved).x).toBeCloseTo(200);
  expect(squareOf(wide, dragged(wide, moved, { x: 9, y: 9 })).x).toBe(0);
  expect(squareOf(wide, dragged(wide, moved, { x: -9, y: -9 })).x).toBe(600);
});

test("it grows around its middle and comes back, within the picture at any time", () => {
  const near = zoomed(wide, FIRST_CROP, 2);
  expect(squareOf(wide, near)).toMatchObject({ x: 550, side: 500 });
  const corner = dragged(wide, near, { x: 9, y: 9 });
  expect(squareOf(wide, corner)).toEqual({ x: 0, y: 0, side: 500 });
  expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ x: 0, y: 0, side: 1000 });
  expect(zoomed(wide, zoomed(wide, FIRST_CROP, 3), 1).across).toBeCloseTo(FIRST_CROP.across);
});
