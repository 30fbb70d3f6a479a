import type { DoRun, Judge, JudgedPair, JudgedWord, PairToJudge, Scores } from "./answer.ts";
import { createEncoder } from "./encoder.ts";
import { type PreparedRun, prepare } from "./prepare.ts";
import type { WeightRoom } from "./scratch.ts";
import { createTokenizer } from "./tokenizer.ts";

/** Answers that are kept for a text that comes again. */
const KEPT = 32;

export interface JudgeFiles {
  /** kernel/kernel.wasm. */
  readonly kernel: Uint8Array;
  /** The file of weights, in the room that `roomForWeights` made for it: there is no second copy. */
  readonly weights: WeightRoom;
  /** One piece on each line. */
  readonly vocabulary: string;
  readonly bounds: Judge["bounds"];
}

/** The learned judge. Throws where the files are not those of this model. */
export function openJudge({ kernel, weights, vocabulary, bounds }: JudgeFiles): Judge {
  const tokenizer = createTokenizer(vocabulary);
  const run = createEncoder(kernel, weights, tokenizer.size);
  // The same text is judged when it is proposed, cut and shown: once is enough.
  const recent = new Map<string, JudgedPair>();
  return {
    bounds,
    score: (pair, mostRows = Number.POSITIVE_INFINITY, doRun = (run) => run()) => {
      const key = JSON.stringify([pair.source, pair.context, pair.suggestion]);
      const known = recent.get(key);
      // Whether others asked for it before changes nothing: what is too much for this job stays so.
      if (known !== undefined) return known.rows > mostRows ? null : known;
      const judged = judge(pair, mostRows, doRun);
      // What one job has no rows left for, the next one may have.
      if (judged === null) return null;
      const [oldest] = recent.keys();
      if (oldest !== undefined && recent.size >= KEPT) recent.delete(oldest);
      recent.set(key, judged);
      return judged;
    },
  };

  function judge(pair: PairToJudge, mostRows: number, doRun: DoRun): JudgedPair | null {
    const runs = prepare(tokenizer, pair);
    if (!runs || rowsOf(runs) > mostRows) return null;
    const judged = runs.map((prepared) => {
      const { encoded } = prepared;
      return { prepared, scores: doRun(() => run(encoded), encoded.ids.length) };
    });
    return {
      pair: Math.max(...judged.map(({ scores }) => scores.pair)),
      words: judged.flatMap(({ prepared, scores }) => wordsIn(prepared, scores)),
      rows: rowsOf(runs),
    };
  }
}

function rowsOf(runs: readonly PreparedRun[]): number {
  return runs.reduce((sum, { encoded }) => sum + encoded.ids.length, 0);
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
