const OPENS = "beginbfchar";
const CLOSES = "endbfchar";
const BLANK = "> <2007FE0F>";
const TWO_SPACES = "> <00200020>";
const ARABIC_LIGATURE = /(?<=> <)(?:06[0-9A-F]{2}){2,}(?=>)/g;

/**
 * Mends what the file tells about its glyphs; no byte changes its place.
 * Readers of PDF text take the letters of a right-to-left word from its left end and turn them round, those inside
 * one glyph too: a lam-alef told in the order of speech comes out as alef-lam. So its letters are told from the left.
 * The blanks between a title and its date are told as spaces.
 */
export function withToldText(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let from = bytes.indexOf(OPENS);
  while (from >= 0) {
    const end = bytes.indexOf(CLOSES, from);
    const entries = bytes.toString("latin1", from, end);
    bytes.write(entries.replace(ARABIC_LIGATURE, turnedRound).replaceAll(BLANK, TWO_SPACES), from, "latin1");
    from = bytes.indexOf(OPENS, end);
  }
  return pdf;
}

function turnedRound(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).reverse().join("");
}
