/// <reference path="./pdf-worker.d.ts" />
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import type { TextLine } from "../domain/resume/text-import/text-lines.ts";
import { type Piece, pageLines } from "./page-lines.ts";

// This is a thread of its own already: the library must not start another.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

const MOST_PAGES = 20;

/** The lines of a PDF in the order in which they were written. */
export async function pdfLines(bytes: Uint8Array): Promise<TextLine[]> {
  return pageLines(await pdfPieces(bytes));
}

/** The runs of letters of each page, in the order of the file. */
export async function pdfPieces(bytes: Uint8Array): Promise<Piece[][]> {
  const loading = getDocument({
    data: bytes,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const document = await loading.promise;
  const pages: Piece[][] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ("str" in item ? [pieceOf(item)] : [])));
  }
  await loading.destroy();
  return pages;
}

function pieceOf(item: {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}): Piece {
  const [, , , , x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, height: item.height, font: item.fontName };
}
