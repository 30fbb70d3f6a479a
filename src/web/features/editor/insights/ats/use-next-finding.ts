import { type RefObject, useEffect, useRef } from "react";

/** Marks what holds one finding with its buttons. */
export const FINDING = "data-finding";

/**
 * Keeps the focus in the list where a finding was mended: its button goes with it, and whoever works by keys goes on with the one that
 * takes its place. `answer` is what the list is drawn from.
 */
export function useNextFinding(list: RefObject<HTMLElement | null>, answer: unknown) {
  const left = useRef<{ button: Element; at: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what takes the button away.
  useEffect(() => {
    const { button, at } = left.current ?? {};
    if (!button || at === undefined || button.isConnected) return;
    left.current = null;
    // Who has gone elsewhere meanwhile stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    const findings = findingsIn(list.current);
    const next = findings[Math.min(at, findings.length - 1)]?.querySelector("button");
    (next ?? list.current)?.focus();
  }, [answer, list]);
  return {
    /** Before a press mends what its button belongs to. */
    remember: (button: Element) => {
      const finding = button.closest(`[${FINDING}]`);
      const at = finding ? findingsIn(list.current).indexOf(finding) : -1;
      left.current = at < 0 ? null : { button, at };
    },
  };
}

function findingsIn(list: HTMLElement | null): Element[] {
  return [...(list?.querySelectorAll(`[${FINDING}]`) ?? [])];
}
