import type { Tokenizer } from "./tokenizer.ts";
import type { Weights } from "./weights.ts";
import { STOP } from "./words.ts";

/** How near each of several texts is to one, 0 to 1. */
export type Nearness = (wanted: string, texts: readonly string[]) => readonly number[];

const MOST_TOKENS = 60;
/** Vectors of texts that are kept: the lines of one resume. */
const MOST_KEPT = 600;

/** By the words' own vectors: for each word of the one, the nearest of the other. It costs no run of the encoder. */
export function createNearness(
  memory: ArrayBuffer,
  { words, sizes }: Weights,
  tokenizer: Tokenizer,
): Nearness {
  const { width } = sizes;
  const table = new Int8Array(memory, words.weight);
  const kept = new Map<string, readonly Float32Array[]>();

  function vectorOf(id: number): Float32Array {
    const vector = Float32Array.from(table.subarray(id * width, (id + 1) * width));
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  }

  function vectorsOf(text: string): readonly Float32Array[] {
    const known = kept.get(text);
    if (known) return known;
    const tokens = tokenizer.tokenize(text, MOST_TOKENS).slice(0, MOST_TOKENS);
    const vectors = tokens
      .filter(({ start, end }) => {
        const piece = text.slice(start, end).toLowerCase();
        return /[\p{L}\p{N}]/u.test(piece) && !STOP.has(piece);
      })
      .map(({ id }) => vectorOf(id));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, vectors);
    return vectors;
  }

  return (wanted, texts) => {
    const asked = vectorsOf(wanted);
    if (asked.length === 0) return texts.map(() => 0);
    return texts.map((text) => {
      const own = vectorsOf(text);
      const sum = asked.reduce((total, one) => total + nearest(one, own), 0);
      return sum / asked.length;
    });
  };
}

function nearest(one: Float32Array, others: readonly Float32Array[]): number {
  let most = 0;
  for (const other of others) {
    let sum = 0;
    for (let nth = 0; nth < one.length; nth += 1) sum += (one[nth] ?? 0) * (other[nth] ?? 0);
    if (sum > most) most = sum;
  }
  return most;
}
