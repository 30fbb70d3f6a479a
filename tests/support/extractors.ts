import { execFileSync } from "node:child_process";
import * as mupdf from "mupdf";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isInstalled } from "./installed.ts";

export type Extractor = { name: string; read(pdf: Uint8Array): Promise<string> };

function withMupdf(pdf: Uint8Array): string {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) =>
    document.loadPage(index).toStructuredText("").asText(),
  ).join("\n");
}

async function withPdfJs(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await task.promise;
  let text = "";
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    let edge = Number.NaN;
    for (const item of items) {
      if (!("str" in item)) continue;
      // Its own viewer keeps items apart by their place on the page.
      const [, , , , left = 0] = item.transform;
      const touches = Math.abs(left - edge) < 1 || Math.abs(left + item.width - edge) < 1;
      text += `${touches ? "" : " "}${item.str}${item.hasEOL ? "\n" : ""}`;
      edge = item.dir === "rtl" ? left : left + item.width;
    }
    text += "\n";
  }
  await task.destroy();
  return text;
}

function withPdftotext(pdf: Uint8Array, options: readonly string[]): string {
  return execFileSync("pdftotext", [...options, "-enc", "UTF-8", "-", "-"], {
    input: pdf,
    stdio: ["pipe", "pipe", "ignore"],
  }).toString();
}

const hasPdftotext = isInstalled("pdftotext", "-v");

/** Every reader of PDF text at hand; poppler's takes part where it is installed. */
export const extractors: readonly Extractor[] = [
  { name: "mupdf", read: async (pdf) => withMupdf(pdf) },
  { name: "pdf.js", read: withPdfJs },
  ...(hasPdftotext
    ? [
        { name: "pdftotext", read: async (pdf: Uint8Array) => withPdftotext(pdf, []) },
        { name: "pdftotext -raw", read: async (pdf: Uint8Array) => withPdftotext(pdf, ["-raw"]) },
      ]
    : []),
];
