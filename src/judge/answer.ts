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
   * one takes seconds, in parts: each is told when it is done.
   */
  readonly score: (pair: PairToJudge, mostRows?: number, onPart?: () => void) => JudgedPair | null;
}
