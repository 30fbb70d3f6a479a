import { MOST_TOKENS } from "./encode.ts";
import { type Tensor, tensorsOf } from "./safetensors.ts";
import { MOST_INNER, MOST_WIDTH } from "./scratch.ts";
import { FLAG_COUNT } from "./word-flags.ts";
import { LINK_COUNT } from "./word-links.ts";

/** The kernel's attention is so wide. */
const HEAD_WIDTH = 32;
/** The kernel's products take so many numbers of a row at once. */
const STEP = 16;
const SIDES = 2;

/** What the shapes of a file of weights say about its model; the one of the demo is smaller. */
export interface Sizes {
  readonly width: number;
  readonly inner: number;
  readonly heads: number;
  readonly layers: number;
  /** Of the answer for each word. */
  readonly word: number;
  /** How many answers there are for each word. */
  readonly answers: number;
}

/** A matrix of eight bits with what one of them is worth in each row, and a bias; as addresses. */
export interface Linear {
  readonly weight: number;
  readonly worth: number;
  readonly bias: number;
  readonly width: number;
  readonly outputs: number;
}

/** Addresses of scale and shift. */
export interface Norm {
  readonly weight: number;
  readonly bias: number;
}

export interface Layer {
  readonly query: Linear;
  readonly key: Linear;
  readonly value: Linear;
  readonly out: Linear;
  readonly up: Linear;
  readonly down: Linear;
  readonly norm: Norm;
  readonly last: Norm;
  readonly links: number;
}

export interface Weights {
  readonly sizes: Sizes;
  readonly words: Omit<Linear, "bias">;
  readonly places: Omit<Linear, "bias">;
  readonly sides: number;
  readonly flags: number;
  readonly norm: Norm;
  readonly layers: readonly Layer[];
  readonly pair: Linear;
  readonly pairAnswer: Norm;
  readonly word: Linear;
  readonly wordAnswer: Norm;
}

/** The addresses of all weights in a file that lies at the beginning of a memory. Throws where one is missing or of another shape. */
export function weightsOf(file: Uint8Array, pieces: number, answers: number): Weights {
  const tensors = tensorsOf(file);
  const sizes = sizesOf(tensors, answers);
  const { width, inner } = sizes;
  const at = (name: string, kind: string, ...shape: number[]): number => {
    const tensor: Tensor | undefined = tensors.get(name);
    if (tensor?.kind !== kind || tensor.shape.join() !== shape.join())
      throw new Error(`the weights have no ${name} of ${shape.join(" × ")}`);
    return tensor.at;
  };
  const matrix = (name: string, outputs: number, inputs: number) => ({
    weight: at(`${name}.weight`, "I8", outputs, inputs),
    worth: at(`${name}.weight.scale`, "F32", outputs),
    width: inputs,
    outputs,
  });
  const linear = (name: string, outputs: number, inputs: number): Linear => ({
    ...matrix(name, outputs, inputs),
    bias: at(`${name}.bias`, "F32", outputs),
  });
  const norm = (name: string): Norm => ({
    weight: at(`${name}.weight`, "F32", width),
    bias: at(`${name}.bias`, "F32", width),
  });
  const answer = (name: string, inputs: number, outputs: number): Norm => ({
    weight: at(`${name}.weight`, "F32", outputs, inputs),
    bias: at(`${name}.bias`, "F32", outputs),
  });
  const layer = (name: string): Layer => ({
    query: linear(`${name}.query`, width, width),
    key: linear(`${name}.key`, width, width),
    value: linear(`${name}.value`, width, width),
    out: linear(`${name}.out`, width, width),
    up: linear(`${name}.up`, inner, width),
    down: linear(`${name}.down`, width, inner),
    norm: norm(`${name}.norm`),
    last: norm(`${name}.last`),
    links: at(`${name}.links`, "F32", sizes.heads, LINK_COUNT),
  });
  const places = tensors.get("places.weight")?.shape[0] ?? 0;
  if (places < MOST_TOKENS) throw new Error("the weights know fewer places than a pair may have");
  return {
    sizes,
    words: matrix("words", pieces, width),
    places: matrix("places", places, width),
    sides: at("sides.weight", "F32", SIDES, width),
    flags: at("flags.weight", "F32", width, FLAG_COUNT),
    norm: norm("norm"),
    layers: Array.from({ length: sizes.layers }, (_, nth) => layer(`layers.${nth}`)),
    pair: linear("pair.1", width, width),
    pairAnswer: answer("pair.4", width, 1),
    word: linear("word.0", sizes.word, width),
    wordAnswer: answer("word.2", sizes.word, answers),
  };
}

/** Throws where the kernel could not work on them, or the room for one pair would not hold them. */
function sizesOf(tensors: ReadonlyMap<string, Tensor>, answers: number): Sizes {
  const shape = (name: string): readonly number[] => tensors.get(`${name}.weight`)?.shape ?? [];
  const [, width = 0] = shape("words");
  const [inner = 0] = shape("layers.0.up");
  const [word = 0] = shape("word.0");
  let layers = 0;
  while (tensors.has(`layers.${layers}.query.weight`)) layers += 1;
  const isWhole = width % HEAD_WIDTH === 0 && inner % STEP === 0 && word % 2 === 0;
  // What is multiplied and what is answered for the words lies where the inner numbers of a layer do.
  const fits = width <= MOST_WIDTH && inner <= MOST_INNER && inner >= width && inner >= word;
  if (!isWhole || !fits || width * word * layers === 0)
    throw new Error("the weights are of no size that can be run");
  return { width, inner, heads: width / HEAD_WIDTH, layers, word, answers };
}
