import { expect, test } from "vitest";
import { withLengths } from "./dated-lengths.ts";

test.each([
  ["cook, jan 2019 – dec 2021", "Cook (3 years)", "cook, jan 2019 – dec 2021 (3 years)"],
  ["Cook\n01/2019 – 06/2020\nHilton", "Cook for 18 months", "Cook\n01/2019 – 06/2020 (18 months)\nHilton"],
  [
    "waiter from 2015 to 2019 in Hull",
    "Four years as waiter",
    "waiter from 2015 to 2019 (Four years) in Hull",
  ],
  ["2010-2013 cook, 2013-2019 chef", "Chef for six years", "2010-2013 cook, 2013-2019 (six years) chef"],
])("%j says how long it was, where %j does", (text, suggestion, told) => {
  expect(withLengths(text, suggestion)).toBe(told);
});

test.each([
  ["another length", "cook, jan 2019 – dec 2021", "Cook for 4 years"],
  ["no length", "cook, jan 2019 – dec 2021", "Cook"],
  ["a length that whole years leave open", "cook 2019 – 2021", "Cook for 3 years"],
  ["dates of two things", "cook in 2010, chef in 2019", "Nine years as chef"],
])("%s adds nothing", (_, text, suggestion) => {
  expect(withLengths(text, suggestion)).toBe(text);
});
