import type { Token } from "./tokenizer.ts";

/** A sentence, or as much of it as fits; places in its text. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  readonly tokens: number;
}

/** What ends a sentence or a line, and the space after it. */
const BREAK = /[.!?…;][)\]"'”’]*\s+|\n\s*/g;

/** The sentences of a text in order; one that has more tokens than `most` is cut before a word. */
export function unitsOf(text: string, tokens: readonly Token[], most: number): Unit[] {
  const breaks = [...text.matchAll(BREAK)].map((match) => match.index + match[0].length);
  const units: Unit[] = [];
  let nth = 0;
  let [first, whole] = [0, 0];
  const close = (end: number): void => {
    const start = tokens[first]?.start;
    if (end > first && start !== undefined)
      units.push({ start, end: tokens[end - 1]?.end ?? start, tokens: end - first });
    [first, whole] = [end, end];
  };
  for (const [at, { start, begins }] of tokens.entries()) {
    let isNew = false;
    while ((breaks[nth] ?? Number.POSITIVE_INFINITY) <= start) {
      nth += 1;
      isNew = true;
    }
    if (isNew) close(at);
    else if (at - first >= most) close(whole > first ? whole : at);
    if (begins) whole = at;
  }
  close(tokens.length);
  return units;
}

/** Neighbours together, as many as have no more than `most` tokens. */
export function packed(units: readonly Unit[], most: number): Unit[] {
  const runs: Unit[] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last && last.tokens + unit.tokens <= most)
      runs[runs.length - 1] = { start: last.start, end: unit.end, tokens: last.tokens + unit.tokens };
    else runs.push(unit);
  }
  return runs;
}
