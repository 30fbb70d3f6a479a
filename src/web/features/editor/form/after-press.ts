let pressed = false;
let waiting: (() => void)[] = [];

function begin(): void {
  pressed = true;
}

/** The click comes in the same task as the end of the press. */
function end(): void {
  setTimeout(() => {
    pressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

if (typeof window !== "undefined") {
  window.addEventListener("mousedown", begin, { capture: true });
  for (const over of ["mouseup", "dragend"]) window.addEventListener(over, end, { capture: true });
  window.addEventListener("blur", end);
}

/**
 * For what happens when a field is left. A press takes the focus away before it is over: what moves the form meanwhile moves
 * the pressed button from under the finger, and the click is lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
