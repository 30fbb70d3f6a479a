import type { ErrorCode } from "../domain/errors.ts";

export type FailureKind =
  | "status"
  | "unreachable"
  | "redirect"
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
  /** Whether the endpoint began any answer to this request, however bad: it has worked then, and somebody pays for it. */
  readonly answered: boolean;
  /** False where a request was given up before its connection stood. */
  readonly connected: boolean;

  constructor(
    kind: FailureKind,
    {
      status = null,
      shape = "",
      answered = false,
      connected = true,
    }: { status?: number | null; shape?: string; answered?: boolean; connected?: boolean } = {},
  ) {
    super(`The AI endpoint failed: ${kind}${status === null ? "" : ` ${status}`}`);
    this.name = "EngineFailure";
    this.kind = kind;
    this.status = status;
    this.shape = shape;
    this.answered = answered;
    this.connected = connected;
  }

  /** The row of the error table whose message the user sees. */
  get code(): ErrorCode {
    return this.kind === "no-choices" ? "assist_no_choices" : "assist_failed";
  }
}
