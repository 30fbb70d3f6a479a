import { compose } from "../../src/domain/document/compose.ts";
import type { Template } from "../../src/domain/document/design.ts";
import type { DocumentTree } from "../../src/domain/document/nodes.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { FontFamily } from "../../src/renderers/fonts/families.ts";
import { neededFamilies } from "../../src/renderers/fonts/needed.ts";
import { pageMarkup, wholeDocument } from "../../src/renderers/html/markup.ts";
import { stylesheet } from "../../src/renderers/html/stylesheet.ts";
import { templates, themes } from "../../src/templates/registry.ts";

export interface DrawnStill {
  id: string;
  name: string;
  html: string;
  css: string;
  fonts: FontFamily[];
}

/** At this level the sample takes one page in every template; tests/render/stills.test.ts holds it to that. */
const ONE_PAGE = 4;

/** Every template as its designer drew it, with the sample resume on one page. */
export function drawStills(): DrawnStill[] {
  return templates.map((template) => drawStill(template, composeStill(template)));
}

export function composeStill(template: Template): DocumentTree {
  const [theme] = themes;
  if (!theme) throw new Error("There is no theme to draw in.");
  return compose(sampleResume, { template, theme, page: "a4", tightness: ONE_PAGE });
}

function drawStill({ id, name }: Template, tree: DocumentTree): DrawnStill {
  const plan = planDocument(tree);
  return {
    id,
    name,
    html: `<div class="sheet paged first">${asPicture(pageMarkup(plan, wholeDocument(plan)))}</div>`,
    css: within(`.still-${id}`, stylesheet(plan)),
    fonts: neededFamilies(plan),
  };
}

/** A still is looked at, not read: no headings, landmarks or links of its own, nor the editor's pointers. */
function asPicture(markup: string): string {
  return markup
    .replace(/ data-(?:row|pointer|section)(?:="[^"]*")?| dir="ltr"/g, "")
    .replace(/<(\/?)h\d/g, "<$1p")
    .replace(/<(\/?)(?:header|section)\b/g, "<$1div")
    .replace(/<a\b[^>]*>/g, "<span>")
    .replace(/<\/a>/g, "</span>");
}

/** The renderer's sheet has the page to itself; here several stand in one, each under its own class. */
function within(scope: string, css: string): string {
  return css.replace(/([^{}]+)\{/g, (_, selectors: string) => {
    const scoped = selectors.split(",").map((selector) => `${scope} ${selector.trim()}`);
    return `${scoped.join(",")}{`;
  });
}
