import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../../../after-paint.ts";

/** As many rows as are drawn at once without holding up a press of a key. */
const SLICE = 30;

/** How many of so many rows are drawn by now: a file of thousands of lines, drawn at once, would stop the page. */
export function useSlices(total: number): number {
  const [drawn, setDrawn] = useState(SLICE);
  useEffect(() => {
    if (drawn >= total) return undefined;
    return afterPaint(() => startTransition(() => setDrawn(drawn + SLICE)));
  }, [drawn, total]);
  return drawn;
}
