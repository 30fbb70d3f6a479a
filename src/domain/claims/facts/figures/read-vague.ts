/** A word for many, and the numbers of which it may be said. */
export interface Vague {
  readonly least: number;
  readonly most: number;
  readonly written: string;
  readonly start: number;
}

const VAGUE: readonly [pattern: RegExp, least: number, most: number][] = [
  [/\b(?:dozens|scores)\b/gi, 20, 400],
  [/\b(?:several |a few |many )hundred\b|\bhundreds(?! of thousands| of millions)\b/gi, 150, 5000],
  [/\b(?:several |a few |many )?thousands\b|\b(?:several |a few |many )thousand\b/gi, 1000, 1e6],
  [/\b(?:several |a few |multiple |many )?millions\b|\b(?:several |a few |many )million\b/gi, 1e6, 1e9],
];

/** "dozens", "several hundred", "thousands" */
export function vagueIn(text: string): Vague[] {
  return VAGUE.flatMap(([pattern, least, most]) =>
    [...text.matchAll(pattern)].map(({ 0: written, index: start }) => ({ least, most, written, start })),
  );
}
