import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "|cmd"])(
  "%j is text in a spreadsheet, no formula",
  (cell) => expect(csvLine([cell])).toMatch(/^"?'/),
);

test("quotes, commas and line breaks stay within their cell", () => {
  expect(csvLine(['Ada "the first"', "a,b", "two\nlines", 3])).toBe(
    '"Ada ""the first""","a,b","two\nlines",3\r\n',
  );
});

test("a formula is not smuggled in behind a quote", () => {
  expect(csvLine(['"=1+1', 'x","=1+1'])).toBe('"""=1+1","x"",""=1+1"\r\n');
});
