import { expect, test } from "vitest";
import { contrast } from "../domain/document/color.ts";
import { stopsOf } from "../domain/document/colours.ts";
import type { Design, Fill, StyleName } from "../domain/document/design.ts";
import { STYLE_NAMES } from "../domain/document/design.ts";
import { resolveDesign } from "../domain/document/resolve-design.ts";
import { SMALLEST_BODY, TIGHTEST } from "../domain/document/tightness.ts";
import { sections } from "../domain/sections/registry.ts";
import { countTemplates, findTemplate, findTheme, templates, themes } from "./registry.ts";

const ON_HEADER: readonly StyleName[] = ["name", "role", "contact"];
const combinations = templates.flatMap((template) => themes.map((theme) => ({ template, theme })));

function groundsOf(design: Design, style: StyleName): string[] {
  const stops = (fill: Fill | null): string[] => (fill ? stopsOf(fill) : [design.page.paper]);
  if (ON_HEADER.includes(style)) return stops(design.header.fill);
  if (style.startsWith("side")) return design.columns ? [design.columns.tint] : [];
  return stops(design.section.fill);
}

test("there are at least a hundred templates to choose from", () => {
  expect(themes.length).toBeGreaterThanOrEqual(18);
  expect(countTemplates()).toBe(combinations.length);
  expect(countTemplates()).toBeGreaterThanOrEqual(100);
});

test("every template and theme is found by its id, and no two share one", () => {
  for (const template of templates) expect(findTemplate(template.id)).toBe(template);
  for (const theme of themes) expect(findTheme(theme.id)).toBe(theme);
  expect(findTemplate("unknown")).toBeUndefined();
  expect(new Set(themes.map((theme) => theme.name)).size).toBe(themes.length);
});

test("no two themes draw a template alike", () => {
  for (const template of templates) {
    const drawn = themes.map((theme) => JSON.stringify(resolveDesign(template, theme, "a4")));
    expect(new Set(drawn).size).toBe(themes.length);
  }
});

test("every template has a place for every section", () => {
  const all = sections.map((section) => section.key).sort();
  for (const { layout } of templates) expect([...layout.main, ...layout.side].sort()).toEqual(all);
});

test("every text of every combination reads on every ground it can stand on", () => {
  const faults = combinations.flatMap(({ template, theme }) => {
    const design = resolveDesign(template, theme, "a4");
    return STYLE_NAMES.flatMap((style) =>
      groundsOf(design, style)
        .filter((ground) => contrast(design.styles[style].color, ground) < 4.5)
        .map((ground) => `${template.id} ${theme.id}: ${style} on ${ground}`),
    );
  });
  expect(faults).toEqual([]);
});

test("a dark theme darkens every template", () => {
  const dark = themes.filter((theme) => theme.surface === "dark");
  expect(dark.length).toBeGreaterThan(0);
  for (const theme of dark) {
    for (const template of templates) {
      expect(contrast(resolveDesign(template, theme, "a4").page.paper, "#ffffff")).toBeGreaterThan(12);
    }
  }
});

test("sizes, lines and widths lie on the grid on which engines break the same lines", () => {
  const onGrid = (value: number): boolean => Number.isInteger(value * 64);
  for (const { template, theme } of combinations) {
    for (let level = 0; level <= TIGHTEST; level++) {
      const { styles, page, columns } = resolveDesign(template, theme, "letter", level);
      const lengths = Object.values(styles).flatMap(({ size, line }) => [size, line]);
      expect([...lengths, page.contentWidth, columns?.mainWidth ?? 0].every(onGrid)).toBe(true);
    }
  }
});

test("text stays legible at the tightest level, and lines never touch", () => {
  for (const { template, theme } of combinations) {
    const { styles } = resolveDesign(template, theme, "a4", TIGHTEST);
    for (const { size, line } of Object.values(styles)) {
      expect(size).toBeGreaterThanOrEqual(SMALLEST_BODY);
      expect(line / size).toBeGreaterThanOrEqual(1.1);
    }
  }
});
