import { SlipIndex } from "../../domain/claims/facts/slips.ts";
import { isKnownWord } from "../../domain/language/known-words.ts";
import { tokens } from "../../domain/language/tokens.ts";

/** Written without their sign, these can be nothing else. */
const CERTAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: "I",
    im: "I'm",
    ive: "I've",
    dont: "don't",
    didnt: "didn't",
    doesnt: "doesn't",
    wasnt: "wasn't",
    isnt: "isn't",
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    cant: "can't",
    thats: "that's",
  }),
);

/**
 * The person's own words as they would write them in peace: a large first letter, a full stop, and what is certainly a slip.
 * No word is chosen for them: a slip is mended only to a word that the suggestion has too.
 */
export function mendWording(text: string, suggestion: string): string {
  const spellings = tokens(suggestion);
  const words = tokens(text);
  let mended = "";
  let from = 0;
  for (const { text: word, lower, start, end } of words) {
    mended += text.slice(from, start) + (CERTAIN.get(lower) ?? spelled(word, lower, spellings));
    from = end;
  }
  return asSentence((mended + text.slice(from)).replace(/\s+/g, " "));
}

type Spellings = readonly { text: string; lower: string; opens: boolean }[];

function spelled(word: string, lower: string, spellings: Spellings): string {
  if (word !== lower) return word;
  // A name as the suggestion writes it, not a word that only begins its sentence.
  const named = spellings.find((one) => one.lower === lower);
  if (named) return named.opens ? word : named.text;
  if (isKnownWord(word)) return word;
  const meant = spellings.filter((one) => isKnownWord(one.lower) && new SlipIndex([one.lower]).has(lower));
  return new Set(meant.map((one) => one.lower)).size === 1 ? (meant[0]?.lower ?? word) : word;
}

/** With a large letter and a stop, as a sentence of a resume stands. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:–—-]+$/, "");
  const begun = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
