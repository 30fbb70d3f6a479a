import { afterAll, beforeAll, expect, test } from "vitest";
import { composeStill, drawStills } from "../../scripts/stills/draw-stills.ts";
import { compose } from "../../src/domain/document/compose.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { onePageTightness } from "../../src/web/features/templates/one-page.ts";

let pdf: PdfRenderer;
beforeAll(async () => {
  pdf = await createPdfRenderer({ deadline: 30_000 });
});
afterAll(() => pdf.close());

test.each(templates)("the sample in the $name still takes one page", async (template) => {
  const { pages } = await pdf.render(() => composeStill(template));
  expect(pages).toBe(1);
});

const themed = templates.flatMap((template) =>
  themes
    .filter(({ id }) => ["signature-compact", "forest", "linen", "teal", "crimson"].includes(id))
    .map((theme) => ({ template, theme, name: `${template.name} in ${theme.name}` })),
);

test.each(themed)("the sample in $name takes one page on the templates page", async ({ template, theme }) => {
  const tightness = onePageTightness[theme.density];
  const { pages } = await pdf.render(() => compose(sampleResume, { template, theme, page: "a4", tightness }));
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
