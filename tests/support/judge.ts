import type { Judge } from "../../src/judge/answer.ts";
import { loadJudge } from "../../src/judge/load-judge.ts";

/** The judge of the product: tests of the guard are about what it decides, not about what they wish it would. */
function opened(): Judge {
  const loaded = loadJudge();
  if (loaded.judge === null) throw new Error(loaded.reason);
  return loaded.judge;
}

export const JUDGE = opened();
