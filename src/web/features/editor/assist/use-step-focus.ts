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
      // What was found or asked is read with the result; where not both fit, the result is whole.
      screen.current?.querySelector("[data-question], [data-findings]")?.scrollIntoView({ block: "nearest" });
      resultPane.current?.scrollIntoView({ block: "nearest" });
    } else screen.current?.querySelector<HTMLElement>("[data-step-focus]:not(:disabled)")?.focus();
  }, [step, screen, resultPane]);
}
