import { type RefObject, useLayoutEffect } from "react";
import { barsBottom, type Span, visiblePart } from "./visible-part.ts";

/** Between what floats and what it must not cover. */
const GAP = 8;

/**
 * Keeps what floats at the bottom of the window above the keyboard of the screen, and off the field that is being typed into: below the
 * bars of the page then, else over them.
 */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>, shown: number): void {
  useLayoutEffect(() => {
    if (shown === 0) return;
    const place = () => {
      const element = floating.current;
      if (!element) return;
      element.style.translate = "";
      element.style.translate = `0 ${clearShift(element.getBoundingClientRect(), visiblePart(), focusedField(element))}px`;
    };
    place();
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of ["focusin", "focusout", "input"]) document.addEventListener(type, place, { signal });
    for (const target of [window, window.visualViewport])
      for (const type of ["scroll", "resize"])
        target?.addEventListener(type, place, { signal, passive: true });
    return () => ending.abort();
  }, [floating, shown]);
}

/** How far down it moves, mostly up: the first of its places in which it does not cover the field. */
function clearShift(own: Span, seen: Span, field: Span | null): number {
  const atBottom = Math.min(0, seen.bottom - GAP - own.bottom);
  if (!field) return atBottom;
  const belowBars = Math.max(seen.top, barsBottom()) + GAP - own.top;
  const atTop = seen.top + GAP - own.top;
  const isClear = (shift: number) => own.bottom + shift <= field.top || own.top + shift >= field.bottom;
  return [atBottom, belowBars].find(isClear) ?? atTop;
}

function focusedField(besides: HTMLElement): Span | null {
  const field = document.activeElement;
  if (!field?.matches("input, textarea, select") || besides.contains(field)) return null;
  return field.getBoundingClientRect();
}
