const Z = 1.959963984540054;

export type Share = { hits: number; of: number; low: number; high: number };

/** Wilson's 95 % interval: it stays honest where every row, or hardly any, is a hit. */
export function share(hits: number, of: number): Share {
  if (of === 0) return { hits, of, low: 0, high: 1 };
  const rate = hits / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (rate + Z ** 2 / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  return {
    hits,
    of,
    low: hits === 0 ? 0 : middle - reach,
    high: hits === of ? 1 : middle + reach,
  };
}
