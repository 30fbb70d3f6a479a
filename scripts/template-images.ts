// Draws the first PDF page of every layout into docs/images, for the README. Run it when a layout changes, and commit what it writes.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as mupdf from "mupdf";
import { compose } from "../src/domain/document/compose.ts";
import { sampleResume } from "../src/domain/resume/sample-resume.ts";
import { createPdfRenderer } from "../src/renderers/pdf/render-pdf.ts";
import { findTheme, templates } from "../src/templates/registry.ts";

const SCALE = 0.8;
const folder = path.resolve(import.meta.dirname, "../docs/images");
const theme = findTheme("signature");
if (!theme) throw new Error("There is no theme of the designer's own.");
const renderer = await createPdfRenderer({ deadline: 60_000 });
for (const template of templates) {
  const { pdf } = await renderer.render(() => compose(sampleResume, { template, theme, page: "a4" }));
  const page = mupdf.Document.openDocument(pdf, "application/pdf").loadPage(0);
  const picture = page.toPixmap(mupdf.Matrix.scale(SCALE, SCALE), mupdf.ColorSpace.DeviceRGB).asPNG();
  await writeFile(path.join(folder, `template-${template.id}.png`), picture);
}
await renderer.close();
