import { afterPaint } from "../../../after-paint.ts";
import { boxOf, placesOf } from "./edited-place.ts";

/** How far from its edge a place still counts as in view. */
const MARGIN = 28;

interface Position {
  left: number;
  top: number;
}

interface Followed {
  /** What is scrolled, and nothing around it: the form must not move. */
  scroller: HTMLElement;
  host: HTMLElement;
  active: () => string | null;
  /** Marks the place on the page; after a draw there may be one where there was none. */
  mark: () => void;
}

export interface Following {
  /** The place or its text changed: it is brought into view once the change is painted. */
  follow(): void;
  /** The preview may have come into sight: back to where it was, or to what was edited meanwhile. */
  appear(): void;
  stop(): void;
}

/** Keeps the place that is being edited in view on the finished page. */
export function followEdits({ scroller, host, active, mark }: Followed): Following {
  let waiting = false;
  let stopped = false;
  /** Where a movement that is not over leads. */
  let goal: Position | null = null;
  let isShown = false;
  let editedUnseen = false;
  let kept: Position = { left: 0, top: 0 };

  const isVisible = () => scroller.checkVisibility({ visibilityProperty: true });

  /** A page that has room from edge to edge is never moved sideways, whatever stands out of sight beside it. */
  const isAsWideAsRoom = () => {
    const page = host.shadowRoot?.querySelector(".sheets")?.getBoundingClientRect();
    return page !== undefined && page.width <= scroller.clientWidth;
  };

  const scroll = (behavior: ScrollBehavior) => {
    const pointer = active();
    const sheets = host.shadowRoot;
    if (pointer === null || !sheets) return;
    const box = boxOf(placesOf(sheets, pointer), caretIn(pointer));
    if (!box) return;
    const target = placeFor(scroller, box, isAsWideAsRoom(), goal);
    if (!target) return;
    // A second key before the first movement is over would see it begin again and again.
    scroller.scrollTo({ ...target, behavior: goal ? "instant" : behavior });
    goal = behavior === "smooth" && !goal ? target : null;
  };

  const followNow = () => {
    waiting = false;
    if (stopped) return;
    mark();
    if (isVisible()) scroll(prefersStillness() ? "instant" : "smooth");
    else editedUnseen = true;
  };

  const onScroll = () => {
    if (isVisible()) kept = { left: scroller.scrollLeft, top: scroller.scrollTop };
  };
  const onScrollEnd = () => {
    goal = null;
  };
  scroller.addEventListener("scroll", onScroll, { passive: true });
  scroller.addEventListener("scrollend", onScrollEnd);

  return {
    follow() {
      if (waiting) return;
      waiting = true;
      afterPaint(followNow);
    },
    appear() {
      const wasShown = isShown;
      isShown = isVisible();
      if (isShown && isAsWideAsRoom()) scroller.scrollLeft = 0;
      if (!isShown || wasShown) return;
      scroller.scrollTo({ ...kept, left: isAsWideAsRoom() ? 0 : kept.left, behavior: "instant" });
      if (editedUnseen) scroll("instant");
      editedUnseen = false;
    },
    stop() {
      stopped = true;
      scroller.removeEventListener("scroll", onScroll);
      scroller.removeEventListener("scrollend", onScrollEnd);
    },
  };
}

/** Null outside of a text, as on a folded heading. */
function caretIn(pointer: string): number | null {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.dataset.field === pointer ? field.selectionEnd : null;
}

/**
 * Where to scroll to; null where the box is in view already, or will be: what a movement only passes is not. What comes into view comes
 * to the middle, with room for the next lines.
 */
function placeFor(
  scroller: HTMLElement,
  box: DOMRect,
  isAsWideAsRoom: boolean,
  goal: Position | null,
): Position | null {
  const room = scroller.getBoundingClientRect();
  const from = goal ?? { left: scroller.scrollLeft, top: scroller.scrollTop };
  const along = (at: number, length: number, offset: number, size: number, whole: number) => {
    if (at >= MARGIN && at + length <= size - MARGIN) return offset;
    const wanted = length > size - 2 * MARGIN ? at - MARGIN : at + length / 2 - size / 2;
    return Math.max(0, Math.min(whole - size, offset + wanted));
  };
  const top = along(
    box.top - room.top + scroller.scrollTop - from.top,
    box.height,
    from.top,
    scroller.clientHeight,
    scroller.scrollHeight,
  );
  const left = isAsWideAsRoom
    ? 0
    : along(
        box.left - room.left + scroller.scrollLeft - from.left,
        box.width,
        from.left,
        scroller.clientWidth,
        scroller.scrollWidth,
      );
  const isThere = Math.abs(top - from.top) < 1 && Math.abs(left - from.left) < 1;
  return isThere ? null : { left, top };
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
