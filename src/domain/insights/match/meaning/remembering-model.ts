import type { MatchModel } from "./match-model.ts";

/** Answers that are kept for one person: those of some resumes and ads, a megabyte or so. */
const MOST_KEPT = 4_000;
/** Signs of a text for one row of the encoder. */
const SIGNS_PER_ROW = 4;
/**
 * Signs that lines and requirements of one match may have together: five times those of a usual ad, some seconds of a thread. What is
 * asked for beyond is answered as not shown: else one question could hold a thread that all share for minutes.
 */
const MOST_SIGNS = 20_000;
/** A line is cut off there by the encoder anyway. */
const LONGEST = 1_000;

const NOT_LOOKED_AT: ReturnType<MatchModel["proof"]> = { shown: -100, seeming: 0 };

/** The answers that a model has given to one person. */
export interface MatchMemory {
  readonly read: Map<string, ReturnType<MatchModel["read"]>>;
  readonly proof: Map<string, ReturnType<MatchModel["proof"]>>;
}

export function emptyMemory(): MatchMemory {
  return { read: new Map(), proof: new Map() };
}

/**
 * The model with the answers it has given, for one match. While somebody types a resume, its ad and nearly all of its lines stay as
 * they are. `beforeRun` is told how many rows come, and may throw to end the work there.
 */
export function rememberingModel(
  model: MatchModel,
  memory: MatchMemory,
  beforeRun: (rows: number) => void,
): MatchModel {
  const proven = new Set<string>();
  let signs = 0;
  /** Whether it is within what one match may cost; the same whatever is remembered, and however often the work is begun again. */
  const isWithin = (key: string): boolean => {
    if (proven.has(key)) return true;
    if (signs + costOf(key) > MOST_SIGNS) return false;
    signs += costOf(key);
    proven.add(key);
    return true;
  };
  const remembered = <Answer>(kept: Map<string, Answer>, key: string, run: () => Answer): Answer => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    beforeRun(Math.ceil(costOf(key) / SIGNS_PER_ROW));
    const answer = run();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, answer);
    return answer;
  };
  return {
    ...model,
    read: (text, context) => remembered(memory.read, keyOf(text, context), () => model.read(text, context)),
    proof(line, requirement) {
      const key = keyOf(line, requirement);
      if (!isWithin(key)) return NOT_LOOKED_AT;
      return remembered(memory.proof, key, () => model.proof(line, requirement));
    },
  };
}

/** With the length of the one: no two pairs have the same key, whatever signs are in them. */
function keyOf(one: string, other: string): string {
  return `${one.length} ${one}${other}`;
}

function costOf(key: string): number {
  return Math.min(key.length, LONGEST);
}
