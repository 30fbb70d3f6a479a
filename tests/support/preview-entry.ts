// What the fidelity tests run in the browser: the product's preview, and a reader of the lines it shows.
import { compose } from "../../src/domain/document/compose.ts";
import type { PageFormat } from "../../src/domain/document/design.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { fontFaces } from "../../src/renderers/html/font-faces.ts";
import { createPreview } from "../../src/renderers/html/preview.ts";
import { findTemplate, findTheme } from "../../src/templates/registry.ts";

export type ShownRow = { pointer: string; lines: string[]; rtl: boolean };
export type ShownPage = { rows: ShownRow[] };
export type PreviewCase = {
  resume: Resume;
  template: string;
  theme: string;
  page: PageFormat;
  fit?: boolean;
};

const faces = new CSSStyleSheet();
faces.replaceSync(fontFaces((file) => `/fonts/${file}`));
document.adoptedStyleSheets = [faces];
const host = document.createElement("div");
document.body.append(host);
const preview = createPreview(host);

async function show({ resume, template, theme, page, fit = false }: PreviewCase): Promise<ShownPage[]> {
  const found = { template: findTemplate(template), theme: findTheme(theme) };
  if (!found.template || !found.theme) throw new Error("no such template or theme");
  const options = { template: found.template, theme: found.theme, page };
  preview.update((tightness) => compose(resume, { ...options, tightness }), { fit });
  host.getBoundingClientRect();
  await document.fonts.ready;
  preview.refresh();
  await document.fonts.ready;
  const sheets = [...(host.shadowRoot?.querySelectorAll(".sheet.paged") ?? [])];
  return sheets.map((sheet) => ({ rows: [...sheet.querySelectorAll("[data-row]")].flatMap(readRow) }));
}

function readRow(row: Element): ShownRow[] {
  const cells = row.matches(".entry") ? [...row.children] : [row];
  return cells.map((cell) => ({
    pointer: cell.getAttribute("data-pointer") ?? "",
    lines: linesOf(cell),
    rtl: getComputedStyle(cell).direction === "rtl",
  }));
}

function linesOf(cell: Element): string[] {
  const lines: { middle: number; text: string }[] = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let at = 0;
    for (const char of node.textContent ?? "") {
      range.setStart(node, at);
      range.setEnd(node, at + char.length);
      at += char.length;
      const rects = range.getClientRects();
      const rect = rects[rects.length - 1];
      const last = lines.at(-1);
      if (!rect || /\s/.test(char)) continue;
      const middle = rect.top + rect.height / 2;
      if (last && Math.abs(last.middle - middle) < line / 2) last.text += char;
      else lines.push({ middle, text: char });
    }
  }
  const upper = getComputedStyle(cell).textTransform === "uppercase";
  return lines.map(({ text }) => (upper ? text.toUpperCase() : text));
}

/** How long one keystroke takes to reach the page. */
function keystroke({ resume, template, theme, page }: PreviewCase, times: number): number[] {
  const found = { template: findTemplate(template), theme: findTheme(theme) };
  if (!found.template || !found.theme) throw new Error("no such template or theme");
  const options = { template: found.template, theme: found.theme, page };
  return Array.from({ length: times }, (_, index) => {
    const edited = { ...resume, summary: `${resume.summary} ${"typing ".repeat(index)}` };
    const start = performance.now();
    preview.update((tightness) => compose(edited, { ...options, tightness }));
    host.getBoundingClientRect();
    return performance.now() - start;
  });
}

Object.assign(globalThis, { candor: { show, keystroke } });
