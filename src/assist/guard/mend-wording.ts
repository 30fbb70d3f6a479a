import { SlipMap } from "../../domain/claims/facts/slips.ts";
import { isKnownWord } from "../../domain/language/known-words.ts";
import { tokens } from "../../domain/language/tokens.ts";
import { correction } from "../writing/spelling/correct.ts";

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
 * No word is chosen for them: a slip is mended to a word that the suggestion has too, or where it can be nothing else.
 */
export function mendWording(text: string, suggestion: string): string {
  const spellings = new Spellings(suggestion);
  const words = tokens(text);
  let mended = "";
  let from = 0;
  for (const { text: word, lower, start, end } of words) {
    mended += text.slice(from, start) + (CERTAIN.get(lower) ?? spellings.of(word, lower));
    from = end;
  }
  return asSentence((mended + text.slice(from)).replace(/\s+/g, " "));
}

/** How the suggestion spells words. Looked up, not searched: both texts may have thousands of words. */
class Spellings {
  /** By their small letters, as they stand first. */
  readonly #first = new Map<string, { text: string; opens: boolean }>();
  readonly #slips: SlipMap;

  constructor(suggestion: string) {
    const words = tokens(suggestion);
    for (const { lower, text, opens } of words)
      if (!this.#first.has(lower)) this.#first.set(lower, { text, opens });
    this.#slips = new SlipMap([...this.#first.keys()].filter((word) => isKnownWord(word)));
  }

  of(word: string, lower: string): string {
    if (word !== lower) return word;
    // A name as the suggestion writes it, not a word that only begins its sentence.
    const named = this.#first.get(lower);
    if (named) return named.opens ? word : named.text;
    if (isKnownWord(word)) return word;
    const [meant, other] = this.#slips.near(lower);
    return other === undefined ? (meant ?? correction(word, false) ?? word) : word;
  }
}

/** With a large letter and a stop, as a sentence of a resume stands. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:–—-]+$/, "");
  const begun = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
