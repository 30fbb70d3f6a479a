import { TIGHTEST } from "../../domain/document/tightness.ts";

export type Fit = { fits: boolean; level: number };

/** The loosest level at which the document takes one page; as designed where even the tightest does not. */
export function fitToPage(pagesAt: (level: number) => number): Fit {
  if (pagesAt(0) <= 1) return { fits: true, level: 0 };
  if (pagesAt(TIGHTEST) > 1) return { fits: false, level: 0 };
  let low = 1;
  let high = TIGHTEST;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (pagesAt(middle) <= 1) high = middle;
    else low = middle + 1;
  }
  return { fits: true, level: low };
}
