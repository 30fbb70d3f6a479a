import { expect, test } from "vitest";
import { markedParts, slicedPiece, withParts } from "./marked-parts.ts";
import { piecesOf } from "./pieces.ts";

const text = "A well-known bold word";

test("marks part a text where they begin and end; bold wins over italic", () => {
  expect(
    markedParts("abcdef", [
      { from: 1, to: 4, kind: "italic" },
      { from: 3, to: 5, kind: "bold" },
      { from: 4, to: 9, kind: "link", href: "https://example.com" },
    ]),
  ).toEqual([
    { text: "a" },
    { text: "bc", face: "italic" },
    { text: "d", face: "bold" },
    { text: "e", face: "bold", href: "https://example.com" },
    { text: "f", href: "https://example.com" },
  ]);
});

test("a word that keeps together does so with a bold part in it", () => {
  const parts = markedParts(text, [{ from: 4, to: 9, kind: "bold" }]);
  const pieces = withParts(piecesOf(text, 600, 13) ?? [], parts);
  expect(pieces.map(({ text, kind }) => [text, kind])).toEqual([
    ["A ", "plain"],
    ["well-known", "solid"],
    [" bold word", "plain"],
  ]);
  expect(pieces[1]?.parts).toEqual([{ text: "we" }, { text: "ll-kn", face: "bold" }, { text: "own" }]);
});

test("a piece that a page cuts keeps the marks of what is left", () => {
  const [piece] = withParts(
    [{ text: "abcdef", kind: "plain" }],
    markedParts("abcdef", [{ from: 2, to: 4, kind: "bold" }]),
  );
  if (!piece) throw new Error("there is no piece");
  expect(slicedPiece(piece, 3, 6)).toEqual({
    text: "def",
    kind: "plain",
    parts: [{ text: "d", face: "bold" }, { text: "ef" }],
  });
  expect(slicedPiece(piece, 4, 6)).toEqual({ text: "ef", kind: "plain" });
});

test("a mark that ends inside an emoji takes all of it", () => {
  const text = "Launch 🎉 day";
  const parts = markedParts(text, [{ from: 0, to: 8, kind: "bold" }]);
  expect(parts).toEqual([{ text: "Launch 🎉", face: "bold" }, { text: " day" }]);
  expect(markedParts(text, [{ from: 8, to: 13, kind: "bold" }])[0]).toEqual({ text: "Launch 🎉" });
});
