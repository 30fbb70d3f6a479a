import type { Design } from "../../domain/document/design.ts";
import type { DocumentTree } from "../../domain/document/nodes.ts";
import { planDocument } from "../flow/plan.ts";
import { systemStacks } from "../fonts/families.ts";
import { escapeHtml } from "./escape.ts";
import { fontFaces } from "./font-faces.ts";
import { pageMarkup, wholeDocument } from "./markup.ts";
import { stylesheet } from "./stylesheet.ts";

export type HtmlOptions = {
  /** Where a font file is to be had; without it the reader's own fonts stand in. */
  fontUrl?: (file: string) => string;
};

/** A complete HTML document of its own: no script, no request but for the fonts. */
export function renderHtml(tree: DocumentTree, options: HtmlOptions = {}): string {
  const plan = planDocument(tree);
  const { page, heading } = plan.design;
  const print = [
    `@page{size:${page.width}px ${page.height}px;margin:${page.marginTop}px 0 ${page.marginBottom}px${pageNumberRule(plan.design)}}`,
    "@page:first{margin-top:0}",
    "@media print{body{background:none}.sheet{padding-block-end:0;box-shadow:none}.heading,.entry{break-after:avoid;break-inside:avoid}p,li{orphans:2;widows:2}.starts-page{break-before:page}}",
    heading.rule === "none" ? "" : ".heading{break-inside:avoid}",
  ].join("");
  const fonts = options.fontUrl ? fontFaces(options.fontUrl) : "";
  const css = `${fonts}\nbody{margin:0;background:#e9e7e2}.sheet{margin:0 auto;min-height:${page.height}px}\n${stylesheet(plan)}\n${print}`;
  return `<!doctype html>
<html lang="${escapeHtml(tree.language)}" dir="${tree.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="${escapeHtml(tree.author)}">
<title>${escapeHtml(tree.title)}</title>
<style>
${css}
</style>
</head>
<body><main class="sheet first">${pageMarkup(plan, wholeDocument(plan))}</main></body>
</html>
`;
}

/** The printer counts the pages: on a screen such a file is one long page. */
function pageNumberRule({ page, styles: { quiet } }: Design): string {
  if (!page.number) return "";
  return `;@bottom-center{content:counter(page) " / " counter(pages);font:${quiet.size}px/${quiet.line}px ${systemStacks[quiet.family]};color:${quiet.color}}`;
}
