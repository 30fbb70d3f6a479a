import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

const FORMULAS = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =1",
  "|cmd",
  "＝1+1",
  "＋1",
  "－1",
  "＠A1",
  '"=1+1',
];

test.each(FORMULAS)("%j is text in a spreadsheet, no formula", (cell) => {
  expect(csvLine([cell])).toMatch(/^"'/);
});

test.each(FORMULAS)("nor is %j where a spreadsheet separates cells by semicolons", (cell) => {
  for (const before of ["a;", "a\n", "a; "]) {
    // As such a spreadsheet reads it: quotes within a cell are signs like any others.
    const pieces = csvLine(["first", `${before}${cell};b`, "last"]).split(/[;\r\n]/);
    expect(pieces.filter((piece) => /^[\s"]*[=+\-@|＝＋－＠]/.test(piece))).toEqual([]);
  }
});

test("quotes, commas, semicolons and line breaks stay within their cell", () => {
  expect(csvLine(['Ada "the first"', "a,b", "c;d", "two\nlines", 3])).toBe(
    '"Ada ""the first""","a,b","c;d","two\nlines",3\r\n',
  );
});

test("what is no formula is told as it is", () => {
  expect(csvLine(["Jean-Luc", "a=b", "1 + 1", "x@example.com"])).toBe(
    '"Jean-Luc","a=b","1 + 1","x@example.com"\r\n',
  );
});
