import type { Figure } from "./figures/figure.ts";

const BESIDE = 2;
const BORROWED = new Set<Figure["dimension"]>(["duration", "percent", "measure", "money"]);

/** For each figure of a text what it may measure by its neighbours, units said without a number ("second yr") not counted as such. */
export function unitsBorrowed(figures: readonly Figure[], loose: boolean): Figure[][] {
  const spoken = figures.filter((one) => one.spoken !== 0);
  let nth = 0;
  return figures.map((one, index) => {
    if (one.spoken === 0) return [];
    const near = [...around(figures, index), ...around(spoken, nth)];
    nth += 1;
    const found = inUnits(one, [...new Set(near)], loose);
    return [...new Map(found.map((copy) => [`${copy.dimension} ${copy.value} ${copy.of}`, copy])).values()];
  });
}

function around(figures: readonly Figure[], index: number): Figure[] {
  return figures.slice(Math.max(0, index - BESIDE), index + BESIDE + 1);
}

/** "5 years there and 3 here", "71 %, before it was 54", "140k, now 150": a number left bare may have the unit and the scale of its neighbours. */
function inUnits(one: Figure, near: readonly Figure[], loose: boolean): Figure[] {
  if (one.dimension !== "plain" && one.dimension !== "money") return [];
  return near.flatMap((model) => {
    if (model === one || !canLend(model, one)) return [];
    if (isCount(model) && model.value >= 1000 && one.value < 1000 && one.bare)
      return [times(one, scaleOf(model), one)];
    if (
      one.dimension === "money" ||
      !BORROWED.has(model.dimension) ||
      (!one.bare && (!loose || model.dimension !== "percent"))
    )
      return [];
    return [times(one, model.dimension === "money" ? 1 : model.value / (model.spoken || 1), model)];
  });
}

/** "half the clients" and "daily" lend their unit to no number of another clause. */
function canLend(model: Figure, { clause }: Figure): boolean {
  return model.clause === clause || model.isNumber;
}

function times(one: Figure, size: number, { dimension, of }: Figure): Figure {
  const high = one.high === undefined ? {} : { high: one.high * size };
  return { ...one, ...high, dimension, value: one.value * size, ...(of !== undefined && { of }) };
}

function scaleOf({ value, spoken }: Figure): number {
  return value > spoken ? Math.round(value / spoken) : value >= 1e6 ? 1e6 : 1e3;
}

function isCount({ dimension }: Figure): boolean {
  return dimension === "plain" || dimension === "money";
}
