import { STOP_WORDS } from "../../domain/language/stop-words.ts";

/** A stretch of a text. Put together, the pieces are the text again, spaces and line breaks included. */
export interface Piece<Kind extends string> {
  readonly text: string;
  readonly kind: Kind;
}

export interface WordDiff {
  readonly source: readonly Piece<"kept" | "dropped">[];
  /** `own`: what the person's words already said; `new`: other words for it; `plain`: what holds them together; `doubt`: what is asked about. */
  readonly result: readonly Piece<"own" | "new" | "plain" | "doubt">[];
}

/** A stretch of a text by its places. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Word {
  /** With the space after it. */
  readonly text: string;
  readonly key: string;
}

/** Compares two texts word by word. `around` holds further words of the person, such as the name of the employer. */
export function diffWords(source: string, result: string, around = ""): WordDiff {
  const before = wordsOf(source);
  const after = wordsOf(result);
  const kept = commonWords(before, after);
  const own = new Set([...before, ...wordsOf(around)].map(({ key }) => key));
  return {
    source: pieces(before, (_, index) => (kept.before.has(index) ? "kept" : "dropped")),
    result: pieces(after, markOwn(after, own, kept.after)),
  };
}

/** Marks the words of the result that the person is asked about, whatever else they are; a space left beside them is no new wording. */
export function markDoubt(diff: WordDiff, doubt: Span | null): WordDiff {
  if (doubt === null) return diff;
  let at = 0;
  const result = diff.result.flatMap(({ kind, text }): WordDiff["result"] => {
    const [start, end] = [doubt.start, doubt.end].map((place) =>
      Math.min(Math.max(place - at, 0), text.length),
    );
    at += text.length;
    const parts: WordDiff["result"] = [
      { kind, text: text.slice(0, start) },
      { kind: "doubt", text: text.slice(start, end) },
      { kind, text: text.slice(end) },
    ];
    return parts
      .filter((part) => part.text !== "")
      .map((part) => (part.kind !== "doubt" && part.text.trim() === "" ? { ...part, kind: "plain" } : part));
  });
  return { ...diff, result: joined(result) };
}

/** One mark for the whole of it, where it runs over words of several kinds. */
function joined(pieces: WordDiff["result"]): WordDiff["result"] {
  const found: WordDiff["result"][number][] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last?.kind === piece.kind) found[found.length - 1] = { ...piece, text: last.text + piece.text };
    else found.push(piece);
  }
  return found;
}

/** The pieces of every line that says something. */
export function piecesByLine<Kind extends string>(pieces: readonly Piece<Kind>[]): Piece<Kind>[][] {
  const lines: Piece<Kind>[][] = [[]];
  for (const { kind, text } of pieces)
    for (const [breaks, part] of text.split("\n").entries()) {
      if (breaks > 0) lines.push([]);
      if (part.trim() !== "") lines.at(-1)?.push({ kind, text: part });
    }
  return lines.filter(({ length }) => length > 0);
}

/** Runs of the person's own words, without the small words at their ends. */
function markOwn(words: readonly Word[], own: ReadonlySet<string>, kept: ReadonlySet<number>) {
  const says = words.map(({ key }) => own.has(key));
  const weighs = words.map(({ key }, index) => says[index] === true && !isSmall(key));
  const reaches = (index: number, by: 1 | -1) => {
    let at = index;
    while (says[at] && !weighs[at]) at += by;
    return weighs[at] === true;
  };
  return (_: Word, index: number) => {
    if (!says[index] && !kept.has(index)) return "new";
    return weighs[index] || (reaches(index, 1) && reaches(index, -1)) ? "own" : "plain";
  };
}

function isSmall(key: string): boolean {
  return key === "" || STOP_WORDS.has(key);
}

/** A number and its unit are two words, with or without a space between them: "800ms", "800 ms". */
function wordsOf(text: string): Word[] {
  return (text.match(/\s*(?:\d[\d.,]*(?=\p{L})|\S+)\s*/gu) ?? []).map((word) => ({
    text: word,
    key: keyOf(word),
  }));
}

/** Case and what surrounds a word make it no other word; signs inside a word, as in C++ or 4%, do. */
function keyOf(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/^[("'“‘[]+|[.,;:!?)"'”’\]]+$/g, "");
}

function pieces<Kind extends string>(
  words: readonly Word[],
  kindOf: (word: Word, index: number) => Kind,
): Piece<Kind>[] {
  const found: Piece<Kind>[] = [];
  for (const [index, word] of words.entries()) {
    const kind = kindOf(word, index);
    const last = found.at(-1);
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + word.text };
    else found.push({ kind, text: word.text });
  }
  return found;
}

/** The longest row of words that both have, by place. */
function commonWords(before: readonly Word[], after: readonly Word[]) {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  const same = (one: number, other: number) => before[one]?.key === after[other]?.key;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] = same(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
  const kept = { before: new Set<number>(), after: new Set<number>() };
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (same(one, other)) {
      kept.before.add(one++);
      kept.after.add(other++);
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return kept;
}
