/** How much a document gives way to fit one page. Level 0 is the design as drawn. */
export type Tightness = { space: number; leading: number; smaller: number; margin: number };

const LEVELS: readonly Tightness[] = [
  { space: 1, leading: 0, smaller: 0, margin: 1 },
  { space: 0.85, leading: 0, smaller: 0, margin: 0.9 },
  { space: 0.75, leading: 0.03, smaller: 0, margin: 0.85 },
  { space: 0.7, leading: 0.04, smaller: 0.5, margin: 0.8 },
  { space: 0.6, leading: 0.07, smaller: 0.5, margin: 0.75 },
  { space: 0.55, leading: 0.09, smaller: 1, margin: 0.7 },
  { space: 0.45, leading: 0.12, smaller: 1, margin: 0.62 },
];

export const TIGHTEST = LEVELS.length - 1;

/** 9 pt: text below it is not legible on paper for many readers. */
export const SMALLEST_BODY = 12;

export function tightnessAt(level: number): Tightness {
  const found = LEVELS[level];
  if (!found) throw new RangeError(`Tightness level ${level} is not between 0 and ${TIGHTEST}.`);
  return found;
}
