import { type RefObject, useEffect, useRef } from "react";

/** On a small screen a warning would come up under the buttons, which then do nothing for no reason. */
export function useInView(screen: RefObject<HTMLElement | null>, warning: string | null): void {
  useEffect(() => {
    if (warning === null) return;
    const alerts = screen.current?.querySelectorAll("[role=alert]:not(:empty)") ?? [];
    for (const alert of alerts) alert.scrollIntoView({ block: "nearest" });
  }, [screen, warning]);
}

/** What was pressed goes away with its step; the focus goes to what came instead of falling out of the dialog. */
export function useStepFocus(
  step: "ready" | "asking" | "improving" | "done",
  screen: RefObject<HTMLElement | null>,
  resultPane: RefObject<HTMLElement | null>,
): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === "done") {
      resultPane.current?.focus({ preventScroll: true });
      const bring = (found?: Element | null) => found?.scrollIntoView({ block: "nearest" });
      // What was found or could be added is read with the result; where not all fits, the result is whole.
      bring(
        screen.current?.querySelector("[data-hints]") ?? screen.current?.querySelector("[data-findings]"),
      );
      bring(resultPane.current);
      // Nothing can be used before a question is answered: it is seen whatever else is not.
      bring(screen.current?.querySelector("[data-question]"));
    } else screen.current?.querySelector<HTMLElement>("[data-step-focus]:not(:disabled)")?.focus();
  }, [step, screen, resultPane]);
}
