export interface PairToJudge {
  readonly source: string;
  readonly context: string;
  readonly suggestion: string;
}

/** A word of the suggestion, by its place there, and how much speaks for its not being supported. */
export interface JudgedWord {
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** Scores are logits: the higher, the less supported; 0 is even odds. */
export interface JudgedPair {
  readonly pair: number;
  /** In order. Signs are words too; what has no token, such as a character nobody sees, is left out. */
  readonly words: readonly JudgedWord[];
  /** Rows of tokens that the encoder went through for it: what it cost. */
  readonly rows: number;
}

/** What one run of the encoder gives. */
export interface Scores {
  readonly pair: number;
  /** One for each token of the suggestion; where the model has several answers for each, one after another. */
  readonly tokens: readonly number[];
}

/** Does a run of so many rows, or gives what it gave before. */
export type DoRun = (run: () => Scores, rows: number) => Scores;

/** A score up to `pass` is supported, one above `block` is not; between them nobody knows. */
export interface Bounds {
  readonly pass: number;
  readonly block: number;
}

export interface Judge {
  /** Chosen on pairs that were not trained on; long sources have scores of their own. */
  readonly bounds: { readonly long: Bounds; readonly short: Bounds };
  /**
   * Null for a suggestion that would take more rows than that, or than the judge takes at all: the person is asked. A long
   * one takes seconds, in runs of the encoder: each is done by `doRun`, always in the same order.
   */
  readonly score: (pair: PairToJudge, mostRows?: number, doRun?: DoRun) => JudgedPair | null;
}
