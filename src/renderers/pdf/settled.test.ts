import { expect, test } from "vitest";
import type { TextStyle } from "../../domain/document/design.ts";
import { piecesOf } from "../flow/pieces.ts";
import { type PdfRun, settledRuns } from "./settled.ts";

const style: TextStyle = {
  family: "inter",
  size: 13,
  line: 18,
  weight: 400,
  italic: false,
  color: "#000000",
  tracking: 0,
  upper: false,
};

function runOf(text: string): PdfRun {
  const pieces = piecesOf(text, 600, 13);
  return { text, direction: "ltr", ...(pieces ? { pieces } : {}) };
}

test("words that surely stand in the first line need nothing to hold them", () => {
  expect(settledRuns([runOf("A well-known team")], { separator: "", spread: 0, width: 600 }, style)).toEqual([
    { text: "A well-known team", direction: "ltr" },
  ]);
});

test("a word that the end of the line may reach stays whole", () => {
  const text = `A well-known team ${"of many people ".repeat(5)}with cross-functional aims`;
  const [run] = settledRuns([runOf(text)], { separator: "", spread: 0, width: 600 }, style);
  expect(run?.pieces?.map(({ kind }) => kind)).toEqual(["plain", "plain", "solid", "plain"]);
  expect(run?.pieces?.map((piece) => piece.text).join("")).toBe(text);
});

test("places where a long word may be cut are kept", () => {
  const text = `At ${"x".repeat(200)}`;
  const [run] = settledRuns([runOf(text)], { separator: "", spread: 0, width: 600 }, style);
  expect(run?.pieces?.filter(({ kind }) => kind === "cut")).toHaveLength(50);
});

test("items of a line are settled one after the other", () => {
  const runs = Array.from(
    { length: 12 },
    (_, at): PdfRun => ({ text: `Skill-${at}`, direction: "ltr", solid: true }),
  );
  const held = settledRuns(runs, { separator: " · ", spread: 0, width: 300 }, style).map(
    ({ solid }) => solid === true,
  );
  expect(held[0]).toBe(false);
  expect(held.at(-1)).toBe(true);
});
