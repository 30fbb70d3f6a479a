import { contextText } from "../../../domain/suggestions/context-text.ts";
import type { AssistContext } from "../../../domain/suggestions/request.ts";
import { correction } from "../spelling/correct.ts";

export interface Correction {
  readonly from: string;
  readonly to: string;
}

const WORD = /(?<![\p{L}\p{N}@&/._'’-])[A-Za-z][a-z]*(?:['’][a-z]+)?(?![\p{L}\p{N}@&/_'’-]|\.\p{L})/gu;
/** "childrens department" */
const BELONGING = /^(?:children|people|women|men)s$/i;
const OPENS = /(?:^|[.!?\n]\s*)$/;

/** A text with its certain misspellings put right. Words that the resume has elsewhere are the person's own. */
export function correctSpelling(
  text: string,
  context: AssistContext = {},
): { text: string; corrected: Correction[] } {
  const own = new Set(
    contextText(context)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  );
  const corrected: Correction[] = [];
  const right = text.replace(WORD, (word: string, at: number) => {
    const belongs = BELONGING.test(word) && /^ (?!not\b|[a-z]+ing\b)[a-z]/.test(text.slice(at + word.length));
    if (own.has(word.toLowerCase()) && !belongs) return word;
    if (belongs) return `${word.slice(0, -1)}'s`;
    const to = correction(word, OPENS.test(text.slice(Math.max(0, at - 4), at)));
    // An ending more is another form of a word, not a slip.
    if (to === null || to === word || to.startsWith(word)) return word;
    corrected.push({ from: word, to });
    return to;
  });
  return { text: right, corrected };
}
