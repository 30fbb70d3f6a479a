import { expect, test } from "vitest";
import { dialectOf } from "./dialect.ts";

test.each([
  ["London, United Kingdom", "", "British"],
  ["Dublin, Ireland", "", "British"],
  ["Austin, TX", "", "American"],
  ["Toronto, ON", "", "Canadian"],
  ["Pune, India", "", "Indian"],
  ["Wellington, New Zealand", "", "Australian"],
  ["Berlin, Germany", "Organised the programme and analysed behaviour", "British"],
  ["Berlin, Germany", "Organized the program and analyzed behavior", "American"],
  ["", "", "American"],
] as const)("%j with %j is %s English", (location, text, dialect) => {
  expect(dialectOf(location, text)).toBe(dialect);
});
