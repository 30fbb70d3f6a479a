/** How near to the window's edge a drag scrolls it, and by how much at each move. */
const EDGE = 72;
const STEP = 12;

/** A hand is never quite still: what moves less than this is a press. */
const SLACK = 5;

/** What is dragged to the edge of the window goes on beyond it. */
export function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}

export function isDrag(across: number, down: number): boolean {
  return Math.hypot(across, down) >= SLACK;
}
