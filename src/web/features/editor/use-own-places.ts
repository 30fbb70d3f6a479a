import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where one side at a time is on the screen, each is scrolled on its own: the place in the form is no place in the insights.
 * A side that is seen for the first time starts at its top, below bars that stay where they are.
 */
export function useOwnPlaces(side: string, narrow: boolean, panes: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  const shown = useRef(side);

  useLayoutEffect(() => {
    if (!narrow) return;
    if (shown.current !== side) {
      const workspace = panes.current?.closest<HTMLElement>("[data-workspace]");
      const start = Math.min(window.scrollY, workspace?.offsetTop ?? 0);
      window.scrollTo({ top: places.current.get(side) ?? start, behavior: "instant" });
      shown.current = side;
    }
    const keep = () => void places.current.set(side, window.scrollY);
    keep();
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, [side, narrow, panes]);
}
