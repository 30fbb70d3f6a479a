import { AppError } from "../../domain/errors.ts";
import type { DeskResult } from "../../renderers/file/desk-messages.ts";
import type { GivenOrder } from "../../renderers/file/read-order.ts";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import { RenderFailure } from "../../renderers/pdf/render-failure.ts";

/** Makes the file that is asked for, or says what is wrong and where. */
export async function makeFile(
  desk: RenderDesk,
  order: GivenOrder,
  asked: { signal: AbortSignal; waitedMs: number },
): Promise<Extract<DeskResult, { ok: true }>> {
  const { signal, waitedMs } = asked;
  const result = await desk.render(order, signal, waitedMs).catch((failure: unknown) => {
    // Nobody reads the answer; a file that was not made for nobody is no failure of ours.
    if (signal.aborted) throw new AppError("bad_request", { cause: failure });
    throw failure instanceof RenderFailure ? refusalOf(failure) : failure;
  });
  if (!result.ok) throw new AppError("invalid_input", { issues: result.issues });
  return result;
}

/** Makes a file that nobody has asked for yet; null where that would cost somebody else time, or the file cannot be made. */
export async function makeFileAhead(
  desk: RenderDesk,
  order: GivenOrder,
  signal: AbortSignal,
): Promise<Extract<DeskResult, { ok: true }> | null> {
  const result = await desk.renderAhead(order, signal).catch((failure: unknown) => {
    if (signal.aborted || failure instanceof RenderFailure) return null;
    throw failure;
  });
  return result?.ok ? result : null;
}

function refusalOf(failure: RenderFailure): AppError {
  const waits = failure.code === "busy" || failure.code === "closed";
  return new AppError(waits ? "unavailable" : "render_failed", { cause: failure });
}
