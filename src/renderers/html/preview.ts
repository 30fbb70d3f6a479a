import type { DocumentTree } from "../../domain/document/nodes.ts";
import { type Fit, fitToPage } from "../flow/fit.ts";
import type { Fragment, PlacedRow } from "../flow/paginate.ts";
import { createSheet, type DrawnSheet } from "./drawn-sheet.ts";
import { guideStyles } from "./guide-styles.ts";
import { createLayouts, type Laid } from "./lay-out.ts";
import { pageNumberMarkup } from "./markup.ts";
import { createPhotoAddress } from "./photo-address.ts";
import { sliceRow } from "./slice-row.ts";

export type PreviewResult = { pages: number; fit: Fit | null };

type DrawOptions = {
  /** Tighter trees are asked for until one takes a single page. */
  fit?: boolean;
  /** The places that show a sample, not the person's words: they are drawn pale. */
  guide?: ReadonlySet<string>;
};

const NO_GUIDE: ReadonlySet<string> = new Set();

export type Preview = {
  update(compose: (tightness: number) => DocumentTree, options?: DrawOptions): PreviewResult;
  /** How large the sheets are shown. Set as a property that their content inherits, every line of theirs would be styled again. */
  scale(factor: number): void;
  /** Marks the place that shows the field, or the field around it; null takes the mark away. */
  mark(pointer: string | null): void;
  /** Call when fonts have arrived: lines are counted anew. */
  refresh(): PreviewResult | null;
  destroy(): void;
};

/** The live preview: sheets in a shadow root, so that neither the site's styles nor the sheets' leak. */
export function createPreview(host: HTMLElement): Preview {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const pageStyles = new CSSStyleSheet();
  const frameStyles = new CSSStyleSheet();
  // A sheet's size is its own: what changes in it is laid out and painted within it, and not with all that stands around it (an item of a grid
  // or a flexbox would be, whatever it contains).
  frameStyles.replaceSync(
    ":host{display:block}.sheets{transform-origin:0 0}.sheet.paged{contain:strict;margin:0 auto;box-shadow:var(--sheet-shadow,none)}.sheet.paged+.sheet.paged{margin-top:24px}.measure{position:absolute;visibility:hidden;inset:0 auto auto 0;height:0;overflow:hidden;padding:0;contain:strict}",
  );
  const paleStyles = new CSSStyleSheet();
  const markStyles = new CSSStyleSheet();
  root.adoptedStyleSheets = [pageStyles, frameStyles, paleStyles, markStyles];
  const sheets = document.createElement("div");
  sheets.className = "sheets";
  root.replaceChildren(sheets);
  const layouts = createLayouts(root);
  const photo = createPhotoAddress();
  const drawnSheets: DrawnSheet[] = [];
  let css = "";
  let marked: string | null = null;
  let paleCss = "";
  let last: (() => PreviewResult) | null = null;

  function draw(laid: Laid, guide: ReadonlySet<string>): void {
    const { plan, pages } = laid;
    if (laid.css !== css) pageStyles.replaceSync(laid.css);
    css = laid.css;
    const pale = guide.size > 0 ? guideStyles(plan.design) : "";
    if (pale !== paleCss) paleStyles.replaceSync(pale);
    paleCss = pale;
    pages.forEach((page, index) => {
      const sheet = drawnSheets[index] ?? createSheet();
      if (!drawnSheets[index]) {
        drawnSheets.push(sheet);
        sheets.append(sheet.element);
      }
      say(sheet.element, {
        class: index === 0 ? "sheet paged first" : "sheet paged",
        "aria-label": `Page ${index + 1} of ${pages.length}`,
        lang: plan.language,
        dir: plan.direction,
      });
      const foot = pageNumberMarkup(plan, index + 1, pages.length);
      sheet.draw({ plan, page, foot, photo: photo.of, guide, cut: (fragment) => cutRows(laid, fragment) });
    });
    for (const { element } of drawnSheets.splice(pages.length)) element.remove();
  }

  return {
    update(compose, { fit = false, guide = NO_GUIDE } = {}) {
      last = () => {
        const layAt = layouts.of(compose);
        const found = fit ? fitToPage((level) => layAt(level).pages.length) : null;
        const laid = layAt(found?.level ?? 0);
        draw(laid, guide);
        return { pages: laid.pages.length, fit: found };
      };
      return last();
    },
    scale(factor) {
      sheets.style.transform = `scale(${factor})`;
    },
    mark(pointer) {
      const found = pointer === null ? null : drawnPointer(sheets, pointer);
      // The same rule set again would make the browser style every sheet again, at every key.
      if (found === marked) return;
      marked = found;
      // A rule of its own: a class on the element would make it differ from what is drawn next. A line around it, for a
      // colour behind it could swallow the words: headers are white on blue, black on white, white on black.
      // Close to it: further out, the line would strike through the words of its neighbours.
      const at = found === null ? "" : `[data-pointer="${CSS.escape(found)}"]`;
      markStyles.replaceSync(
        found === null
          ? ""
          : `${at}{outline:2px solid var(--sheet-mark,transparent);outline-offset:1px}${at}:not(.photo){border-radius:2px}`,
      );
    },
    refresh() {
      layouts.forget();
      for (const sheet of drawnSheets) sheet.forget();
      return last?.() ?? null;
    },
    destroy() {
      last = null;
      photo.forget();
      root.replaceChildren();
    },
  };
}

function drawnPointer(sheets: Element, pointer: string): string | null {
  for (let around = pointer; around !== ""; around = around.slice(0, around.lastIndexOf("/")))
    if (sheets.querySelector(`[data-pointer="${CSS.escape(around)}"]`)) return around;
  return null;
}

/** Touches only what is another: a language said again makes the browser style the whole page again. */
function say(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The part of a section on one page: of a row that goes over the page's end, the lines that stand on it. */
function cutRows({ plan, measurer, linesOf }: Laid, fragment: Fragment): Fragment {
  const cut = (placed: PlacedRow): PlacedRow => {
    const { row, from, to } = placed;
    if (!row.splits) return placed;
    const total = linesOf(row);
    if (from === 0 && to >= total) return placed;
    const { line } = plan.design.styles[row.style];
    const start = from === 0 ? 0 : measurer.lineStart(row, from, line);
    const end = to >= total ? Number.POSITIVE_INFINITY : measurer.lineStart(row, to, line);
    return { ...placed, row: sliceRow(row, start, end) };
  };
  return { ...fragment, rows: fragment.rows.map(cut) };
}
