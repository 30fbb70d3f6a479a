import { stem } from "../../domain/language/stem.ts";
import { STOP_WORDS } from "../../domain/language/stop-words.ts";
import { tokens } from "../../domain/language/tokens.ts";

/** A stretch of a text, and where it stands. */
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SENTENCE_END = /[.!?](?=\s|$)|\n+/g;
const CLAUSE_END = /[.!?](?=\s|$)|\n+|[,;:–—](?=\s)|\s-\s|\s(?=(?:but|while|although|though|whereas)\s)/g;

export function sentencesOf(text: string): Span[] {
  return partsOf(text, SENTENCE_END);
}

export function clausesOf(text: string): Span[] {
  return partsOf(text, CLAUSE_END);
}

/** The parts between the ends; a sentence keeps its stop. */
function partsOf(text: string, ends: RegExp): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const end of [...text.matchAll(ends), { 0: "", index: text.length }]) {
    const stop = /^[.!?]/.test(end[0]) ? 1 : 0;
    parts.push(...trimmed(text, from, end.index + stop));
    from = end.index + end[0].length;
  }
  return parts;
}

function trimmed(text: string, from: number, to: number): Span[] {
  const piece = text.slice(from, to);
  const inside = piece.trim();
  if (!/[\p{L}\p{N}]/u.test(inside)) return [];
  const start = from + piece.indexOf(inside);
  return [{ text: inside, start, end: start + inside.length }];
}

/** The first part that shares a letter with a span. */
export function partAround(
  parts: readonly Span[],
  { start, end }: { start: number; end: number },
): Span | null {
  return parts.find((part) => part.start < end && part.end > start) ?? null;
}

/** The part that speaks most of what a text speaks of; null where none shares a word with it. */
export function nearestPart(parts: readonly Span[], text: string): Span | null {
  const wanted = contentWords(text);
  let best: { part: Span; shared: number } | null = null;
  for (const part of parts) {
    const shared = [...contentWords(part.text)].filter((word) => wanted.has(word)).length;
    if (shared > (best?.shared ?? 0)) best = { part, shared };
  }
  return best?.part ?? null;
}

/** A stretch with the bracket that it opens or closes and that stands right beside it. */
export function withBrackets(text: string, start: number, end: number): Span {
  const inside = text.slice(start, end);
  const open = inside.split("(").length - inside.split(")").length;
  const [from, to] = [
    open < 0 && text[start - 1] === "(" ? start - 1 : start,
    open > 0 && text[end] === ")" ? end + 1 : end,
  ];
  return { text: text.slice(from, to), start: from, end: to };
}

/** Words of a clause that say what it is about: a verb and its object. */
const HEAD_WORDS = 3;

/** Whether two wordings speak of the same thing: of what the one begins with, or of half of all that it says. */
export function areAlike(wording: string, other: string): boolean {
  const [words, others] = [[...contentWords(wording)], contentWords(other)];
  const shared = words.filter((word) => others.has(word)).length;
  return words.slice(0, HEAD_WORDS).some((word) => others.has(word)) || shared * 2 >= words.length;
}

/** The words that carry meaning, each by its root. */
function contentWords(text: string): ReadonlySet<string> {
  return new Set(
    tokens(text)
      .filter(({ lower }) => !STOP_WORDS.has(lower))
      .map(({ lower }) => stem(lower)),
  );
}
