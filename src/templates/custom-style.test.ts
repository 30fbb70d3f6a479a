import fc from "fast-check";
import { expect, test } from "vitest";
import { anyStyle } from "../../tests/factories/custom-styles.ts";
import { contrast } from "../domain/document/color.ts";
import { stopsOf } from "../domain/document/colours.ts";
import type { Design, Fill, StyleName } from "../domain/document/design.ts";
import { STYLE_NAMES } from "../domain/document/design.ts";
import { resolveDesign } from "../domain/document/resolve-design.ts";
import { accentUse, templateStyle } from "../domain/document/style/template-style.ts";
import { SMALLEST_BODY, TIGHTEST } from "../domain/document/tightness.ts";
import { templates, themes } from "./registry.ts";

const ON_HEADER: readonly StyleName[] = ["name", "role", "contact"];
const combination = fc.record({
  template: fc.constantFrom(...templates),
  theme: fc.constantFrom(...themes),
  page: fc.constantFrom("a4", "letter"),
  level: fc.integer({ min: 0, max: TIGHTEST }),
  style: anyStyle,
});

function designed(check: (design: Design) => void): void {
  fc.assert(
    fc.property(combination, ({ template, theme, page, level, style }) => {
      check(resolveDesign(template, theme, page, level, style));
    }),
    { numRuns: 2000, seed: 21 },
  );
}

function groundsOf(design: Design, style: StyleName): string[] {
  const stops = (fill: Fill | null): string[] => (fill ? stopsOf(fill) : [design.page.paper]);
  if (ON_HEADER.includes(style)) return stops(design.header.fill);
  if (style.startsWith("side")) return design.columns ? [design.columns.tint] : [];
  return [...stops(design.section.fill), ...(design.columns ? [design.columns.tint] : [])];
}

test("whatever colour is chosen, every text reads on every ground that it can stand on", () => {
  designed((design) => {
    for (const style of STYLE_NAMES)
      for (const ground of groundsOf(design, style))
        expect(contrast(design.styles[style].color, ground), `${style} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
    // The number of a page stands on the paper, or on the ground of the narrow column.
    expect(contrast(design.styles.quiet.color, design.page.paper)).toBeGreaterThanOrEqual(4.5);
  });
});

test("whatever sizes are chosen, all lie on the grid on which engines break the same lines, and lines never touch", () => {
  const onGrid = (value: number): boolean => Number.isInteger(value * 64);
  designed(({ styles, page, columns }) => {
    // What runs over several lines is measured most often: by half pixels no line of it broke elsewhere.
    for (const { size, line } of [styles.body, styles.quiet, styles.sideBody])
      expect([2 * size, 2 * line].every(Number.isInteger)).toBe(true);
    const lengths = Object.values(styles).flatMap(({ size, line }) => [size, line]);
    expect([...lengths, page.contentWidth, columns?.mainWidth ?? 0].every(onGrid)).toBe(true);
    for (const { size, line } of Object.values(styles)) {
      expect(size).toBeGreaterThanOrEqual(SMALLEST_BODY);
      expect(line / size).toBeGreaterThanOrEqual(1.1);
    }
  });
});

test("whatever margins are chosen, there is room for every column, inside a frame and around a page's number", () => {
  designed(({ page, columns, styles }) => {
    expect(columns?.mainWidth ?? page.contentWidth).toBeGreaterThan(300);
    const edge = page.frame ? page.frame.inset + page.frame.width : 0;
    for (const margin of [page.marginX, page.marginTop, page.marginBottom])
      expect(margin).toBeGreaterThanOrEqual(page.frame ? edge + 16 : 14);
    if (!page.number) return;
    expect(page.number.fromBottom).toBeGreaterThanOrEqual(edge + 10);
    expect(page.number.fromBottom + styles.quiet.line).toBeLessThanOrEqual(page.marginBottom - 10);
  });
});

test("a style that says what its template says changes no line", () => {
  for (const template of templates) {
    const [theme] = themes;
    if (!theme) throw new Error("there is no theme");
    const plain = resolveDesign(template, theme, "a4");
    const { accent } = templateStyle(template, theme);
    const { marginX, marginY } = templateStyle(template, theme);
    const same = resolveDesign(template, theme, "a4", 0, { marginX, marginY });
    expect(same.page.marginX).toBe(plain.page.marginX);
    expect(resolveDesign(template, theme, "a4", 0, {})).toEqual(plain);
    expect(accentUse(accent, plain).contrast).toBeGreaterThan(1);
  }
});

test("a colour that reads is drawn as it was chosen; one that does not gives way, and that can be told", () => {
  const [google] = templates;
  const [signature] = themes;
  if (!google || !signature) throw new Error("there is no design");
  const use = (accent: string) => accentUse(accent, resolveDesign(google, signature, "a4", 0, { accent }));
  expect(use("#7a1f3d")).toMatchObject({ text: "#7a1f3d", header: "#7a1f3d" });
  const pale = use("#ffd400");
  expect(pale.contrast).toBeLessThan(2);
  expect(contrast(pale.text, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#ffffff", pale.header ?? "#ffffff")).toBeGreaterThanOrEqual(4.5);
});
