import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStyle } from "../../../../tests/factories/custom-styles.ts";
import { customStyle, NO_STYLE, parseStyleText, readStyle, styleText, withField } from "./custom-style.ts";
import { FONT_PAIRING_IDS, FONT_PAIRINGS } from "./font-pairings.ts";

describe("a style", () => {
  test.each([
    ["text that is too small", { bodySize: 8.5 }],
    ["a size between two steps", { bodySize: 10.25 }],
    ["no number", { lineSpacing: Number.NaN }],
    ["lines that touch", { lineSpacing: 100 }],
    ["a margin beyond the page", { marginX: 400 }],
    ["a colour with something after it", { accent: "#123456;}body{display:none" }],
    ["a colour by name", { accent: "red" }],
    ["a short colour", { accent: "#abc" }],
    ["a font of one's own", { fonts: "Comic Sans" }],
    ["a section that there is not", { columns: { "</style>": "side" } }],
    ["a column that there is not", { columns: { skills: "left" } }],
    ["more sections than a resume has", { columns: Object.fromEntries(manySections()) }],
    ["numbers that are not there", { pageNumbers: false }],
    ["a style of dates that there is not", { dates: "roman" }],
    ["a field that nobody knows", { css: "*{}" }],
  ])("with %s is refused, and read as if that were not said", (_, style) => {
    expect(customStyle.safeParse(style).success).toBe(false);
    expect(readStyle({ ...style, bodySize: Reflect.get(style, "bodySize") ?? 10.5 })).toEqual(
      "bodySize" in style ? NO_STYLE : { bodySize: 10.5 },
    );
  });

  test("is the same text in whatever order it was made, and comes back from it", () => {
    fc.assert(
      fc.property(anyStyle, (style) => {
        const turned = Object.fromEntries(Object.entries(style).toReversed());
        expect(styleText(turned)).toBe(styleText(style));
        expect(parseStyleText(styleText(style))).toEqual(style);
        expect(customStyle.safeParse(style).success).toBe(true);
      }),
    );
  });

  test.each(["", "{", "null", "[1]", '"x"', 7, null])("that is stored as %j is no style", (text) => {
    expect(parseStyleText(text)).toEqual({});
  });

  test("keeps a colour in small letters, whatever way it was written", () => {
    expect(customStyle.parse({ accent: "#AbCdEf" })).toEqual({ accent: "#abcdef" });
  });

  test("loses a field that goes back to the template, and a list of columns that is empty", () => {
    const style = withField({ bodySize: 10.5, columns: { skills: "main" } }, "bodySize", undefined);
    expect(style).toEqual({ columns: { skills: "main" } });
    expect(withField(style, "columns", {})).toEqual({});
  });
});

test("there are at least twelve pairings of typefaces, each with a name and an id of its own", () => {
  expect(FONT_PAIRINGS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(FONT_PAIRING_IDS).size).toBe(FONT_PAIRINGS.length);
  expect(new Set(FONT_PAIRINGS.map(({ name }) => name)).size).toBe(FONT_PAIRINGS.length);
});

function manySections(): [string, string][] {
  return Array.from({ length: 60 }, (_, index) => [`custom:section${index}`, "side"]);
}
