import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMarked, setLink, toggleMark } from "./change-marks.ts";
import { cleanMarks } from "./clean-marks.ts";
import type { Mark } from "./mark.ts";
import { shiftMarks } from "./shift-marks.ts";

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
