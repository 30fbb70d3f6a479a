import type { Word } from "./word.ts";

const PIECE = /\S+/g;
const OPENING = /^["“”'‘([{]+/;
const CLOSING = /(?:(?<![)\]}"”,;:.!?…])['’]?[)\]}"”,;:.!?…]+|['’])$/;
/** Points that belong to the word: "e.g.", "a.m.", "No.". */
const POINTED =
  /^(?:(?:\p{L}\.){2,}|(?:approx|incl|excl|dept|no|st|dr|mr|mrs|ms|vs|inc|ltd|asst|min|max)\.)$/iu;
const NO_TAGS: ReadonlySet<string> = new Set();

/** The words of a line with the signs around them and their places, not yet tagged. */
export function tokenize(line: string): Word[] {
  return [...line.matchAll(PIECE)].flatMap((match) => dashed(match[0], match.index));
}

/** "day–night" stays whole; a lone dash is a word of its own that parts two phrases. */
function dashed(piece: string, at: number): Word[] {
  const pre = OPENING.exec(piece)?.[0] ?? "";
  const rest = piece.slice(pre.length);
  const closing = CLOSING.exec(rest)?.[0] ?? "";
  const isPointed = closing.startsWith(".") && POINTED.test(`${rest.slice(0, -closing.length)}.`);
  const post = isPointed ? closing.slice(1) : closing;
  const text = post === "" ? rest : rest.slice(0, -post.length);
  if (text === "") return [token(piece, "", "", at)];
  return [token(text, pre, post, at + pre.length)];
}

function token(text: string, pre: string, post: string, start: number): Word {
  const lower = text.toLowerCase().replaceAll("’", "'");
  return { text, lower, pre, post, start, end: start + text.length, tags: NO_TAGS, root: null };
}

/** Words as one text, single spaces between them. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ pre, text, post }) => `${pre}${text}${post}`).join(" ");
}
