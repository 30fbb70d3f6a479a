import type { MatchModel } from "./match-model.ts";

/** Answers that are kept: those of some resumes and ads, a few megabytes. */
const MOST_KEPT = 20_000;
/** Signs of a text for one row of the encoder. */
const SIGNS_PER_ROW = 4;

/**
 * The model with the answers it has given. While somebody types a resume, its ad and nearly all of its lines stay as they are.
 * `beforeRun` is told how many rows come, and may throw to end the work there.
 */
export function rememberingModel(model: MatchModel, beforeRun: (rows: number) => void): MatchModel {
  const proofs = memoryOf(model);
  const remembered = <Answer>(kept: Map<string, Answer>, one: string, other: string, run: () => Answer) => {
    const key = `${one}\n${other}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    beforeRun(Math.ceil((one.length + other.length) / SIGNS_PER_ROW));
    const answer = run();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, answer);
    return answer;
  };
  return {
    ...model,
    read: (text, context) => remembered(proofs.read, text, context, () => model.read(text, context)),
    proof: (line, requirement) =>
      remembered(proofs.proof, line, requirement, () => model.proof(line, requirement)),
  };
}

interface Memory {
  readonly read: Map<string, ReturnType<MatchModel["read"]>>;
  readonly proof: Map<string, ReturnType<MatchModel["proof"]>>;
}

const memories = new WeakMap<MatchModel, Memory>();

/** One memory for each model: the next question is mostly about the same ad and the same lines. */
function memoryOf(model: MatchModel): Memory {
  const known = memories.get(model) ?? { read: new Map(), proof: new Map() };
  memories.set(model, known);
  return known;
}
