import type { Judge, JudgedWord } from "./answer.ts";
import { createEncoder, type Scores } from "./encoder.ts";
import { type PreparedRun, prepare } from "./prepare.ts";
import type { WeightRoom } from "./scratch.ts";
import { createTokenizer } from "./tokenizer.ts";

export interface JudgeFiles {
  /** kernel/kernel.wasm. */
  readonly kernel: Uint8Array;
  /** The file of weights, in the room that `roomForWeights` made for it: there is no second copy. */
  readonly weights: WeightRoom;
  /** One piece on each line. */
  readonly vocabulary: string;
}

/** The learned judge. Throws where the files are not those of this model. */
export function openJudge({ kernel, weights, vocabulary }: JudgeFiles): Judge {
  const tokenizer = createTokenizer(vocabulary);
  const run = createEncoder(kernel, weights, tokenizer.size);
  return {
    score: (pair) => {
      const runs = prepare(tokenizer, pair);
      if (!runs) return null;
      const judged = runs.map((prepared) => ({ prepared, scores: run(prepared.encoded) }));
      return {
        pair: Math.max(...judged.map(({ scores }) => scores.pair)),
        words: judged.flatMap(({ prepared, scores }) => wordsIn(prepared, scores)),
      };
    },
  };
}

/** Tokens of one word together, with the highest of their scores. */
function wordsIn({ encoded, offset }: PreparedRun, { tokens }: Scores): JudgedWord[] {
  const words: JudgedWord[] = [];
  for (const [nth, span] of encoded.spans.entries()) {
    const [start, end] = [span.start + offset, span.end + offset];
    const score = tokens[nth] ?? 0;
    const last = words.at(-1);
    if (!last || (start >= last.end && !span.goesOn)) words.push({ start, end, score });
    else
      words[words.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        score: Math.max(last.score, score),
      };
  }
  return words;
}
