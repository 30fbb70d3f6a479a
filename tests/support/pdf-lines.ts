import * as mupdf from "mupdf";

/** A run of text on one baseline, spaces left out, and where it starts. A wide gap may cut a line into several of them. */
export type PdfPiece = { text: string; baseline: number; left: number };

/** The text of each page in the order in which the file holds it. */
export function pdfPieces(pdf: Uint8Array): PdfPiece[][] {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) => {
    const pieces: PdfPiece[] = [];
    document
      .loadPage(index)
      .toStructuredText("")
      .walk({
        onChar(char, origin) {
          // This reader cuts letters beyond the first plane down to 16 bits, which leaves a private-use letter.
          const code = char.codePointAt(0) ?? 0;
          const letter = code >= 0xe000 && code <= 0xf8ff ? String.fromCodePoint(code + 0x10000) : char;
          if (/\s/u.test(char) || char === "•") return;
          const last = pieces.at(-1);
          const baseline = origin[1];
          if (last && Math.abs(last.baseline - baseline) < 1) last.text += letter;
          else pieces.push({ text: letter, baseline, left: origin[0] });
        },
      });
    return pieces;
  });
}
