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
  ["Perth, WA", "", "Australian"],
  ["Seattle, WA 98101", "", "American"],
  ["Brisbane, QLD", "", "Australian"],
  ["Mumbai, MH", "Organised the programme", "British"],
  ["", "Four hours of our enterprise: raised prices, selling otherwise", "American"],
  ["", "Analysed entering and feeling; the centre of it", "British"],
  ["", "Colored labels for the laboratory; honored by neighbors", "American"],
] as const)("%j with %j is %s English", (location, text, dialect) => {
  expect(dialectOf(location, text)).toBe(dialect);
});
