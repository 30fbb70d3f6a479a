/// <reference path="./pdf-worker.d.ts" />
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import type { Piece } from "./page-lines.ts";

// This is a thread of its own already: the library must not start another.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

const MOST_PAGES = 20;

export interface PdfPages {
  readonly pages: Piece[][];
  /** How wide the widest page is. */
  readonly width: number;
  /** Whether our own renderer made it, so that its layout is known. */
  readonly isOwn: boolean;
}

/** The words of a PDF with where they stand. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPages> {
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
  let width = 0;
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const page = await document.getPage(number);
    const [left = 0, , right = 0] = page.view;
    width = Math.max(width, right - left);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ("str" in item ? [pieceOf(item)] : [])));
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { pages, width, isOwn: isOurs(info) };
}

/** Our renderer names a document by its person: "Nora Whitfield: resume". */
function isOurs(info: object): boolean {
  const [creator, title, author] = ["Creator", "Title", "Author"].map((key) =>
    String(Reflect.get(info, key) ?? ""),
  );
  return creator?.startsWith("Typst") === true && author !== "" && title?.startsWith(`${author}: `) === true;
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
