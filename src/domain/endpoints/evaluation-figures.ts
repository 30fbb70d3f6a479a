export const EVALUATION_STATES = ["running", "done", "cancelled", "interrupted", "failed"] as const;

export type EvaluationState = (typeof EVALUATION_STATES)[number];

/** What became of a case: of the model's first answer, and of what a person would have seen. */
export interface CaseOutcome {
  /** The first answer claimed something that is not in the source. */
  readonly invented: boolean;
  /** The first answer missed its form: too long, talk around it, another language. */
  readonly badForm: boolean;
  readonly shown: "first" | "asked" | "repaired" | "embedded" | "refused";
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  /** Tokens of all requests together; null where the endpoint says nothing of them. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
}

/** What an evaluation has counted. */
export interface EvaluationFigures {
  /** Cases that were answered. */
  readonly answered: number;
  /** Cases that the endpoint gave no answer to. */
  readonly failed: number;
  readonly invented: number;
  readonly badForm: number;
  readonly first: number;
  readonly asked: number;
  readonly repaired: number;
  readonly embedded: number;
  readonly refused: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** Counts outcomes; null stands for a case without an answer. */
export function figuresOf(outcomes: readonly (CaseOutcome | null)[]): EvaluationFigures {
  const answered = outcomes.filter((outcome) => outcome !== null);
  const shown = (kind: CaseOutcome["shown"]) => answered.filter((outcome) => outcome.shown === kind).length;
  const times = answered.flatMap((outcome) => outcome.times).sort((one, other) => one - other);
  const tokens = answered.map((outcome) => outcome.tokens).filter((counted) => counted !== null);
  const sum = (of: (counted: NonNullable<CaseOutcome["tokens"]>) => number) =>
    tokens.length === 0 ? null : tokens.reduce((total, counted) => total + of(counted), 0);
  return {
    answered: answered.length,
    failed: outcomes.length - answered.length,
    invented: answered.filter(({ invented }) => invented).length,
    badForm: answered.filter(({ badForm }) => badForm).length,
    first: shown("first"),
    asked: shown("asked"),
    repaired: shown("repaired"),
    embedded: shown("embedded"),
    refused: shown("refused"),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    promptTokens: sum(({ prompt }) => prompt),
    completionTokens: sum(({ completion }) => completion),
  };
}

/** The least value that so large a share of them does not exceed. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
