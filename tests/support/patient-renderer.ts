import type { RenderQueueOptions } from "../../src/renderers/file/render-queue.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";

/** For tests of what is drawn: on a crowded machine a cold engine may need longer than a user should wait. */
export function patientRenderer(): Promise<PdfRenderer> {
  return createPdfRenderer({ deadline: 60_000 });
}

/** The same for a server under test. */
export const PATIENT_QUEUE: Partial<RenderQueueOptions> = {
  pdf: { workers: 1, deadline: 60_000, queueLimit: 24 },
  deadline: 60_000,
};
