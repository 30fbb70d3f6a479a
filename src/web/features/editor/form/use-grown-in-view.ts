import { type RefObject, useEffect } from "react";

/** A text that grows by a line while it is typed stays in view as a whole: the browser would show the caret and cut off the rest. */
export function useGrownInView(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isGrowth = false;
    const observer = new ResizeObserver(([entry]) => {
      const field = entry?.target;
      // The first report is of the size that the field had when it got the focus.
      if (field && isGrowth && field.clientHeight < window.innerHeight / 2)
        field.scrollIntoView({ block: "nearest" });
      isGrowth = true;
    });
    const watch = ({ target }: FocusEvent) => {
      observer.disconnect();
      isGrowth = false;
      if (target instanceof HTMLTextAreaElement) observer.observe(target);
    };
    element.addEventListener("focusin", watch);
    return () => {
      element.removeEventListener("focusin", watch);
      observer.disconnect();
    };
  }, [form]);
}
