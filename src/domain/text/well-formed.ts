/**
 * JSON that every store and reader takes: half a character is no text in UTF-8, and a number beyond all numbers is none in JSON.
 * What needs no change comes back as it is: to copy thousands of keys takes longer than to look at them.
 */
export function wellFormed<Value>(value: Value): Value;
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.isWellFormed() ? value : value.toWellFormed();
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null || !isToChange(value)) return value;
  if (Array.isArray(value)) return value.map(wellFormed);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.toWellFormed(), wellFormed(part)]),
  );
}

function isToChange(object: object): boolean {
  for (const key in object) {
    const part: unknown = Reflect.get(object, key);
    if (!key.isWellFormed() || wellFormed(part) !== part) return true;
  }
  return false;
}
