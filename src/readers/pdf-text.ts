/// <reference path="./pdf-worker.d.ts" />
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { LONGEST_RESUME, LongerThanAnyResume } from "../domain/resume/feature-import/measured-lines.ts";
import type { Piece } from "./page-lines.ts";

// This is a thread of its own already: the library must not start another.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

const MOST_PAGES = 60;
/** Some programs set every few letters alone. */
const MOST_PIECES = 40_000;

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
  if (document.numPages > MOST_PAGES) throw new LongerThanAnyResume(`it has ${document.numPages} pages`);
  const pages: Piece[][] = [];
  const measure = measuring();
  let width = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left = 0, , right = 0] = page.view;
    width = Math.max(width, right - left);
    const pieces: Piece[] = [];
    // Piece by piece: a page of a million is left where it is too long, and not when all of it was read.
    for await (const { items } of chunksOf(page.streamTextContent()))
      for (const item of items) if ("str" in item) pieces.push(measure(pieceOf(item)));
    pages.push(pieces);
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { pages, width, isOwn: isOurs(info) };
}

async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.cancel(new Error("No more is wanted.")).catch(() => undefined);
  }
}

/** Counts what was read, and ends the reading where it is more than a resume. */
function measuring(): (piece: Piece) => Piece {
  let [count, characters] = [0, 0];
  return (piece) => {
    count += 1;
    characters += piece.text.length;
    if (count > MOST_PIECES || characters > LONGEST_RESUME.characters)
      throw new LongerThanAnyResume("its pages hold more text than that");
    return piece;
  };
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
