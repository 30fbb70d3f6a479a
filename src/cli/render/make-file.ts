import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type GivenOrder, readOrder } from "../../renderers/file/read-order.ts";
import { type RenderedFile, type RenderOrder, renderFile } from "../../renderers/file/render-file.ts";
import { RenderFailure } from "../../renderers/pdf/render-failure.ts";
import type { PdfRenderer } from "../../renderers/pdf/render-pdf.ts";
import { CliFailure, EXIT } from "../failure.ts";
import type { JsonFormat } from "./options.ts";

export type Made = {
  out: string;
  bytes: number;
  pages?: number;
  fits?: boolean;
  unwritten?: readonly string[];
};

export type Place = { out: string; folder: string; json: JsonFormat };

/** One resume to one file. */
export async function makeFile(
  given: GivenOrder,
  { out, folder, json }: Place,
  pdf: () => Promise<PdfRenderer>,
): Promise<Made> {
  const read = readOrder(given);
  if (!read.ok) throw new CliFailure(EXIT.badInput, "The input is not a valid resume.", read.issues);
  const { order } = read;
  const file = order.format === "json" && json === "candor" ? ownFormat(order) : await drawn(order, pdf);
  await writeFile(path.resolve(folder, out), file.bytes).catch((error: Error) => {
    throw new CliFailure(EXIT.notWritten, `${out} cannot be written: ${error.message}`);
  });
  return {
    out,
    bytes: file.bytes.byteLength,
    ...(file.pages === null ? {} : { pages: file.pages }),
    ...(file.fit === null ? {} : { fits: file.fit.fits }),
    ...(file.unwritten.length === 0 ? {} : { unwritten: file.unwritten }),
  };
}

async function drawn(order: RenderOrder, pdf: () => Promise<PdfRenderer>): Promise<RenderedFile> {
  try {
    return await renderFile(order, pdf);
  } catch (failure) {
    if (failure instanceof RenderFailure) throw new CliFailure(EXIT.notDrawn, failure.message);
    throw failure;
  }
}

function ownFormat({ resume }: RenderOrder): RenderedFile {
  const bytes = new TextEncoder().encode(`${JSON.stringify(resume, null, 2)}\n`);
  return { bytes, pages: null, fit: null, unwritten: [] };
}
