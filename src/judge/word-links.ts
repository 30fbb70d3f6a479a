import { rounded } from "./arithmetic.ts";
import type { AlikePair } from "./likeness.ts";
import { STOP, type Word } from "./words.ts";

/** How a word of one side and a word of the other belong together; the numbers are the model's. */
const LINK = { same: 0, stem: 1, near: 2, begins: 3, value: 4 } as const;
export const LINK_COUNT = Object.keys(LINK).length;

/** Told of one link at a time: of texts that repeat a word there are tens of thousands. */
export type OnLink = (word: number, other: number, kind: number) => void;

/** Tells which words of the two sides belong together, by place. */
export function findLinks(
  words: readonly Word[],
  others: readonly Word[],
  alike: readonly AlikePair[],
  onLink: OnLink,
): void {
  const link = (ones: readonly number[] = [], twos: readonly number[] = [], kind: number): void => {
    for (const word of ones) for (const other of twos) onLink(word, other, kind);
  };
  const values = placesBy(others, ({ value }) => (value === null ? null : rounded(value)));
  for (const [word, { value }] of words.entries())
    if (value !== null) link([word], values.get(rounded(value)), LINK.value);
  const own = placesBy(words, ({ low, letter }) => (letter === "" || STOP.has(low) ? null : low));
  const theirs = placesBy(others, ({ low, letter }) => (letter === "" ? null : low));
  for (const [low, places] of own) link(places, theirs.get(low), LINK.same);
  for (const { one, other, likeness } of alike) link(own.get(one), theirs.get(other), LINK[likeness]);
}

/** The places of the words that have a key. */
function placesBy<Key>(words: readonly Word[], keyOf: (word: Word) => Key | null): Map<Key, number[]> {
  const places = new Map<Key, number[]>();
  for (const [place, word] of words.entries()) {
    const key = keyOf(word);
    if (key === null) continue;
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  return places;
}
