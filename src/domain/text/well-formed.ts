/**
 * JSON that every store and reader takes: half a character is no text in UTF-8, and a number beyond all numbers is none in JSON.
 * What needs no change comes back as it is: to copy thousands of keys takes longer than to look at them. Each part is looked at
 * once; a second look at every level would double the time with each level.
 */
export function wellFormed<Value>(value: Value): Value;
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.isWellFormed() ? value : value.toWellFormed();
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return wellFormedList(value);
  let isSame = true;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]): [string, unknown] => {
    const formed = wellFormed(part);
    isSame &&= formed === part && key.isWellFormed();
    return [key.toWellFormed(), formed];
  });
  return isSame ? value : Object.fromEntries(entries);
}

function wellFormedList(list: readonly unknown[]): readonly unknown[] {
  const formed = list.map((part) => wellFormed(part));
  return formed.every((part, at) => part === list[at]) ? list : formed;
}
