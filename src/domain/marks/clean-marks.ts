import type { Mark, MarkKind } from "./mark.ts";

const KINDS: readonly MarkKind[] = ["bold", "italic", "link"];

/**
 * Marks as they are kept: within the text, in order, those of one kind joined where they meet or only blanks part them, and none that
 * marks nothing. Each letter is painted by one mark of a kind, the last that covers it.
 */
export function cleanMarks(text: string, marks: readonly Mark[]): Mark[] {
  return KINDS.flatMap((kind) =>
    runsOf(
      text,
      marks.filter((mark) => mark.kind === kind),
    ),
  ).toSorted((one, other) => one.from - other.from || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function runsOf(text: string, marks: readonly Mark[]): Mark[] {
  if (marks.length === 0) return [];
  const painted = new Array<Mark | null>(text.length).fill(null);
  for (const mark of marks) painted.fill(mark, wholeFrom(text, mark.from), wholeTo(text, mark.to));
  const runs: Mark[] = [];
  for (let from = 0; from < text.length; ) {
    const mark = painted[from] ?? null;
    let to = from + 1;
    while (to < text.length && isSame(mark, painted[to] ?? null)) to += 1;
    const run = mark && trimmed(text, { ...mark, from, to });
    if (run && run.from < run.to) addRun(text, runs, run);
    from = to;
  }
  return runs;
}

/** Two bold words in a row are one bold part, also where a line was split between them and joined again. */
function addRun(text: string, runs: Mark[], run: Mark): void {
  const last = runs.at(-1);
  const isOne = last && hrefOf(last) === hrefOf(run) && text.slice(last.to, run.from).trim() === "";
  if (isOne) runs[runs.length - 1] = { ...last, to: run.to };
  else runs.push(run);
}

/** A mark that ended inside a character would cut it in two. */
function wholeFrom(text: string, at: number): number {
  return isSecondHalf(text, at) ? at - 1 : at;
}

function wholeTo(text: string, at: number): number {
  return isSecondHalf(text, at) ? at + 1 : at;
}

function isSecondHalf(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code < 0xe000;
}

/** A blank at the end of a mark is nobody's wish, and would be underlined. */
function trimmed(text: string, mark: Mark): Mark {
  let { from, to } = mark;
  while (from < to && isBlank(text, from)) from += 1;
  while (to > from && isBlank(text, to - 1)) to -= 1;
  return { ...mark, from, to };
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

function isSame(one: Mark | null, other: Mark | null): boolean {
  return one === other || (one !== null && other !== null && hrefOf(one) === hrefOf(other));
}

function hrefOf(mark: Mark): string | null {
  return mark.kind === "link" ? mark.href : null;
}
