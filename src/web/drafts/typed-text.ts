import { textOfLine } from "../../domain/sections/line.ts";

/** The part of a text that is not the same any more. */
export interface TextChange {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

export function textChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < shorter - at && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return {
    at,
    removed: before.slice(at, before.length - tail),
    inserted: after.slice(at, after.length - tail),
  };
}

/** What the last key did, and where it left the cursor. */
export interface Typing {
  readonly kind: "insert" | "delete";
  readonly caret: number;
}

/** What more keys could follow; null after anything but a key, as a paste. */
export function typingAfter({ at, removed, inserted }: TextChange): Typing | null {
  if (isOneCharacter(inserted)) return { kind: "insert", caret: at + inserted.length };
  return inserted === "" && isOneCharacter(removed) ? { kind: "delete", caret: at } : null;
}

/**
 * The typing with one more key at the cursor; null where something else begins: a word, a deletion after letters or letters
 * after a deletion, a paste, a key at another place.
 */
export function typingOn(last: Typing, before: string, after: string): Typing | null {
  const { caret } = last;
  const length = Math.abs(after.length - before.length);
  if (last.kind === "insert") {
    const key = after.slice(caret, caret + length);
    const isNext = isOneCharacter(key) && after === before.slice(0, caret) + key + before.slice(caret);
    const startsWord = key.trim() !== "" && before.slice(0, caret).trimEnd().length < caret;
    return isNext && !startsWord ? { kind: "insert", caret: caret + length } : null;
  }
  for (const start of [caret - length, caret]) {
    const key = before.slice(start, start + length);
    if (start >= 0 && isOneCharacter(key) && after === before.slice(0, start) + before.slice(start + length))
      return { kind: "delete", caret: start };
  }
  return null;
}

function isOneCharacter(text: string): boolean {
  return text !== "" && [...text].length === 1;
}

/** The one text that a change is about: the value itself, or the entry of a list that is being typed; null for other changes. */
export function typedTexts(was: unknown, is: unknown): readonly [string, string] | null {
  // A field or list that was not there was empty: its first key begins a word like any other.
  const [before, after] = [was ?? emptyLike(is), is ?? emptyLike(was)];
  if (typeof before === "string" && typeof after === "string") return [before, after];
  if (!Array.isArray(before) || !Array.isArray(after)) return null;
  const longest = Math.max(before.length, after.length);
  if (longest - Math.min(before.length, after.length) > 1) return null;
  const changed = Array.from({ length: longest }, (_, at) => at).filter(
    (at) => textOfLine(before[at]) !== textOfLine(after[at]),
  );
  const [at] = changed;
  if (at === undefined || changed.length > 1) return null;
  const [one, other] = [before[at] ?? "", after[at] ?? ""].map(textOfLine);
  return typeof one === "string" && typeof other === "string" ? [one, other] : null;
}

function emptyLike(value: unknown): unknown {
  return Array.isArray(value) ? [] : "";
}
