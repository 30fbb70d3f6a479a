import { expect, test } from "vitest";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import type { PdfRenderer } from "../pdf/render-pdf.ts";
import { DEFAULT_DESIGN, renderFile } from "./render-file.ts";

const tightPdf = async (): Promise<Pick<PdfRenderer, "render">> => ({
  render: async () => ({ pdf: Uint8Array.of(1), pages: 1, fit: { fits: true, level: 3 } }),
});

test.each(["docx", "html"] as const)(
  "%s is as tight as the PDF and makes no promise of pages",
  async (format) => {
    const order = { resume: sampleResume, ...DEFAULT_DESIGN, format };
    const tight = await renderFile({ ...order, fit: true }, tightPdf);
    const loose = await renderFile({ ...order, fit: false }, tightPdf);
    expect(tight).toMatchObject({ pages: null, fit: null });
    expect(Buffer.from(tight.bytes).equals(Buffer.from(loose.bytes))).toBe(false);
  },
);
