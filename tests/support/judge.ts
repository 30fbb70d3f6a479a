import type { Judge } from "../../src/judge/answer.ts";
import { loadJudge } from "../../src/judge/load-judge.ts";

/** The judge of the product: tests of the guard are about what it decides, not about what they wish it would. */
function opened(): Judge {
  const loaded = loadJudge();
  if (loaded.judge === null) throw new Error(loaded.reason);
  return loaded.judge;
}

export const JUDGE = opened();

const UNSURE = { block: Number.POSITIVE_INFINITY };

/** The same judge, never sure of a lie: questions are asked of it, whatever a further training makes it sure of. */
export const DOUBTING: Judge = {
  ...JUDGE,
  bounds: { long: { ...JUDGE.bounds.long, ...UNSURE }, short: { ...JUDGE.bounds.short, ...UNSURE } },
};
