import { expect, test } from "vitest";
import type { Piece } from "../page-lines.ts";
import { styledPageLines } from "./styled-page-lines.ts";

const piece = (text: string, x: number, y: number, looks: Partial<Piece> = {}): Piece => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  font: "plain",
  ...looks,
});
const linesOf = (pieces: readonly Piece[]) =>
  styledPageLines([pieces], 600).map(({ text, bullet }) => `${bullet ? "• " : ""}${text}`);

test("accents that a font has as letters of their own stand on the letter behind them", () => {
  expect(linesOf([piece("S˜ao Paulo, Paran´a", 50, 700)])).toEqual(["São Paulo, Paraná"]);
});

test("a sign that stands for no letter is a bullet, and what goes on below its words belongs to it", () => {
  expect(
    linesOf([
      piece("Engineer", 50, 700),
      piece("\u0088", 60, 688, { font: "signs", width: 5 }),
      piece("Built the pipeline that is replayed in an hour when", 70, 688, { width: 480 }),
      piece("a bank is late", 70, 676),
    ]),
  ).toEqual(["Engineer", "• Built the pipeline that is replayed in an hour when a bank is late"]);
});

test("where bullets are drawn, a verb begins an item also below a line without room", () => {
  expect(
    linesOf([
      piece("Engineer", 50, 700),
      piece("Replaced invoices within two minutes of delivery", 64, 688, { width: 482 }),
      piece("Wrote the handbook for the team", 64, 676),
    ]),
  ).toEqual([
    "Engineer",
    "• Replaced invoices within two minutes of delivery",
    "• Wrote the handbook for the team",
  ]);
});

test("beside a date, a list whose bullets are drawn is told by the words that the date stands before", () => {
  expect(
    linesOf([
      piece("2020 – now", 50, 700),
      piece("Pharmacy technician, Apotheek Kralingen", 146, 700),
      piece("Dispensing, rolls and visits", 158, 688),
      piece("Night desk", 158, 676),
    ]),
  ).toEqual([
    "2020 – now\tPharmacy technician, Apotheek Kralingen",
    "• Dispensing, rolls and visits",
    "• Night desk",
  ]);
});

test("the lines of a cell are one where a table's columns have names, and each sentence of its text is one", () => {
  const row = (y: number, ...cells: string[]) =>
    cells.flatMap((text, nth) => (text === "" ? [] : [piece(text, 50 + nth * 90, y)]));
  expect(
    linesOf([
      ...row(700, "Period", "Position", "Employer", "Main duties"),
      ...row(680, "10/2020 –", "Pharmacy", "El Nile Pharmacies", "Manage a team of six and"),
      ...row(668, "now", "Manager", "Nasr City, Cairo", "a stock of 4,500 items."),
      ...row(656, "", "", "", "Opened the new corner."),
      ...row(636, "02/2018", "Pharmacist", "Al Rahma", "Dispensed"),
      piece("Skills", 50, 600),
      piece("Sewing", 50, 588),
    ]),
  ).toEqual([
    "Period\tPosition\tEmployer\tMain duties",
    "10/2020 – now\tPharmacy Manager\tEl Nile Pharmacies Nasr City, Cairo\tManage a team of six and a stock of 4,500 items.",
    "Opened the new corner.",
    "02/2018\tPharmacist\tAl Rahma\tDispensed",
    "Skills",
    "Sewing",
  ]);
});

test("a title in a box of its own, further in than the text above it, is no item of a list", () => {
  expect(
    linesOf([
      piece("Looking for a post in the Gulf", 50, 700),
      piece("Experience", 56, 670, { font: "bold" }),
    ]),
  ).toEqual(["Looking for a post in the Gulf", "Experience"]);
});

test("what ends with its date is whole, however far it reaches", () => {
  expect(
    linesOf([
      piece("Education", 50, 720, { height: 14 }),
      piece("BSc (Hons) General Nursing, Atlantic University, Sligo, 2013 – 2017", 50, 700, { width: 500 }),
      piece("Leaving Certificate, Ursuline College Sligo, 2013", 50, 688),
    ]),
  ).toContain("Leaving Certificate, Ursuline College Sligo, 2013");
});
