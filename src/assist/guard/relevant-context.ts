import { STOP_WORDS } from "../../domain/language/stop-words.ts";
import { tokens } from "../../domain/language/tokens.ts";

/** Letters by which words are found alike, whatever their ending. */
const ROOT = 4;
/** May be written in quite other letters: "RN" for a registered nurse, "6" for six. */
const HAS_OTHER_LETTERS = /\p{N}|\p{Lu}.*\p{Lu}/u;

/**
 * What stands around a text, as far as the suggestion takes something from it: the lines with a word that the source does not
 * have. A whole resume beside one line makes the judge doubt what the line itself bears out, and pass what it does not.
 */
export function relevantContext(source: string, suggestion: string, context: string): string {
  const own = rootsOf(source);
  const taken = tokens(suggestion).filter(({ lower }) => !STOP_WORDS.has(lower) && !own.has(rootOf(lower)));
  const wanted = new Set(taken.map(({ lower }) => rootOf(lower)));
  const lines = context.split("\n").map((line) => ({ line, roots: [...rootsOf(line)] }));
  const telling = lines.filter(({ roots }) => roots.some((root) => wanted.has(root)));
  const found = new Set(telling.flatMap(({ roots }) => roots));
  const isMissed = taken.some(({ text, lower }) => HAS_OTHER_LETTERS.test(text) && !found.has(rootOf(lower)));
  return isMissed ? context : telling.map(({ line }) => line).join("\n");
}

function rootsOf(text: string): Set<string> {
  const words = tokens(text).filter(({ lower }) => !STOP_WORDS.has(lower));
  return new Set(words.map(({ lower }) => rootOf(lower)));
}

function rootOf(word: string): string {
  return word.slice(0, ROOT);
}
