import { isJsonObject } from "../json/json-value.ts";

/**
 * Checking rebuilds every object. This puts the edited document's own parts back wherever cleaning changed nothing. It tells
 * nothing of what is which: it spares the form from drawing every list again at each key.
 */
export function reuse(edited: unknown, checked: unknown): unknown {
  if (edited === checked) return checked;
  const lists = Array.isArray(edited) && Array.isArray(checked) && edited.length === checked.length;
  const objects = isJsonObject(edited) && isJsonObject(checked);
  if (!lists && !objects) return checked;
  let same = Object.keys(edited).length === Object.keys(checked).length;
  for (const key of Object.keys(checked)) {
    const own: unknown = Reflect.get(edited, key);
    const shared = reuse(own, Reflect.get(checked, key));
    Reflect.set(checked, key, shared);
    same &&= shared === own;
  }
  return same ? edited : checked;
}
