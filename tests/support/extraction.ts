import type { Plan, Row, Run } from "../../src/renderers/flow/rows.ts";

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Scripts in which a line may end between any two letters. */
const LOOSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** By the rules of pdftotext, what follows the last right-to-left letter of a line runs the other way: two years change places. */
const ENDS_IN_DATES = /\([^()]*\d[^()]*\)$/u;
/** A reader may put a gap between a right-to-left word and the sign after it, never inside or between words. */
const AROUND_SIGNS = / ?([\p{P}\p{S}]) ?/gu;

export type ExtractionFault = { fault: "lost" | "out of order"; text: string };

type Found = { start: number; end: number };
type Text = { spaced: string; worded: string; tight: string; letters: string };

function normalised(text: string): Text {
  // A line that ends at a dash comes out with a space after it.
  const spaced = text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[–—]) /g, "");
  const tight = spaced.replaceAll(" ", "");
  const letters = tight.replace(/[\p{P}\p{S}]/gu, "");
  return { spaced, worded: spaced.replace(AROUND_SIGNS, "$1"), tight, letters };
}

/** Whether the text is there without a lost, joined or divided word. */
function isWhole(run: Run, text: string, page: Text): boolean {
  const want = normalised(text);
  if (LOOSE.test(text)) return page.tight.includes(want.tight);
  if (isOfTwoDirections(text))
    return ENDS_IN_DATES.test(text)
      ? termsOf(want).every((word) => page.tight.includes(word))
      : page.letters.includes(want.letters);
  if (RIGHT_TO_LEFT.test(text)) return page.worded.includes(want.worded.trim());
  if (!run.pieces?.some((piece) => piece.kind === "cut")) return page.spaced.includes(want.spaced);
  // Only where a word was cut may it go on in another line.
  const uncut = run.pieces.map((piece) => (piece.kind === "cut" ? "\n" : piece.text)).join("");
  const kept = uncut.split(/\n+/).map((part) => normalised(part).spaced.trim());
  return page.tight.includes(want.tight) && kept.every((part) => page.spaced.includes(part));
}

/** Readers put the spaces and signs of such a text in places of their own; its letters and figures are all there, in their order. */
function isOfTwoDirections(text: string): boolean {
  return RIGHT_TO_LEFT.test(text) && /[\p{Script=Latin}\d]/u.test(text);
}

function termsOf({ worded }: Text): string[] {
  return worded.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== "");
}

function expected(run: Run, row: Row, plan: Plan): string {
  return plan.design.styles[row.style].upper ? run.text.toLocaleUpperCase(plan.language) : run.text;
}

/** What of the document an extractor did not find, or found before what it follows. */
export function extractionFaults(plan: Plan, extracted: string): ExtractionFault[] {
  const page = normalised(extracted);
  const faults: ExtractionFault[] = [];
  const outOfOrder = (run: Run): void => void faults.push({ fault: "out of order", text: run.text });
  const find = (run: Run, row: Row, from: number): Found => {
    const text = expected(run, row, plan);
    const whole = isWhole(run, text, page);
    if (!whole) faults.push({ fault: "lost", text: run.text });
    const wanted = normalised(text);
    const tight = isOfTwoDirections(text) ? (termsOf(wanted)[0] ?? "") : wanted.tight;
    const at = page.tight.indexOf(tight, from);
    if (whole && at < 0) outOfOrder(run);
    return at < 0 ? { start: from, end: from } : { start: at, end: at + tight.length };
  };
  for (const rows of regions(plan)) {
    let at = 0;
    let date: { run: Run; end: number } | null = null;
    for (const row of rows) {
      const start = at;
      // Readers that go by place put the items of a line of mixed directions in either order.
      const anyOrder = plan.direction === "rtl" && row.separator !== "";
      row.runs.forEach((run, index) => {
        const found = find(run, row, anyOrder ? start : at);
        at = Math.max(at, found.end);
        // A date may be read after the line below its title, but before what the entry tells.
        if (index > 0 || row.style === "subtitle" || !date) return;
        if (date.end > found.start) outOfOrder(date.run);
        date = null;
      });
      if (row.aside) date = { run: row.aside, end: find(row.aside, row, start).end };
    }
  }
  return faults;
}

function regions(plan: Plan): Row[][] {
  const rowsOf = (frames: Plan["main"]): Row[] => frames.flatMap((frame) => frame.rows);
  return [plan.header, rowsOf(plan.side), rowsOf(plan.main)];
}
