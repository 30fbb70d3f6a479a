import { type Plan, type Row, rowsOf } from "../flow/rows.ts";
import { rowMarkup } from "./markup.ts";

/** Counts lines in a hidden sheet that has the same styles as the pages; remembers what it has measured. */
export type Measurer = {
  lines(plan: Plan): (row: Row) => number;
  /** Where the given line of the row starts, as an offset into its text. */
  lineStart(row: Row, line: number, lineHeight: number): number;
  forget(): void;
};

export function createMeasurer(sheet: HTMLElement): Measurer {
  const known = new Map<string, number>();
  const keyOf = (row: Row, plan: Plan): string => {
    const { family, size, weight, italic } = plan.design.styles[row.style];
    return [family, size, weight, italic, row.width, row.direction, row.separator, markupKey(row)].join("|");
  };

  function measure(plan: Plan, rows: readonly Row[]): void {
    sheet.innerHTML = rows.map((row) => rowMarkup(row)).join("");
    const elements = sheet.children;
    rows.forEach((row, index) => {
      const height = elements[index]?.getBoundingClientRect().height ?? 0;
      const { line } = plan.design.styles[row.style];
      known.set(keyOf(row, plan), Math.max(1, Math.round((height - row.below) / line)));
    });
    sheet.textContent = "";
  }

  return {
    lines(plan) {
      const missing = rowsOf(plan).filter((row) => !known.has(keyOf(row, plan)));
      if (missing.length > 0) measure(plan, missing);
      return (row) => known.get(keyOf(row, plan)) ?? 1;
    },
    lineStart(row, line, lineHeight) {
      sheet.innerHTML = rowMarkup(row);
      const element = sheet.firstElementChild;
      const start = element ? offsetAtLine(element, line, lineHeight) : 0;
      sheet.textContent = "";
      return start;
    },
    forget() {
      known.clear();
    },
  };
}

function markupKey(row: Row): string {
  return `${row.runs.map((run) => run.text).join("\u0000")}\u0001${row.aside?.text ?? ""}`;
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
