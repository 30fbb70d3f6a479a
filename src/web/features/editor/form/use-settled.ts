import { type RefObject, useEffect } from "react";
import { afterPaint } from "../../../after-paint.ts";

/**
 * Marks a form whose sections have all been painted once: from then on the browser need not draw those that are out of sight, which a
 * key would else pay for (app.css). Sooner, it would not know how high they are, and the page would jump as one scrolls.
 */
export function useSettled(form: RefObject<HTMLElement | null>, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    return afterPaint(() => form.current?.setAttribute("data-settled", ""));
  }, [form, isWhole]);
}
