import type { Mark } from "./mark.ts";

const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

/**
 * Marks of a text that was changed: what both texts begin and end with is taken for unchanged. A mark that what is new stands in
 * goes on over it, as it does while somebody types inside a bold word, and one whose last word is written on grows with the word; a
 * link does not. One whose letters are all gone is gone.
 */
export function shiftMarks(before: string, after: string, marks: readonly Mark[]): Mark[] {
  if (before === after) return [...marks];
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const [removedTo, by] = [before.length - end, after.length - before.length];
  const moved = (at: number, isEnd: boolean): number => {
    if (at < start || (at === start && isEnd)) return at;
    if (at >= removedTo) return at + by;
    return isEnd ? start : after.length - end;
  };
  const grown = removedTo === start ? wordEnd(after, start, start + by) : start;
  return marks.flatMap((mark) => {
    if (grown > start && mark.to === start && mark.kind !== "link") return [{ ...mark, to: grown }];
    const isInside = mark.from < start && mark.to > removedTo;
    const from = mark.from < start ? mark.from : moved(mark.from, false);
    const to = isInside ? mark.to + by : moved(mark.to, true);
    return from < to ? [{ ...mark, from, to }] : [];
  });
}

/** How far a word that ends at a place goes on. */
function wordEnd(text: string, start: number, end: number): number {
  const isWord = start > 0 && IN_WORD.test(text.slice(start - 1, start));
  const more = isWord ? /^[\p{L}\p{N}\p{M}]+/u.exec(text.slice(start, end)) : null;
  return start + (more?.[0].length ?? 0);
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let at = 0;
  while (at < most && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at))
    at += 1;
  return at;
}
