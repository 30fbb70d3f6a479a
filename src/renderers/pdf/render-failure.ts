/** `busy`: ask again soon. `ended`: so did the engine; ask again soon. `too_slow`: stopped at the deadline. `refused`: this document cannot be drawn. */
export type RenderFailureCode = "busy" | "too_slow" | "refused" | "closed" | "ended";

const MESSAGES: Record<RenderFailureCode, string> = {
  busy: "Too many documents are waiting. Please try again in a few seconds.",
  too_slow: "This resume takes too long to draw. Shorten it and try again.",
  refused: "This resume cannot be drawn as a PDF.",
  closed: "The renderer has been closed.",
  ended: "The engine for files ended before this one was made. Please try again in a few seconds.",
};

export class RenderFailure extends Error {
  readonly code: RenderFailureCode;

  constructor(code: RenderFailureCode, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.name = "RenderFailure";
    this.code = code;
  }
}
