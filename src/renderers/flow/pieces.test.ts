import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const inLine = (text: string) => piecesOf(text, 600, 13);

test("ordinary text needs no pieces", () => {
  expect(inLine("Led a team of 40,000, twice (in 2019).")).toBeNull();
  expect(inLine("带领四人团队，将夜间结算任务拆分为六个服务".repeat(20))).toBeNull();
});

test("a word with a sign inside keeps to one line", () => {
  expect(inLine("A well-known team")?.[1]).toEqual({ text: "well-known", kind: "solid" });
  expect(inLine("Wrote C++/CUDA kernels")).toEqual([
    { text: "Wrote ", kind: "plain" },
    { text: "C++/CUDA", kind: "solid" },
    { text: " kernels", kind: "plain" },
  ]);
});

test("a lone hyphen keeps to the word after it: at the end of a line a reader would drop it", () => {
  expect(inLine("Acme - Berlin")).toEqual([
    { text: "Acme ", kind: "plain" },
    { text: "- Berlin", kind: "solid" },
  ]);
  expect(inLine("- - Berlin -")?.[0]).toEqual({ text: "- - Berlin", kind: "solid" });
});

test("a word that no line can hold may be cut, never inside a letter with its marks", () => {
  const word = "e\u0301".repeat(300);
  const pieces = inLine(`A ${word}`) ?? [];
  expect(pieces[0]).toEqual({ text: "A ", kind: "plain" });
  expect(pieces.slice(1).every(({ text, kind }) => kind === "cut" && text.startsWith("e"))).toBe(true);
});

test("pieces say the same as the text", () => {
  for (const text of [
    `see https://example.com/${"x".repeat(400)} and/or C++`,
    "a/b c/d",
    "/ a",
    "a - b - c -d",
    "- ",
    "x -",
  ]) {
    expect(
      inLine(text)
        ?.map((piece) => piece.text)
        .join("") ?? text,
    ).toBe(text);
  }
});
