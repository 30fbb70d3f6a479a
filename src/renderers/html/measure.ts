import { remembered } from "../../domain/remembered.ts";
import { partsOf } from "../flow/marked-parts.ts";
import { type Plan, type Row, type Run, rowsOf } from "../flow/rows.ts";
import { rowMarkup } from "./markup.ts";
import type { SheetStyles } from "./stylesheet.ts";

/** Counts lines in a hidden sheet of its own that wears the same styles as the pages; remembers what the last plan came to. */
export type Measurer = {
  /** Writes what is not known yet; the answer reads it. Several that write before any reads cost one layout together. */
  measure(plan: Plan, styles: SheetStyles): () => (row: Row) => number;
  /** Where the given line of the row starts, as an offset into its text. */
  lineStart(row: Row, line: number, lineHeight: number): number;
  forget(): void;
};

/** The sheet stands behind a shadow root: other styles to measure with would else restyle every page that is shown. */
export function createMeasurer(around: ShadowRoot): Measurer {
  const host = around.appendChild(document.createElement("div"));
  host.className = "measure";
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "open" });
  const rules = new CSSStyleSheet();
  root.adoptedStyleSheets = [rules];
  const sheet = root.appendChild(document.createElement("div"));
  sheet.className = "sheet";
  let worn: SheetStyles = { css: "", type: "" };
  /** Of rows that were seen before, and of the same words in rows that are new, as after an undo. */
  let counts = new WeakMap<Row, number>();
  let known = new Map<string, number>();
  /** Where the lines of rows that two pages share begin: the same row at the next key breaks where it did. */
  let starts = new WeakMap<Row, Map<number, number>>();

  function wear(plan: Plan, styles: SheetStyles): void {
    if (styles.css !== worn.css) rules.replaceSync(styles.css);
    if (styles.type !== worn.type) forget();
    worn = styles;
    if (sheet.dir !== plan.direction) sheet.dir = plan.direction;
    if (sheet.lang !== plan.language) sheet.lang = plan.language;
  }

  function isKnown(row: Row): boolean {
    const lines = known.get(keyOf(row));
    if (lines !== undefined) counts.set(row, lines);
    return lines !== undefined;
  }

  function keep(row: Row, lines: number): void {
    counts.set(row, lines);
    known.set(keyOf(row), lines);
  }

  function forget(): void {
    counts = new WeakMap();
    known.clear();
    starts = new WeakMap();
  }

  function measureStart(row: Row, line: number, lineHeight: number): number {
    sheet.innerHTML = rowMarkup(row);
    const element = sheet.firstElementChild;
    const start = element ? offsetAtLine(element, line, lineHeight) : 0;
    sheet.textContent = "";
    return start;
  }

  return {
    measure(plan, styles) {
      wear(plan, styles);
      const rows = rowsOf(plan);
      const missing = rows.filter((row) => !counts.has(row) && !isKnown(row));
      if (missing.length > 0) sheet.innerHTML = missing.map((row) => rowMarkup(row)).join("");
      return () => {
        const heights = Array.from(sheet.children, (element) => element.getBoundingClientRect().height);
        if (missing.length > 0) sheet.textContent = "";
        for (const [index, row] of missing.entries()) keep(row, linesIn(heights[index] ?? 0, row, plan));
        // A text is another one after each key: what is no longer there would pile up for as long as a person writes.
        if (known.size > 2 * rows.length + ROOM)
          known = new Map(rows.map((row) => [keyOf(row), counts.get(row) ?? 1]));
        return (row) => counts.get(row) ?? 1;
      };
    },
    lineStart(row, line, lineHeight) {
      const found = starts.get(row) ?? new Map<number, number>();
      starts.set(row, found);
      const start = found.get(line) ?? measureStart(row, line, lineHeight);
      found.set(line, start);
      return start;
    },
    forget,
  };
}

/** So many rows of earlier keys are kept beyond those of the page. */
const ROOM = 100;

function linesIn(height: number, row: Row, plan: Plan): number {
  return Math.max(1, Math.round((height - row.below) / plan.design.styles[row.style].line));
}

/** All that lines depend on, within one set of type. */
const keyOf = remembered((row: Row): string =>
  [row.kind, row.style, row.width, row.aside?.width ?? 0, row.direction, row.separator, markupKey(row)].join(
    "|",
  ),
);

function markupKey({ runs, aside }: Row): string {
  return `${runs.map(runKey).join("\u0000")}\u0001${aside?.text ?? ""}`;
}

/** Bold and italic letters have widths of their own. */
function runKey({ text, pieces }: Run): string {
  const faces = pieces?.flatMap((piece) =>
    partsOf(piece).map(({ text, face = "" }) => `${face}${text.length}`),
  );
  return pieces?.some(({ parts }) => parts) ? `${text}\u0002${faces}` : text;
}

function offsetAtLine(element: Element, line: number, lineHeight: number): number {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  const top = element.getBoundingClientRect().top;
  const range = document.createRange();
  let passed = 0;
  for (const text of texts) {
    for (let offset = 0; offset < text.length; offset++) {
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      const rects = range.getClientRects();
      const rect = rects[rects.length - 1];
      if (rect && rect.width > 0 && Math.floor((rect.top + rect.height / 2 - top) / lineHeight) >= line)
        return passed + offset;
    }
    passed += text.length;
  }
  return passed;
}
