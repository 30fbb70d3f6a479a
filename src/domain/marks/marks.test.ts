import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { isMarked, setLink, toggleMark } from "./change-marks.ts";
import { cleanMarks } from "./clean-marks.ts";
import { linkAddress } from "./link-address.ts";
import type { Mark } from "./mark.ts";
import { joinMarked, sliceMarked } from "./marked-text.ts";
import { shiftMarks } from "./shift-marks.ts";
import { wordRange } from "./word-range.ts";

const TEXT = "Cut load time in half with a cache";

function bold(from: number, to: number): Mark {
  return { from, to, kind: "bold" };
}

/** The letters that a kind of mark covers. */
function marked(text: string, marks: readonly Mark[], kind: Mark["kind"] = "bold"): string[] {
  return marks.filter((mark) => mark.kind === kind).map(({ from, to }) => text.slice(from, to));
}

describe("marks as they are kept", () => {
  test("lie within the text, in order, joined where they meet, without blanks at their ends", () => {
    expect(cleanMarks(TEXT, [bold(9, 14), bold(4, 9), bold(30, 99), bold(3, 4), bold(7, 7)])).toEqual([
      bold(4, 13),
      bold(30, 34),
    ]);
  });

  test("are one where only blanks part them, links only where they lead to one place", () => {
    expect(cleanMarks("one  two three", [bold(0, 3), bold(5, 8), bold(9, 11)])).toEqual([bold(0, 11)]);
    const link = (from: number, to: number, href: string): Mark => ({ from, to, kind: "link", href });
    const links = [link(0, 3, "a.example"), link(5, 8, "a.example"), link(9, 14, "b.example")];
    expect(cleanMarks("one  two three", links)).toEqual([link(0, 8, "a.example"), link(9, 14, "b.example")]);
  });

  test("of two links that overlap the second takes its letters", () => {
    const [one, other]: Mark[] = [
      { from: 0, to: 13, kind: "link", href: "https://one.example" },
      { from: 9, to: 17, kind: "link", href: "https://other.example" },
    ];
    if (!one || !other) throw new Error("no links");
    expect(marked(TEXT, cleanMarks(TEXT, [one, other]), "link")).toEqual(["Cut load", "time in"]);
  });

  test("cleaning them twice changes nothing", () => {
    const mark = fc.record({
      from: fc.nat(40),
      to: fc.nat(40),
      kind: fc.constantFrom("bold" as const, "italic" as const),
    });
    const link = fc.record({
      from: fc.nat(40),
      to: fc.nat(40),
      kind: fc.constant("link" as const),
      href: fc.constantFrom("https://a.example", "https://b.example"),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, link), { maxLength: 8 }), (marks) => {
        const clean = cleanMarks(TEXT, marks);
        expect(cleanMarks(TEXT, clean)).toEqual(clean);
        for (const { from, to } of clean) expect(TEXT.slice(from, to).trim()).toBe(TEXT.slice(from, to));
      }),
    );
  });
});

describe("marks of a text that is changed", () => {
  const marks = [bold(4, 13)];

  test.each([
    ["before it", `Really ${TEXT}`, ["load time"]],
    ["inside it", TEXT.replace("load time", "load and build time"), ["load and build time"]],
    ["after it", `${TEXT}.`, ["load time"]],
    ["at its end, its last word going on", TEXT.replace("time", "timeouts"), ["load timeouts"]],
    ["at its end, another word", TEXT.replace("time", "time now"), ["load time"]],
    ["over its end", TEXT.replace("time in half", "by half"), ["load "]],
    ["over all of it", "Cut nothing with a cache", []],
    ["away", "", []],
  ])("stay with their letters where something is written %s", (_, after, letters) => {
    expect(marked(after, shiftMarks(TEXT, after, marks))).toEqual(letters);
  });

  test("never leave the text, whatever becomes of it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (before, after) => {
        const shifted = shiftMarks(before, after, cleanMarks(before, [bold(0, 9), bold(12, 40)]));
        for (const { from, to } of shifted) {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(after.length);
        }
      }),
    );
  });
});

test("a link does not grow with the word at its end", () => {
  const link: Mark = { from: 4, to: 8, kind: "link", href: "https://one.example" };
  expect(shiftMarks(TEXT, TEXT.replace("load", "loads"), [link])).toEqual([link]);
});

describe("a marked text", () => {
  const text = { text: TEXT, marks: [bold(4, 13)] };

  test("is cut in two with each mark at its letters, and joined to what it was", () => {
    const [start, rest] = [sliceMarked(text, 0, 8), sliceMarked(text, 8)];
    expect(marked(start.text, start.marks)).toEqual(["load"]);
    expect(marked(rest.text, rest.marks)).toEqual([" time"]);
    expect(joinMarked(start, rest)).toEqual(text);
  });

  test("is the same after any cut and join", () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), fc.nat(TEXT.length), fc.nat(TEXT.length), (at, from, to) => {
        const any = {
          text: TEXT,
          marks: cleanMarks(TEXT, [bold(from, to), { from: 3, to: 20, kind: "italic" }]),
        };
        expect(joinMarked(sliceMarked(any, 0, at), sliceMarked(any, at))).toEqual(any);
      }),
    );
  });

  test("keeps all its letters and as many marks as there may be", () => {
    const many = {
      text: "ab ".repeat(40),
      marks: Array.from({ length: 40 }, (_, at) => bold(3 * at, 3 * at + 1)),
    };
    const joined = joinMarked(many, many);
    expect(joined.text).toBe("ab ".repeat(80));
    expect(joined.marks).toHaveLength(LIMITS.marks);
  });
});

describe("the word at the caret", () => {
  test.each([
    ["Cut load| time", "load"],
    ["Cut |load time", "load"],
    ["Cut lo|ad time", "load"],
    ["by 40|%, then", "40%"],
    ["(“load”|) time", null],
    ["(“lo|ad”) time", "load"],
    ["Cut | load", null],
    ["|", null],
    ["C++|.", "C++"],
  ])("in %s", (at, word) => {
    const [caret, text] = [at.indexOf("|"), at.replace("|", "")];
    const range = wordRange(text, caret);
    expect(range && text.slice(range.from, range.to)).toBe(word);
  });
});

test.each([
  [" https://example.org/a ", "https://example.org/a"],
  ["example.org", "example.org"],
  ["jane@example.org", "jane@example.org"],
  ["mailto:jane@example.org?subject=x", "jane@example.org"],
  ["javascript:alert(1)", null],
  ["JAVASCRIPT:alert(1)//example.org", null],
  ["data:text/html,x", null],
  ["my profile", null],
  ["", null],
  [`example.org/${"a".repeat(500)}`, null],
])("the address %s becomes a link that documents draw, or none", (written, kept) => {
  expect(linkAddress(written)).toBe(kept);
});

describe("changing marks", () => {
  test("bold goes on, and off again for a part", () => {
    const whole = toggleMark(TEXT, [], "bold", { from: 4, to: 17 });
    expect(marked(TEXT, whole)).toEqual(["load time in"]);
    expect(isMarked(whole, "bold", { from: 4, to: 8 })).toBe(true);
    const part = toggleMark(TEXT, whole, "bold", { from: 9, to: 13 });
    expect(marked(TEXT, part)).toEqual(["load", "in"]);
  });

  test("a link takes the place of another, and goes with an empty address", () => {
    const one = setLink(TEXT, [], { from: 4, to: 13 }, "https://one.example");
    const other = setLink(TEXT, one, { from: 0, to: 8 }, "https://other.example");
    expect(marked(TEXT, other, "link")).toEqual(["Cut load", "time"]);
    expect(setLink(TEXT, other, { from: 0, to: 34 }, "")).toEqual([]);
  });
});
