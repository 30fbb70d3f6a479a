/** Marks a question, so that keys find the next one. */
export const QUESTION = "data-plan-question";
/** Marks the heading of the plan, and what is in its place while it is made. */
export const PLAN_HEAD = "data-plan-head";
/** Marks the button that the plan came from. */
export const TAILOR_START = "data-tailor-start";

/** Where keys go on once a question is gone: at the one that took its place, else at the last one, else at the head of the plan. */
export function nextQuestion(row: Element | null): () => void {
  const at = row ? questions().indexOf(row) : -1;
  return () => {
    // The list is drawn first.
    setTimeout(() => {
      if (!isFocusLost()) return;
      const left = questions();
      const next = left[at] ?? left.at(-1);
      if (next) focusAnswer(next);
      else focusOn(`[${PLAN_HEAD}]`);
    });
  };
}

export function focusAnswer(row: Element | null): void {
  show(row?.querySelector("button") ?? null);
}

/** Only where the focus would be lost else: nobody is taken away from where they went meanwhile. */
export function focusIfLost(selector: string): void {
  if (isFocusLost()) focusOn(selector);
}

export function focusOn(selector: string): void {
  show(document.querySelector(selector));
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === "content";
}

function questions(): Element[] {
  return [...document.querySelectorAll(`[${QUESTION}]`)];
}

function show(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest" });
}
