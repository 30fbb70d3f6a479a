import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";

/** For tests of what is drawn: on a crowded machine a cold engine may need longer than a user should wait. */
export function patientRenderer(): Promise<PdfRenderer> {
  return createPdfRenderer({ deadline: 60_000 });
}
