import type { Tokenizer } from "./tokenizer.ts";
import type { Weights } from "./weights.ts";
import { STOP } from "./words.ts";

/** How near each of several texts is to one, 0 to 1. */
export type Nearness = (wanted: string, texts: readonly string[]) => readonly number[];

const MOST_TOKENS = 60;
/** Words of what is wanted, and of all texts together, that are looked at: each of the one costs a product with each of the others. */
const MOST_WANTED = 16;
const MOST_COMPARED = 3_000;
const FEWEST_OF_A_TEXT = 8;
/** Texts whose words are kept: the lines of one resume. */
const MOST_KEPT = 600;
/** Words whose vectors are kept, and pairs of words whose nearness is: those of one ad and one resume. */
const MOST_WORDS = 2_000;
const MOST_PAIRS = 200_000;

/** By the words' own vectors: for each word of the one, the nearest of the other. It costs no run of the encoder. */
export function createNearness(
  memory: ArrayBuffer,
  { words, sizes }: Weights,
  tokenizer: Tokenizer,
): Nearness {
  const { width } = sizes;
  const table = new Int8Array(memory, words.weight);
  const idsOf = remembering(MOST_KEPT, (text: string) => {
    const tokens = tokenizer.tokenize(text, MOST_TOKENS).slice(0, MOST_TOKENS);
    return tokens
      .filter(({ start, end }) => isTelling(text.slice(start, end).toLowerCase()))
      .map(({ id }) => id);
  });
  const vectorOf = remembering(MOST_WORDS, (id: number) => {
    const vector = Float32Array.from(table.subarray(id * width, (id + 1) * width));
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  });
  // The same words come in line after line, and in what is asked for again and again.
  const productOf = remembering(MOST_PAIRS, (pair: number) =>
    product(vectorOf(Math.floor(pair / tokenizer.size)), vectorOf(pair % tokenizer.size)),
  );

  return (wanted, texts) => {
    const asked = idsOf(wanted).slice(0, MOST_WANTED);
    const most = Math.max(FEWEST_OF_A_TEXT, Math.floor(MOST_COMPARED / texts.length));
    if (asked.length === 0) return texts.map(() => 0);
    return texts.map((text) => {
      const own = idsOf(text).slice(0, most);
      const nearest = (id: number): number =>
        own.reduce((most, other) => Math.max(most, productOf(id * tokenizer.size + other)), 0);
      return asked.reduce((total, id) => total + nearest(id), 0) / asked.length;
    });
  };
}

function isTelling(piece: string): boolean {
  return /[\p{L}\p{N}]/u.test(piece) && !STOP.has(piece);
}

/** All is forgotten where there is too much: a server must not grow with what it was asked. */
function remembering<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let nth = 0; nth < one.length; nth += 1) sum += (one[nth] ?? 0) * (other[nth] ?? 0);
  return sum;
}
