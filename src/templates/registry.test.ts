import { describe, expect, test } from "vitest";
import { contrast } from "../domain/document/color.ts";
import { stopsOf } from "../domain/document/colours.ts";
import type { Design, Fill, Layout, StyleName } from "../domain/document/design.ts";
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

/** The hue of a colour in degrees, 0 for red, and how far it is from grey. */
function hueOf(hex: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return { hue: (hue + 360) % 360, chroma: Math.max(red, green, blue) - Math.min(red, green, blue) };
}

/** A template as its designers mean it. */
function look(id: string): { layout: Layout; design: Design } {
  const template = findTemplate(id);
  const signature = findTheme("signature");
  if (!template || !signature) throw new Error(`there is no ${id} in its own colours`);
  return { layout: template.layout, design: resolveDesign(template, signature, "a4") };
}

describe("the six layouts, in their own colours", () => {
  const isBlue = (hex: string) => hueOf(hex).hue > 205 && hueOf(hex).hue < 230 && hueOf(hex).chroma > 60;
  const DARK = 10;

  test("are named after well-known companies", () => {
    expect(templates.map(({ name }) => name)).toEqual([
      "Google",
      "Microsoft",
      "Amazon",
      "Meta",
      "Netflix",
      "Apple",
    ]);
  });

  test("1 is a single column with a blue header", () => {
    const { layout, design } = look("google");
    expect([layout.side, design.columns]).toEqual([[], null]);
    expect(isBlue(design.header.fill?.from ?? "")).toBe(true);
  });

  test("2 has facts in a narrow left column and the story in a wide right one, under dark blue", () => {
    const { layout, design } = look("microsoft");
    expect(layout.side).toEqual(["skills", "certifications", "languages", "interests"]);
    expect(layout.main.slice(0, 4)).toEqual(["summary", "experience", "education", "projects"]);
    expect(design.columns?.mainWidth).toBeGreaterThan(2 * (design.columns?.sideWidth ?? 0));
    const band = design.header.fill?.from ?? "";
    expect(isBlue(band)).toBe(true);
    expect(contrast(band, "#ffffff")).toBeGreaterThan(DARK);
  });

  test("3 has an orange border and shows projects before skills", () => {
    const { layout, design } = look("amazon");
    const { hue, chroma } = hueOf(design.page.frame?.color ?? "");
    expect([hue > 20, hue < 45, chroma > 100]).toEqual([true, true, true]);
    expect(layout.main.indexOf("projects")).toBeLessThan(layout.main.indexOf("skills"));
  });

  test("4 is of rounded cards with a gradient", () => {
    const { design } = look("meta");
    expect(design.section.fill).not.toBeNull();
    expect(design.section.radius).toBeGreaterThan(8);
    expect(design.header.radius).toBeGreaterThan(8);
    const { from = "", to = "" } = design.header.fill ?? {};
    expect(Math.abs(hueOf(from).hue - hueOf(to).hue)).toBeGreaterThan(20);
  });

  test("5 is red and serif", () => {
    const { layout, design } = look("netflix");
    expect([layout.voice, design.styles.body.family, design.styles.heading.family]).toEqual([
      "serif",
      "source-serif",
      "source-serif",
    ]);
    const { hue, chroma } = hueOf(design.styles.name.color);
    expect([Math.min(hue, 360 - hue) < 12, chroma > 100]).toEqual([true, true]);
  });

  test("6 is dark, on black", () => {
    const { design } = look("apple");
    expect(contrast(design.page.paper, "#000000")).toBeLessThan(1.2);
  });
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
