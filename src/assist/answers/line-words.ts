import { baseOf } from "../../domain/language/inflect.ts";

/** A word of a line and where it stands. */
export interface LineWord {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

export function lineWords(line: string): LineWord[] {
  return [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&/+-]*/gu)].map(({ 0: text, index }) => ({
    lower: text.toLowerCase().replace(/’/g, "'"),
    start: index,
    end: index + text.length,
  }));
}

const CLOSED = new Set(
  "of for in at on with to from by during across about into onto over under per through via as after before up out off down away between within without around against until till since inside outside near behind beyond towards and or but so then which who that when while because where if using including also daily weekly monthly nightly every each both all alone together".split(
    " ",
  ),
);

/** A word that cannot go on a noun phrase. */
export function isClosed(word: string): boolean {
  return CLOSED.has(word);
}

/** Whether a word does what the line's first word does: in a list of actions it is the next one. */
export function isActionLike(word: string, lead: string): boolean {
  if (/ly$/.test(word) || /^(?:then|also)$/.test(word)) return true;
  if (baseOf(lead, "past") !== null) return baseOf(word, "past") !== null;
  if (baseOf(lead, "gerund") !== null) return baseOf(word, "gerund") !== null;
  return baseOf(word, "base", "third") !== null && !/[^s]s$/.test(word) === !/[^s]s$/.test(lead);
}
