import type { Plan, Row, Run } from "../../src/renderers/flow/rows.ts";

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Scripts in which a reader may put a line break or a gap between any two letters or signs. */
const LOOSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Arabic}]/u;

export type ExtractionFault = { fault: "lost" | "out of order"; text: string };

type Text = { spaced: string; tight: string };

function normalised(text: string): Text {
  // A line that ends at a dash comes out with a space after it.
  const spaced = text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[–—]) /g, "");
  return { spaced, tight: spaced.replaceAll(" ", "") };
}

function expected(run: Run, row: Row, plan: Plan): string {
  return plan.design.styles[row.style].upper ? run.text.toUpperCase() : run.text;
}

/** What of the document an extractor did not find, or found before what it follows. */
export function extractionFaults(plan: Plan, extracted: string): ExtractionFault[] {
  const page = normalised(extracted);
  const faults: ExtractionFault[] = [];
  const find = (run: Run, row: Row, from: number): number => {
    const want = normalised(expected(run, row, plan));
    const whole =
      LOOSE.test(run.text) || run.pieces
        ? page.tight.includes(want.tight)
        : page.spaced.includes(want.spaced);
    if (!whole) faults.push({ fault: "lost", text: run.text });
    const at = page.tight.indexOf(want.tight, from);
    if (whole && at < 0) faults.push({ fault: "out of order", text: run.text });
    return at < 0 ? from : at + want.tight.length;
  };
  for (const rows of regions(plan)) {
    let at = 0;
    for (const row of rows) {
      const start = at;
      // Readers that go by place put the items of a line of mixed directions in either order.
      const anyOrder = plan.direction === "rtl" && row.separator !== "";
      for (const run of row.runs) at = Math.max(at, find(run, row, anyOrder ? start : at));
      // A date at the far end of the line may be read after the line below it.
      if (row.aside) find(row.aside, row, start);
    }
  }
  return faults;
}

function regions(plan: Plan): Row[][] {
  const rowsOf = (frames: Plan["main"]): Row[] => frames.flatMap((frame) => frame.rows);
  return [plan.header, rowsOf(plan.side), rowsOf(plan.main)];
}
