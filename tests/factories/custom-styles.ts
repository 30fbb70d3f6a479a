import fc from "fast-check";
import {
  BODY_SIZES,
  COLUMNS,
  type CustomStyle,
  customStyle,
  DATE_STYLES,
  LINE_SPACINGS,
  MARGINS,
  type Range,
} from "../../src/domain/document/style/custom-style.ts";
import { FONT_PAIRING_IDS } from "../../src/domain/document/style/font-pairings.ts";
import { SECTION_KEYS } from "../../src/domain/sections/registry.ts";

/** Designs that people could make: each control at its ends and between, every pairing of typefaces. */
export const customStyles: readonly CustomStyle[] = FONT_PAIRING_IDS.map((fonts, index) => {
  const share = (range: Range, by: number) => {
    const steps = Math.round((range.most - range.least) / range.step);
    return range.least + ((index * by) % (steps + 1)) * range.step;
  };
  return {
    fonts,
    bodySize: share(BODY_SIZES, 3),
    lineSpacing: share(LINE_SPACINGS, 5),
    marginX: share(MARGINS, 7),
    marginY: share(MARGINS, 11),
    accent: ["#ffd400", "#7a1f3d", "#0b6e4f", "#ffffff", "#000000", "#88aaff"][index % 6] ?? "#123456",
    ...(index % 2 === 0 && { pageNumbers: true as const }),
    ...(index % 3 === 0 && { dates: DATE_STYLES[(index / 3) % DATE_STYLES.length] }),
    ...(index % 4 === 1 && { columns: { skills: "main", education: "side", summary: "side" } as const }),
  };
});

const onRange = ({ least, most, step }: Range) =>
  fc.integer({ min: 0, max: Math.round((most - least) / step) }).map((steps) => least + steps * step);

/** Any style that the schema admits. */
export const anyStyle: fc.Arbitrary<CustomStyle> = fc
  .record(
    {
      fonts: fc.constantFrom(...FONT_PAIRING_IDS),
      bodySize: onRange(BODY_SIZES),
      lineSpacing: onRange(LINE_SPACINGS),
      marginX: onRange(MARGINS),
      marginY: onRange(MARGINS),
      accent: fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, "0")}`),
      pageNumbers: fc.constant(true as const),
      dates: fc.constantFrom(...DATE_STYLES),
      columns: fc.dictionary(fc.constantFrom(...SECTION_KEYS), fc.constantFrom(...COLUMNS), { minKeys: 1 }),
    },
    { requiredKeys: [] },
  )
  .map((style) => customStyle.parse(style));
