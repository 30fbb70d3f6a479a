import { countWords } from "../../../domain/suggestions/form.ts";

const SPOKEN = /,? and (?=(?:now )?I )/;
/** What follows the comma belongs to what stands before it. */
const DEPENDS =
  /^(?:and|or|but|who|which|where|when|while|because|so|with|without|including|such|especially|particularly|mostly|mainly|both|then|as|to|in|of|for|at|by|on|from|also|even|not|plus|\d+\+?)\b/i;
const LEAST_WORDS = 3;

/** A single sentence of a summary as two, where a comma or an "and I" parts two things that stand alone. */
export function inTwo(sentence: string): string[] {
  const [before = "", after] = sentence.split(SPOKEN, 2);
  if (after !== undefined && sentence.split(SPOKEN).length === 2) return [before, after];
  const middle = sentence.length / 2;
  // From the middle outwards, so that the words of a long list are not counted at each of its commas.
  const best = [...sentence.matchAll(/, /g)]
    .map(({ index }) => index)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .find((at) => {
      const second = sentence.slice(at + 2);
      if (DEPENDS.test(second)) return false;
      return Math.min(countWords(sentence.slice(0, at)), countWords(second)) >= LEAST_WORDS;
    });
  return best === undefined ? [sentence] : [sentence.slice(0, best), sentence.slice(best + 2)];
}
