import { type RefObject, useLayoutEffect } from "react";
import { barsBottom, visiblePart } from "./visible-part.ts";

/** Between what floats and what it must not cover. */
const GAP = 8;

/**
 * Keeps what floats at the bottom of the window above the keyboard of the screen, and off the field that is being typed into and its tools:
 * below the bars of the page then, else over them.
 */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>, shown: number): void {
  useLayoutEffect(() => {
    if (shown === 0) return;
    const place = () => {
      const element = floating.current;
      // A press takes the focus from the field before it is a click: what moved then would not be hit.
      if (!element || element.matches(":hover, :focus-within")) return;
      element.style.translate = "";
      element.style.translate = `0 ${clearShift(boxAround(element), toKeepClear(element))}px`;
    };
    place();
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of ["focusin", "focusout", "input"]) document.addEventListener(type, place, { signal });
    // The tools of a selection are drawn after it.
    document.addEventListener("selectionchange", () => requestAnimationFrame(place), { signal });
    for (const target of [window, window.visualViewport])
      for (const type of ["scroll", "resize"])
        target?.addEventListener(type, place, { signal, passive: true });
    return () => ending.abort();
  }, [floating, shown]);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far down it moves, mostly up: the first of its places in which it covers nothing that is worked with. */
function clearShift(own: Box, others: readonly Box[]): number {
  const seen = visiblePart();
  const atBottom = Math.min(0, seen.bottom - GAP - own.bottom);
  const belowBars = Math.max(seen.top, barsBottom()) + GAP - own.top;
  const isClear = (shift: number) =>
    others.every(
      ({ left, right, top, bottom }) =>
        own.right <= left || own.left >= right || own.bottom + shift <= top || own.top + shift >= bottom,
    );
  return [atBottom, belowBars].find(isClear) ?? seen.top + GAP - own.top;
}

/** Its own box is as wide as the window, what is in it is not. */
function boxAround(element: HTMLElement): Box {
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  const { top, bottom } = element.getBoundingClientRect();
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top,
    bottom,
  };
}

function toKeepClear(besides: HTMLElement): Box[] {
  const field = document.activeElement;
  const isField = field?.matches("input, textarea, select") === true && !besides.contains(field);
  const worked = [isField ? field : null, ...document.querySelectorAll("[data-tools]")];
  return worked.flatMap((element) => element?.getBoundingClientRect() ?? []);
}
