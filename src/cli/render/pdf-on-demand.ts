import { createPdfRenderer, type PdfRenderer } from "../../renderers/pdf/render-pdf.ts";

const DEADLINE = 20_000;

export type PdfOnDemand = { get(): Promise<PdfRenderer>; close(): Promise<void> };

/** The engine takes a moment to start: a command that draws no page never starts it. */
export function pdfOnDemand(workers: number): PdfOnDemand {
  let renderer: Promise<PdfRenderer> | null = null;
  return {
    get() {
      renderer ??= createPdfRenderer({ workers, deadline: DEADLINE });
      return renderer;
    },
    async close() {
      await (await renderer)?.close();
    },
  };
}
