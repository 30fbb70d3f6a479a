/// <reference path="./pdf-worker.d.ts" />
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";

// This is a thread of its own already: the library must not start another.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

const MOST_PAGES = 20;

/** The words of a PDF in the order in which they were written, lines as on the page. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({
    data: bytes,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.flatMap((item) => ("str" in item ? [pieceOf(item)] : []))));
  }
  await loading.destroy();
  return pages.join("\n");
}

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  ends: boolean;
}

function pieceOf(item: {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}): Piece {
  const [, , , , x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, height: item.height, ends: item.hasEOL };
}

/** Pieces on one baseline are a line; a wide space between them is a tab; a wide space above is an empty line. */
function linesOf(pieces: readonly Piece[]): string {
  let text = "";
  let last: Piece | null = null;
  let bulletAt: number | null = null;
  for (const piece of pieces) {
    if (piece.text.trim() === "" && piece.width === 0) continue;
    const size = piece.height || last?.height || 10;
    if (last && Math.abs(last.y - piece.y) < size * 0.5) {
      const space = piece.x - (last.x + last.width);
      text += space > size * 3 ? "\t" : space > size * 0.2 && !/\s$/.test(text) ? " " : "";
    } else if (last) {
      const isBullet = /^[•‣◦▪●∙\uf0b7–-]$/u.test(piece.text.trim());
      const wraps = bulletAt !== null && !isBullet && piece.x > bulletAt + 4 && last.y > piece.y;
      if (!wraps) bulletAt = isBullet ? piece.x : null;
      const gap = last.y - piece.y;
      text += wraps ? " " : gap > size * 2.1 || gap < 0 ? "\n\n" : "\n";
    } else if (/^[•‣◦▪●]$/u.test(piece.text.trim())) bulletAt = piece.x;
    text += piece.text;
    last = piece;
  }
  return text;
}
