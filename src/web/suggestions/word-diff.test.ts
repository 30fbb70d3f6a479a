import { expect, test } from "vitest";
import { diffWords, markDoubt, piecesByLine } from "./word-diff.ts";

const drawn = (pieces: readonly { text: string; kind: string }[]) =>
  pieces.map(({ text, kind }) => `${kind}:${text.trim()}`);

test("what the person wrote is own, other words for it are new, and what went is dropped", () => {
  const { source, result } = diffWords(
    "Responsible for closing the till and counting 3 registers every night",
    "Closed the till and counted 3 registers every night.",
  );
  expect(drawn(source)).toEqual([
    "dropped:Responsible for closing",
    "kept:the till and",
    "dropped:counting",
    "kept:3 registers every night",
  ]);
  expect(drawn(result)).toEqual([
    "new:Closed",
    "plain:the",
    "own:till",
    "plain:and",
    "new:counted",
    "own:3 registers every night.",
  ]);
});

test("put together, the pieces are the texts again", () => {
  const texts = ["  One,  two\nthree ", "Two\n\nfour one", "", "C++ and 4% of “it”"];
  for (const before of texts)
    for (const after of texts) {
      const { source, result } = diffWords(before, after);
      expect(source.map(({ text }) => text).join("")).toBe(before);
      expect(result.map(({ text }) => text).join("")).toBe(after);
    }
});

test("case and punctuation around a word make no change; a sign inside a word does", () => {
  expect(drawn(diffWords("Cut (waste), daily", "cut waste daily").result)).toEqual(["own:cut waste daily"]);
  expect(drawn(diffWords("C waste", "C++ waste").result)).toEqual(["new:C++", "own:waste"]);
  expect(drawn(diffWords("4 registers", "4% registers").result)).toEqual(["new:4%", "own:registers"]);
});

test("a word that moved, and one from around the text, are the person's own", () => {
  expect(drawn(diffWords("nightly counts of registers", "registers: nightly counts").result)).toEqual([
    "own:registers: nightly counts",
  ]);
  expect(drawn(diffWords("ran shifts", "Ran shifts at Rema", "Rema").result)).toEqual([
    "own:Ran shifts",
    "new:at",
    "own:Rema",
  ]);
});

test("small words alone prove nothing", () => {
  expect(drawn(diffWords("the and of", "the and of").result)).toEqual(["plain:the and of"]);
});

test("pieces are told line by line, without lines that say nothing", () => {
  const { result } = diffWords("ran shifts and trained staff", "Ran shifts\n\n Trained 4 staff\n");
  expect(piecesByLine(result).map(drawn)).toEqual([
    ["own:Ran shifts"],
    ["own:Trained", "new:4", "own:staff"],
  ]);
  expect(piecesByLine([])).toEqual([]);
});

test("words in question are one mark, whatever else they are, and the text stays whole", () => {
  const diff = diffWords("helped with the till", "Led the till every night");
  const marked = markDoubt(diff, { start: 0, end: 7 });
  expect(marked.result[0]).toEqual({ kind: "doubt", text: "Led the" });
  expect(marked.result.filter(({ kind }) => kind === "doubt")).toHaveLength(1);
  const whole = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");
  for (const [start, end] of [
    [0, 0],
    [4, 12],
    [0, 24],
    [20, 99],
  ] as const) {
    const { result, source } = markDoubt(diff, { start, end });
    expect(whole(result)).toBe("Led the till every night");
    expect(whole(result.filter(({ kind }) => kind === "doubt"))).toBe(
      "Led the till every night".slice(start, end),
    );
    expect(source).toBe(diff.source);
  }
  expect(markDoubt(diff, null)).toBe(diff);
  const led = markDoubt(diffWords("helped stock", "Led stock"), { start: 0, end: 3 });
  expect(led.result[1]).toEqual({ kind: "plain", text: " " });
});

test("a space between a number and its unit is no new wording", () => {
  const { source, result } = diffWords("Cut load time to 800ms", "Cut load time to 800 ms");
  expect(drawn(source)).toEqual(["kept:Cut load time to 800ms"]);
  expect(drawn(result)).toEqual(["own:Cut load time to 800 ms"]);
  expect(drawn(diffWords("Sold 40 bikes", "Sold 40k bikes").result)).toEqual([
    "own:Sold 40",
    "new:k",
    "own:bikes",
  ]);
});
