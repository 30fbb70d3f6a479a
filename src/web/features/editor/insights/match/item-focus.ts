/** Marks a row of the match, so that keys find the next one. */
export const ITEM = "data-asked-item";

/** Before the buttons of a row go: whoever works by keys goes on with the next thing that waits for an answer. */
export function focusNextItem(button: Element): void {
  const own = button.closest(`[${ITEM}]`);
  const rows = [...document.querySelectorAll(`[${ITEM}]`)];
  const next = rows
    .slice(rows.indexOf(own ?? button) + 1)
    .find((row) => row.querySelector("[data-open] button"));
  if (next) focusOwnAction(next);
  else focusOwnItem(own);
}

export function focusOwnAction(row: Element | null): void {
  show(row?.querySelector("[data-open] button") ?? row);
}

export function focusOwnItem(row: Element | null): void {
  show(row);
}

/** The browser's own way would put it in the middle: the list moves no further than it must. */
function show(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest" });
}
