import { useCallback, useEffect, useRef, useState } from "react";
import type { UnsavedForm } from "./application-dialog.tsx";

/** In the address for one that is added. */
export const NEW = "new";

/**
 * What was typed into the form of an application that is not open any more, by whichever way it was left: Escape, the cross, Cancel or the
 * way back. The person is asked what becomes of it.
 */
export function useUnsavedForm(opened: string | null) {
  const typed = useRef<UnsavedForm | null>(null);
  const [unsaved, setUnsaved] = useState<UnsavedForm | null>(null);
  const onTyped = useCallback((form: UnsavedForm | null) => {
    typed.current = form;
  }, []);
  useEffect(() => {
    const left = typed.current;
    if (left ? opened === (left.id ?? NEW) : opened !== null) return;
    typed.current = null;
    setUnsaved(left);
  }, [opened]);
  const discard = useCallback(() => {
    typed.current = null;
    setUnsaved(null);
  }, []);
  return { unsaved, onTyped, discard };
}
