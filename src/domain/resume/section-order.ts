/** The same keys in the person's order; those it does not name follow in their own. */
export function inOwnOrder<Key extends string>(
  keys: readonly Key[],
  order: readonly string[] | undefined,
): readonly Key[] {
  if (!order) return keys;
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return keys.toSorted((one, other) => placeOf(one) - placeOf(other));
}
