import { useLayoutEffect } from "react";

const holders = new Map<string, number>();

/**
 * Marks the page as a whole (`html[data-…]`) while any part of it asks for that. Style sheets go by the mark: with `html:has(…)`
 * every key in a field had the browser look through the page again for what might have come or gone.
 */
export function usePageMark(mark: "modal" | "workspace", held: boolean): void {
  useLayoutEffect(() => {
    if (!held) return;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, held]);
}

function hold(mark: string, by: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
