import { STOP_WORDS } from "../language/stop-words.ts";
import { type Token, tokens } from "../language/tokens.ts";
import { AD_WORDS } from "./ad-words.ts";

/** Languages of one letter; any other letter that stands alone is no word. */
const ONE_LETTER = /^[CR]$/;

/** The different words of a text that tell something, in the order in which they come, with how often it says them. */
export function keywordsOf(text: string, words: readonly Token[] = tokens(text)): Map<string, number> {
  const found = new Map<string, number>();
  for (const token of words) {
    for (const part of partsOf(token.text)) {
      const word = plain(part);
      if (tells(word, part, token)) found.set(word, (found.get(word) ?? 0) + 1);
    }
  }
  return found;
}

/** Every word of a text, also as a part of a compound. */
export function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const token of tokens(text)) {
    for (const part of partsOf(token.text)) {
      const word = plain(part);
      found.add(word);
      if (word.includes("-")) for (const piece of word.split("-")) found.add(piece);
    }
  }
  return found;
}

/** "React/Vue" is two words. */
function partsOf(token: string): readonly string[] {
  return token.includes("/") ? token.split("/") : [token];
}

function plain(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes("'") || lower.includes("’") ? lower.replace(/['’](?:s|ll|re|ve|d|m)?$/, "") : lower;
}

function tells(word: string, written: string, { opens }: Token): boolean {
  if (word.length === 1) return ONE_LETTER.test(written);
  if (written === "Go" && !opens) return true;
  if (STOP_WORDS.has(word) || AD_WORDS.has(word)) return false;
  return /\p{L}/u.test(word) && !/n['’]t$/.test(word);
}
