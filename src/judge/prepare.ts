import type { PairToJudge } from "./answer.ts";
import { type Encoded, encode, MOST_SOURCE, MOST_SUGGESTION } from "./encode.ts";
import { sourceFor } from "./long-source.ts";
import { packed, unitsOf } from "./text-units.ts";
import type { Tokenizer } from "./tokenizer.ts";

/** Runs of sentences that one suggestion may be judged in: some five thousand letters, and seconds at most. */
const MOST_RUNS = 16;
/** Tokens that neighbours may have together: each sentence by itself, where that is not too much, since among true sentences a false one passes. */
const RUN_SIZES = [5, 50, MOST_SUGGESTION] as const;
/** Rows above which neighbours are judged together. */
const MANY_ROWS = 1200;

/** A part of the suggestion with what it is judged by. */
export interface PreparedRun {
  readonly encoded: Encoded;
  /** Where the part begins in the suggestion. */
  readonly offset: number;
}

/** What the encoder is to run for a pair; null where that would be too much. Texts are cut before anything compares them. */
export function prepare(tokenizer: Tokenizer, pair: PairToJudge): PreparedRun[] | null {
  const { source, context, suggestion } = pair;
  const most = MOST_RUNS * MOST_SUGGESTION;
  const tokens = tokenizer.tokenize(suggestion, most + 1);
  if (tokens.length > most) return null;
  const units = unitsOf(suggestion, tokens, MOST_SUGGESTION);
  const ofSource = tokenizer.tokenize(source + context, MOST_SOURCE).length;
  const runs = RUN_SIZES.map((size) => packed(units, size)).find(
    ({ length }, nth) =>
      length <= MOST_RUNS && (length * ofSource + tokens.length <= MANY_ROWS || nth === RUN_SIZES.length - 1),
  );
  if (!runs) return null;
  // Of nothing, nothing is claimed: it is judged all the same, so that the answer has one form.
  const spans = runs.length > 0 ? runs : [{ start: 0, end: 0 }];
  const against = sourceFor(tokenizer, source, context);
  return spans.map(({ start, end }) => {
    const part = suggestion.slice(start, end);
    return { encoded: encode(tokenizer, against(part), part), offset: start };
  });
}
