import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom("\0", "\t", "\r", "\n", "\u202e", "\u200d", "\ud800", "e", "\u0301", "🏴", "\u{e0067}"),
    )
    .map((parts) => parts.join("")),
);

describe("cleaning text", () => {
  test.each([
    ["NUL and other controls", "a\0b\u0007c\u007fd\u009be", "abcde"],
    ["direction overrides and isolates", "user\u202egpj\u202c \u2066x\u2069", "usergpj x"],
    ["zero-width spaces, byte order marks and soft hyphens", "\ufeffma\u200bna\u2060ge\u00adr", "manager"],
    ["non-characters, which XML cannot hold", "a\ufffeb\uffffc\ufdd0", "abc"],
    ["text hidden in tag characters", "hi\u{e0068}\u{e0069}", "hi"],
  ])("removes %s", (_, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
    expect(cleanLine(dirty)).toBe(clean);
  });

  test.each([
    ["emoji joined by ZWJ", "👩‍💻"],
    ["Persian with ZWNJ", "می‌خواهم"],
    ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["a right-to-left mark", "שלום\u200f!"],
    ["spaces at both ends, which somebody may be typing", " Senior "],
  ])("keeps %s", (_, text) => {
    expect(cleanText(text)).toBe(text);
    expect(cleanLine(text)).toBe(text);
  });

  test("replaces half of a surrogate pair", () => {
    expect(cleanText("a\ud83d")).toBe("a\ufffd");
  });

  test("composes accents", () => {
    expect(cleanText("Re\u0301sume\u0301")).toBe("Résumé");
  });

  test("keeps lines apart in text of several lines, with one kind of line break", () => {
    expect(cleanText("a\r\nb\rc\n\nd\u2028e\tf")).toBe("a\nb\nc\n\nd\ne f");
  });

  test("makes one line of a line, with one space for a run of breaks and tabs", () => {
    expect(cleanLine("a\r\n\tb\u2029c\td")).toBe("a b c d");
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
      { numRuns: 1000 },
    );
  });

  test("always gives well-formed text without controls, and a line without breaks", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(text)).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}]/u);
        expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 1000 },
    );
  });
});
