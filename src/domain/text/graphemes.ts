let segmenter: Intl.Segmenter | undefined;

/** What readers take for single letters. Its tables are read at the first call: 15 to 30 ms that a page would pay as it opens. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
