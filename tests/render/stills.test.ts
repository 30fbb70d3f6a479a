import { afterAll, beforeAll, expect, test } from "vitest";
import { composeStill, drawStills } from "../../scripts/stills/draw-stills.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates } from "../../src/templates/registry.ts";

let pdf: PdfRenderer;
beforeAll(async () => {
  pdf = await createPdfRenderer({ deadline: 30_000 });
});
afterAll(() => pdf.close());

test.each(templates)("the sample in the $name still takes one page", async (template) => {
  const { pages } = await pdf.render(() => composeStill(template));
  expect(pages).toBe(1);
});

test("a still holds the sample's words and nothing that asks to be clicked or listed", () => {
  for (const { id, html, css } of drawStills()) {
    expect(html).toContain("Nora Whitfield");
    expect(html).not.toMatch(/<(?:a|h\d|header|section|script|style)\b|style=|data-/);
    const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
    expect(selectors.every((selector) => selector.trim().startsWith(`.still-${id} `))).toBe(true);
  }
});
