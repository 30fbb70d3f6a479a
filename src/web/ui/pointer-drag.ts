import { barsBottom, visiblePart } from "./visible-part.ts";

/** How near to the edge of what is seen a drag scrolls the page, and how fast at the edge itself, in pixels a second. */
const EDGE = 64;
const FASTEST = 1100;
const SLOWEST = 120;
/** Whoever moves something by one place near the edge wants no scrolling: it begins after a while, and gently. */
const DWELL_MS = 300;
const RAMP_MS = 400;
/** A page that was busy for longer does not jump. */
const LONGEST_FRAME_MS = 50;

/** A hand is never quite still: what moves less than this is a press. */
const SLACK = 5;

export function isDrag(across: number, down: number): boolean {
  return Math.hypot(across, down) >= SLACK;
}

interface EdgeScroll {
  /** The pointer is here now, and was there when the drag began. */
  at(y: number, from: number): void;
  stop(): void;
}

/** What is dragged to the edge goes on beyond it, the faster the nearer, for as long as it is held there: a finger that rests sends no moves. */
export function createEdgeScroll(onScrolled: () => void): EdgeScroll {
  let [pointer, start] = [0, 0];
  let frame: number | null = null;
  let [since, before] = [0, 0];
  let rest = 0;
  const step = (now: number) => {
    frame = null;
    const { top, bottom } = visiblePart();
    const speed = edgeSpeed(pointer, Math.max(top, barsBottom()), bottom);
    // What is taken up at an edge and moved away from it must not run off first.
    if (speed === 0 || Math.sign(pointer - start) !== Math.sign(speed)) return;
    const share = Math.min(1, Math.max(0, (now - since - DWELL_MS) / RAMP_MS));
    rest += (speed * share * Math.min(now - before, LONGEST_FRAME_MS)) / 1000;
    before = now;
    // The page scrolls by whole pixels; what is left over makes slow speeds steady.
    const by = Math.trunc(rest);
    rest -= by;
    window.scrollBy({ top: by, behavior: "instant" });
    onScrolled();
    frame ??= requestAnimationFrame(step);
  };
  return {
    at(y, from) {
      [pointer, start] = [y, from];
      if (frame !== null) return;
      since = performance.now();
      before = since;
      rest = 0;
      frame = requestAnimationFrame(step);
    },
    stop() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}

/** Up is below zero; nothing away from the edges. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const [above, below] = [top + EDGE - y, y - (bottom - EDGE)];
  const depth = Math.min(1, Math.max(above, below) / EDGE);
  if (depth <= 0) return 0;
  return Math.sign(below - above) * (SLOWEST + (FASTEST - SLOWEST) * depth * depth);
}
