import type { Scores } from "./answer.ts";
import { type Encoded, linkFrom, linkKind, linkTo } from "./encode.ts";
import { BLOCK, type Kernel, mostFor, openKernel } from "./kernel.ts";
import { scratchAfter, type WeightRoom } from "./scratch.ts";
import { type Layer, type Linear, type Norm, weightsOf } from "./weights.ts";
import { FLAG_COUNT } from "./word-flags.ts";
import { LINK_COUNT } from "./word-links.ts";

const FLOAT = 4;
const FLAGS = Array.from({ length: FLAG_COUNT }, (_, flag) => flag);

/** What is answered: for every token of the suggestion, or for as many of the first as are asked for. */
export type Encoder = (pair: Encoded, most?: number) => Scores;

/** The model over the weights in a room. Throws where the weights are not those of this model. */
export function createEncoder(
  bytesOfKernel: Uint8Array,
  room: WeightRoom,
  pieces: number,
  answers = 1,
): Encoder {
  const weights = weightsOf(room.file, pieces, answers);
  const { width, heads, word } = weights.sizes;
  /** Bytes of a row. */
  const line = width * FLOAT;
  const { scratch } = scratchAfter(room.file.byteLength);
  const kernel: Kernel = openKernel(bytesOfKernel, room.memory);
  const floats = new Float32Array(room.memory.buffer);
  const bytes = new Int8Array(room.memory.buffer);
  const integers = new Int32Array(room.memory.buffer);

  const float = (address: number, nth: number): number => floats[address / FLOAT + nth] ?? 0;
  const dot = (row: number, { weight, bias }: Norm, count: number, output = 0): number => {
    let sum = float(bias, output);
    for (let nth = 0; nth < count; nth += 1) sum += float(row, nth) * float(weight, output * count + nth);
    return sum;
  };
  const quantise = (from: number, rows: number, count: number): void =>
    kernel.quantise(from, scratch.whole, scratch.scales, rows, count, mostFor(count));
  /** Multiplies what was quantised last. */
  const multiply = (by: Linear, to: number, rows: number): void =>
    kernel.product(
      scratch.whole,
      scratch.scales,
      by.weight,
      by.worth,
      by.bias,
      to,
      rows,
      by.width,
      by.outputs,
    );

  function embed(pair: Encoded, rowOf: (place: number) => number): void {
    for (const [place, id] of pair.ids.entries()) {
      const set = FLAGS.filter((flag) => (pair.flags[place] ?? 0) & (1 << flag));
      const side = weights.sides + (place < pair.second ? 0 : line);
      const worth = float(weights.words.worth, id);
      const placeWorth = float(weights.places.worth, place);
      const row = scratch.states / FLOAT + rowOf(place) * width;
      for (let nth = 0; nth < width; nth += 1) {
        let sum = (bytes[weights.words.weight + id * width + nth] ?? 0) * worth;
        sum += (bytes[weights.places.weight + place * width + nth] ?? 0) * placeWorth;
        sum += float(side, nth);
        for (const flag of set) sum += float(weights.flags, nth * FLAG_COUNT + flag);
        floats[row + nth] = sum;
      }
    }
  }

  function placeLinks(pair: Encoded, rowOf: (place: number) => number, rows: number): void {
    // Counted first, then each put behind those of its row.
    const starts = integers.subarray(scratch.starts / FLOAT, scratch.starts / FLOAT + rows + 1).fill(0);
    for (const link of pair.links) {
      add(starts, rowOf(linkFrom(link)) + 1);
      add(starts, rowOf(linkTo(link)) + 1);
    }
    for (let row = 0; row < rows; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
    const next = starts.slice();
    for (const link of pair.links) {
      const [from, to] = [rowOf(linkFrom(link)), rowOf(linkTo(link))];
      const links = scratch.links / FLOAT;
      integers[links + add(next, from)] = (to << 8) | linkKind(link);
      integers[links + add(next, to)] = (from << 8) | linkKind(link);
    }
  }

  /** `keys` rows are looked at; the first `queries` of them are answered. */
  function pass(layer: Layer, queries: number, keys: number): void {
    const { states, query, key, value, seen, inner } = scratch;
    const rows = blocks(queries);
    quantise(states, blocks(keys), width);
    multiply(layer.key, key, blocks(keys));
    multiply(layer.value, value, blocks(keys));
    multiply(layer.query, query, rows);
    for (let head = 0; head < heads; head += 1) {
      const at = head * (line / heads);
      const leaning = layer.links + head * LINK_COUNT * FLOAT;
      const { turned, weights: row, starts, links } = scratch;
      kernel.attend(
        query + at,
        key + at,
        value + at,
        seen + at,
        line,
        queries,
        keys,
        turned,
        row,
        starts,
        links,
        leaning,
      );
    }
    quantise(seen, rows, width);
    multiply(layer.out, query, rows);
    kernel.normalise(states, query, layer.norm.weight, layer.norm.bias, rows, width);
    quantise(states, rows, width);
    multiply(layer.up, inner, rows);
    kernel.gelu(inner, rows * layer.up.outputs);
    quantise(inner, rows, layer.up.outputs);
    multiply(layer.down, query, rows);
    kernel.normalise(states, query, layer.last.weight, layer.last.bias, rows, width);
  }

  return (pair, most = pair.spans.length) => {
    const answered = 1 + pair.spans.length;
    const asked = Math.min(most, pair.spans.length);
    // The rows that are answered stand first: the last layer leaves the others out.
    const rowOf = (place: number): number => {
      if (place === 0) return 0;
      if (place < pair.second) return answered - 1 + place;
      const nth = place - pair.second;
      return nth < pair.spans.length ? 1 + nth : answered + pair.second - 1;
    };
    const rows = pair.ids.length;
    embed(pair, rowOf);
    placeLinks(pair, rowOf, rows);
    floats.fill(0, scratch.query / FLOAT, scratch.query / FLOAT + blocks(rows) * width);
    kernel.normalise(
      scratch.states,
      scratch.query,
      weights.norm.weight,
      weights.norm.bias,
      blocks(rows),
      width,
    );
    for (const layer of weights.layers) pass(layer, layer === weights.layers.at(-1) ? 1 + asked : rows, rows);

    quantise(scratch.states, blocks(1 + asked), width);
    multiply(weights.pair, scratch.query, BLOCK);
    kernel.tanh(scratch.query, width);
    const score = dot(scratch.query, weights.pairAnswer, width);
    multiply(weights.word, scratch.inner, blocks(1 + asked));
    kernel.gelu(scratch.inner, blocks(1 + asked) * word);
    const tokens = pair.spans
      .slice(0, asked)
      .flatMap((_, nth) =>
        Array.from({ length: answers }, (_, output) =>
          dot(scratch.inner + (1 + nth) * word * FLOAT, weights.wordAnswer, word, output),
        ),
      );
    return { pair: score, tokens };
  };
}

/** Adds one, and answers what was there before. */
function add(counts: Int32Array, at: number): number {
  const before = counts[at] ?? 0;
  counts[at] = before + 1;
  return before;
}

/** The kernel works on blocks of rows; what is in the rest of the last one is computed and not looked at. */
function blocks(rows: number): number {
  return Math.ceil(rows / BLOCK) * BLOCK;
}
