/** Beyond it the figures of a text are not combined: their number would grow with the square. */
const MOST_COMBINED = 14;

/** To one decimal, a tie to the even digit: what the judge was trained on rounds so, and a quarter is a tie. */
export function rounded(value: number): number {
  const tenths = value * 10;
  if (!Number.isFinite(tenths)) return value;
  const ofQuarter = value * 4;
  if (Number.isInteger(ofQuarter) && ofQuarter % 2 !== 0) return roundedTie(Math.floor(tenths)) / 10;
  // Near a tie the product may have rounded across it; the decimal form knows the exact value.
  const isClear = Math.abs(tenths - Math.floor(tenths) - 0.5) > 1e-6 && Math.abs(tenths) < 1e9;
  return isClear ? Math.round(tenths) / 10 : Number(value.toFixed(1));
}

function roundedTie(below: number): number {
  return below % 2 === 0 ? below : below + 1;
}

/** What plain arithmetic makes of the figures of a text. */
export function derivedValues(values: Iterable<number>): Set<number> {
  const some = [...new Set(values)].sort((one, other) => one - other).slice(0, MOST_COMBINED);
  const made = new Set<number>();
  const add = (...results: number[]): void => {
    for (const result of results) made.add(rounded(result));
  };
  for (const one of some) {
    add(one * 12, one / 12, one * 7, one * 52, 100 - one, one * 60, one / 60, one * 100);
    for (const other of some) {
      add(one + other, one * other, Math.abs(one - other));
      if (other) add(one / other, (100 * one) / other, (100 * Math.abs(one - other)) / other);
    }
  }
  add(some.reduce((sum, value) => sum + value, 0));
  return made;
}
