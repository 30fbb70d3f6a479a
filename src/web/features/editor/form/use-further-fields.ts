import { useEffect, useState } from "react";
import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { useEditor, useResume } from "../editor-context.tsx";

/**
 * Which further fields of an item are in its form: those that say something, and those that were asked for or looked for. What
 * was there once stays until the item is folded: a field that goes while it is being emptied would take the cursor with it.
 */
export function useFurtherFields(pointer: string, fields: readonly FormField[]): ReadonlySet<string> {
  const { view } = useEditor();
  const filled = useResume((resume) => {
    const item = Object(valueAt(resume, parsePointer(pointer) ?? []));
    return fields
      .filter(({ key, isFurther }) => isFurther && key in item)
      .map(({ key }) => key)
      .join(" ");
  });
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const missing = filled.split(" ").filter((key) => key !== "" && !shown.has(key));
  const all = missing.length === 0 ? shown : new Set([...shown, ...missing]);
  if (all !== shown) setShown(all);

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (!looked.startsWith(`${pointer}/`)) return;
      const [key] = looked.slice(pointer.length + 1).split("/");
      const field = fields.find((one) => one.isFurther && one.key === key);
      if (field) setShown((before) => (before.has(field.key) ? before : new Set([...before, field.key])));
    });
    return () => void stop();
  }, [view, pointer, fields]);

  return all;
}
