/** Numerals that are not read: of other scripts, in circles, raised ("12²"). */
export interface Numerals {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const NUMERALS = /[^\P{N}\d０-９½¼¾⅓⅔⅛²³]+|(?<=[\d０-９])[²³ᵏᵐ]/gu;
/** No person's text has more of them. */
const MOST = 100;

/** Nothing follows from them: they support only the same. */
export function numeralsIn(text: string): Numerals[] {
  return [...text.matchAll(NUMERALS)]
    .slice(0, MOST)
    .map(({ 0: written, index }) => ({ written, start: index, end: index + written.length }));
}
