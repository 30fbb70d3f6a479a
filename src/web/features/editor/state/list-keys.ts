/**
 * Items carry no ids, so this tells which item of the new list is which of the old one: the same ends stay, then the
 * same objects or words, then the same places. What is left is new.
 */
export function keysAfter(
  before: readonly unknown[],
  keys: readonly string[],
  after: readonly unknown[],
  newKey: () => string,
): readonly string[] {
  if (before === after) return keys;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;

  const free = new Set(keys.slice(head, keys.length - tail));
  const middle = after.slice(head, after.length - tail);
  const oldMiddle = before.slice(head, before.length - tail);
  const found = middle.map((item) => {
    const key =
      keys[head + oldMiddle.findIndex((old, index) => old === item && free.has(keys[head + index] ?? ""))];
    if (key === undefined || !free.has(key)) return null;
    free.delete(key);
    return key;
  });
  const sameCount = oldMiddle.length === middle.length;
  const settled = found.map((key, index) => {
    if (key !== null) return key;
    const here = keys[head + index];
    if (!sameCount || here === undefined || !free.has(here)) return newKey();
    free.delete(here);
    return here;
  });
  return [...keys.slice(0, head), ...settled, ...keys.slice(keys.length - tail)];
}
