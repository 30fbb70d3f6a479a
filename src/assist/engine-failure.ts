import type { ErrorCode } from "../domain/errors.ts";

export type FailureKind =
  | "status"
  | "unreachable"
  | "timeout"
  | "cancelled"
  | "too-large"
  | "broken-answer"
  | "no-choices";

/** A hosted engine did not answer. It keeps what a log may hold: a status and the shape of the answer, never a text. */
export class EngineFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly shape: string;

  constructor(
    kind: FailureKind,
    { status = null, shape = "" }: { status?: number | null; shape?: string } = {},
  ) {
    super(`The AI endpoint failed: ${kind}${status === null ? "" : ` ${status}`}`);
    this.name = "EngineFailure";
    this.kind = kind;
    this.status = status;
    this.shape = shape;
  }

  /** The row of the error table whose message the user sees. */
  get code(): ErrorCode {
    return this.kind === "no-choices" ? "assist_no_choices" : "assist_failed";
  }
}
