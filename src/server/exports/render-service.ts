import { AppError } from "../../domain/errors.ts";
import type { GivenOrder } from "../../renderers/file/read-order.ts";
import type { RenderResult } from "../../renderers/file/render-messages.ts";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import { RenderFailure, type RenderFailureCode } from "../../renderers/pdf/render-failure.ts";

/** Makes the file that is asked for, or says what is wrong and where. */
export async function makeFile(
  renderQueue: RenderQueue,
  order: GivenOrder,
  asked: { signal: AbortSignal; waitedMs: number },
): Promise<Extract<RenderResult, { ok: true }>> {
  const { signal, waitedMs } = asked;
  const result = await renderQueue.render(order, signal, waitedMs).catch((failure: unknown) => {
    // Nobody reads the answer; a file that was not made for nobody is no failure of ours.
    if (signal.aborted) throw new AppError("bad_request", { cause: failure });
    throw failure instanceof RenderFailure ? refusalOf(failure) : failure;
  });
  if (!result.ok) throw new AppError("invalid_input", { issues: result.issues });
  return result;
}

/** Makes a file that nobody has asked for yet; null where that would cost somebody else time, or the file cannot be made. */
export async function makeFileAhead(
  renderQueue: RenderQueue,
  order: GivenOrder,
  signal: AbortSignal,
): Promise<Extract<RenderResult, { ok: true }> | null> {
  const result = await renderQueue.renderAhead(order, signal).catch((failure: unknown) => {
    if (signal.aborted || failure instanceof RenderFailure) return null;
    throw failure;
  });
  return result?.ok ? result : null;
}

/** Not the document's fault: the same order may do in a moment. */
const PASSING: ReadonlySet<RenderFailureCode> = new Set(["busy", "closed", "ended"]);

function refusalOf(failure: RenderFailure): AppError {
  const waits = PASSING.has(failure.code);
  return new AppError(waits ? "unavailable" : "render_failed", { cause: failure });
}
