import { termsOf } from "../search/split-terms.ts";
import { type Range, startingWith } from "./list-shape.ts";

const MOST = 12;
const NOBODY_HAS = startingWith("\u{10FFFF}");

/** A search for signs alone finds nothing, as a search for a word that nobody has. */
export function searchRanges(search: string): Range[] {
  const words = termsOf(search).slice(0, MOST).map(startingWith);
  return words.length === 0 && search.trim() !== "" ? [NOBODY_HAS] : words;
}
