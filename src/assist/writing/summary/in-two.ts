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
  const commas = [...sentence.matchAll(/, /g)]
    .map(({ index }) => ({ first: sentence.slice(0, index), second: sentence.slice(index + 2) }))
    .filter(({ first, second }) => Math.min(countWords(first), countWords(second)) >= LEAST_WORDS)
    .filter(({ second }) => !DEPENDS.test(second))
    .toSorted((one, other) => Math.abs(one.first.length - middle) - Math.abs(other.first.length - middle));
  const [best] = commas;
  return best ? [best.first, best.second] : [sentence];
}
