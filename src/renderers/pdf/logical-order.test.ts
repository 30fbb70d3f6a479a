import { expect, test } from "vitest";
import type { Row } from "../flow/rows.ts";
import { atomsOf } from "./logical-order.ts";

function atomTexts(text: string, width: number): string[][] {
  const row: Row = {
    ...{ id: 0, kind: "item", style: "sideBody", level: 0, separator: "", spread: 0, aside: null },
    ...{ direction: "rtl", width, gapBefore: 0, below: 0, sticky: false, splits: true },
    runs: [{ text, direction: "rtl", pointer: "" }],
  };
  return (atomsOf(row, 14) ?? []).map(({ pieces }) => pieces.map((piece) => piece.text));
}

test("words of another direction keep together as far as a line holds them, and are cut at their spaces", () => {
  const text = "البرامج: Revit, AutoCAD, Rhino";
  expect(atomTexts(text, 400)).toEqual([["البرامج", ":"], ["Revit, AutoCAD, Rhino"]]);
  expect(atomTexts(text, 156)).toEqual([["البرامج", ":"], ["Revit, AutoCAD,"], ["Rhino"]]);
});

test("brackets around a number are those of the sentence, around a foreign word its own", () => {
  expect(atomTexts("شهادة (2012)", 400)).toEqual([["شهادة"], ["(", "2012", ")"]]);
  expect(atomTexts("منهجية (BIM)", 400)).toEqual([["منهجية"], ["(BIM)"]]);
});
