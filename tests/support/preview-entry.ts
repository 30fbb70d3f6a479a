// What the fidelity tests run in the browser: the product's preview, and a reader of the lines it shows.
import { composer } from "../../src/domain/document/compose.ts";
import type { PageFormat } from "../../src/domain/document/design.ts";
import type { DocumentTree } from "../../src/domain/document/nodes.ts";
import type { CustomStyle } from "../../src/domain/document/style/custom-style.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { fontFaces } from "../../src/renderers/html/font-faces.ts";
import { createPreview, type PreviewResult } from "../../src/renderers/html/preview.ts";
import { findTemplate, findTheme } from "../../src/templates/registry.ts";
import { withMarks } from "./marked-tree.ts";

export type ShownRow = { pointer: string; lines: string[]; rtl: boolean };
/** Where the photo stands on its page, in pixels from the page's corner. */
export type ShownPhoto = { left: number; top: number; width: number; height: number };
export type ShownPage = { rows: ShownRow[]; photo: ShownPhoto | null };
export type PreviewCase = {
  resume: Resume;
  template: string;
  theme: string;
  page: PageFormat;
  fit?: boolean;
  style?: CustomStyle | undefined;
  /** With bold, italic and linked parts in its sentences. */
  marked?: boolean;
};

export type Drawing = { kept: PreviewResult; fresh: PreviewResult; differs: string | null };

const faces = new CSSStyleSheet();
faces.replaceSync(fontFaces((file) => `/fonts/${file}`));
document.adoptedStyleSheets = [faces];
const host = document.createElement("div");
document.body.append(host);
const preview = createPreview(host);

function composerOf({
  resume,
  template,
  theme,
  page,
  style,
  marked,
}: PreviewCase): (tightness: number) => DocumentTree {
  const found = { template: findTemplate(template), theme: findTheme(theme) };
  if (!found.template || !found.theme) throw new Error("no such template or theme");
  const composed = composer(resume, { template: found.template, theme: found.theme, page, style });
  return marked ? (tightness) => withMarks(composed(tightness)) : composed;
}

async function show(shown: PreviewCase): Promise<ShownPage[]> {
  preview.update(composerOf(shown), { fit: shown.fit ?? false });
  host.getBoundingClientRect();
  await document.fonts.ready;
  preview.refresh();
  await document.fonts.ready;
  const sheets = [...(host.shadowRoot?.querySelectorAll(".sheet.paged") ?? [])];
  return sheets.map((sheet) => ({
    rows: [...sheet.querySelectorAll("[data-row],.page-number")].flatMap(readRow),
    photo: photoOn(sheet),
  }));
}

function photoOn(sheet: Element): ShownPhoto | null {
  const photo = sheet.querySelector("img.photo")?.getBoundingClientRect();
  const { left, top } = sheet.getBoundingClientRect();
  return photo
    ? { left: photo.left - left, top: photo.top - top, width: photo.width, height: photo.height }
    : null;
}

function readRow(row: Element): ShownRow[] {
  // As they are seen from the line's start: a date may stand before the text that it is seen after.
  const seenAt = (cell: Element): number => Number(getComputedStyle(cell).order);
  const cells = row.matches(".entry")
    ? [...row.children].sort((one, other) => seenAt(one) - seenAt(other))
    : [row];
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
      const letter = isDot(node) ? "·" : char;
      // Where a line ends, the space under a dot takes no room: neither is seen.
      if (!rect || (isDot(node) && rect.width === 0) || /\s/.test(letter)) continue;
      const middle = rect.top + rect.height / 2;
      if (last && Math.abs(last.middle - middle) < line / 2) last.text += letter;
      else lines.push({ middle, text: letter });
    }
  }
  const upper = getComputedStyle(cell).textTransform === "uppercase";
  const language = cell.closest("[lang]")?.getAttribute("lang") ?? "en";
  return lines.map(({ text }) => (upper ? text.toLocaleUpperCase(language) : text));
}

function isDot({ parentElement }: Node): boolean {
  return parentElement?.matches(".dot") ?? false;
}

/** How long one keystroke takes to reach the page. */
function keystroke(shown: PreviewCase, times: number): number[] {
  return Array.from({ length: times }, (_, index) => {
    const summary = `${shown.resume.summary} ${"typing ".repeat(index)}`;
    const start = performance.now();
    preview.update(composerOf({ ...shown, resume: { ...shown.resume, summary } }));
    host.getBoundingClientRect();
    return performance.now() - start;
  });
}

/** Draws one after the other, and each beside it in a preview that knows nothing of those before. */
function history(cases: readonly PreviewCase[]): Drawing[] {
  const [one, other] = [document.createElement("div"), document.createElement("div")];
  document.body.append(one, other);
  const keeping = createPreview(one);
  const drawings = cases.map((shown) => {
    const fit = shown.fit ?? false;
    const kept = keeping.update(composerOf(shown), { fit });
    const fresh = createPreview(other).update(composerOf(shown), { fit });
    return { kept, fresh, differs: firstDifference(drawnOn(one), drawnOn(other)) };
  });
  one.remove();
  other.remove();
  return drawings;
}

function drawnOn({ shadowRoot }: HTMLElement): string {
  const rules = [...(shadowRoot?.adoptedStyleSheets[0]?.cssRules ?? [])];
  return `${shadowRoot?.querySelector(".sheets")?.innerHTML}${rules.map(({ cssText }) => cssText).join("")}`;
}

function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  return `${one.slice(at - 80, at + 80)} ≠ ${other.slice(at - 80, at + 80)}`;
}

Object.assign(globalThis, { candor: { show, keystroke, history } });
