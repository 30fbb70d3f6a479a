import type { z } from "zod";
import type { renderRequest } from "../../contract/render.ts";
import { AppError } from "../../domain/errors.ts";
import { readOrder } from "../../renderers/file/read-order.ts";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import type { RenderedFile, RenderOrder } from "../../renderers/file/render-file.ts";
import { RenderFailure } from "../../renderers/pdf/render-failure.ts";

export type MadeFile = RenderedFile & Pick<RenderOrder, "format"> & { person: string };

/** Makes the file that is asked for, or says what is wrong and where. */
export async function makeFile(desk: RenderDesk, request: z.infer<typeof renderRequest>): Promise<MadeFile> {
  const read = readOrder(request);
  if (!read.ok) throw new AppError("invalid_input", { issues: read.issues });
  const { order } = read;
  const file = await desk.render(order).catch((failure: unknown) => {
    throw failure instanceof RenderFailure ? refusalOf(failure) : failure;
  });
  return { ...file, format: order.format, person: order.resume.name };
}

function refusalOf(failure: RenderFailure): AppError {
  const waits = failure.code === "busy" || failure.code === "closed";
  return new AppError(waits ? "unavailable" : "render_failed", { cause: failure });
}
