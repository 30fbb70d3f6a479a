import type { z } from "zod";
import type { renderRequest } from "../../contract/render.ts";
import { AppError } from "../../domain/errors.ts";
import { readResume } from "../../domain/resume/detect-format.ts";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import { DEFAULT_DESIGN, type RenderedFile, type RenderOrder } from "../../renderers/file/render-file.ts";
import { RenderFailure } from "../../renderers/pdf/render-failure.ts";
import { findTemplate, findTheme, templates, themes } from "../../templates/registry.ts";

export type MadeFile = RenderedFile & Pick<RenderOrder, "format"> & { person: string };

/** Makes the file that is asked for, or says what is wrong and where. */
export async function makeFile(desk: RenderDesk, request: z.infer<typeof renderRequest>): Promise<MadeFile> {
  const order = orderOf(request);
  const file = await desk.render(order).catch((failure: unknown) => {
    throw failure instanceof RenderFailure ? refusalOf(failure) : failure;
  });
  return { ...file, format: order.format, person: order.resume.name };
}

function orderOf(request: z.infer<typeof renderRequest>): RenderOrder {
  const { template = DEFAULT_DESIGN.template, theme = DEFAULT_DESIGN.theme, page, fit, format } = request;
  const issues = [
    ...(findTemplate(template) ? [] : [unknownDesign("/template", templates)]),
    ...(findTheme(theme) ? [] : [unknownDesign("/theme", themes)]),
  ];
  const read = readResume(request.resume);
  if (read.ok && issues.length === 0) return { resume: read.resume, template, theme, page, fit, format };
  const faults = read.ok ? [] : read.issues;
  throw new AppError("invalid_input", {
    issues: [...issues, ...faults.map((fault) => ({ ...fault, pointer: `/resume${fault.pointer}` }))],
  });
}

function unknownDesign(pointer: string, known: readonly { id: string }[]) {
  const message = `This must be one of ${known.map(({ id }) => id).join(", ")}.`;
  return { code: "unknown-design", pointer, message } as const;
}

function refusalOf(failure: RenderFailure): AppError {
  const waits = failure.code === "busy" || failure.code === "closed";
  return new AppError(waits ? "unavailable" : "render_failed", { cause: failure });
}
