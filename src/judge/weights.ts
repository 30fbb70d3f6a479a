import { MOST_TOKENS } from "./encode.ts";
import { type Tensor, tensorsOf } from "./safetensors.ts";
import { FLAG_COUNT } from "./word-flags.ts";
import { LINK_COUNT } from "./word-links.ts";

export const WIDTH = 384;
export const INNER = 1536;
export const HEADS = 12;
export const WORD_WIDTH = WIDTH / 2;
const LAYERS = 6;
const SIDES = 2;

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
export function weightsOf(file: Uint8Array, pieces: number): Weights {
  const tensors = tensorsOf(file);
  const at = (name: string, kind: string, ...shape: number[]): number => {
    const tensor: Tensor | undefined = tensors.get(name);
    if (tensor?.kind !== kind || tensor.shape.join() !== shape.join())
      throw new Error(`the weights have no ${name} of ${shape.join(" × ")}`);
    return tensor.at;
  };
  const matrix = (name: string, outputs: number, width: number) => ({
    weight: at(`${name}.weight`, "I8", outputs, width),
    worth: at(`${name}.weight.scale`, "F32", outputs),
    width,
    outputs,
  });
  const linear = (name: string, outputs: number, width: number): Linear => ({
    ...matrix(name, outputs, width),
    bias: at(`${name}.bias`, "F32", outputs),
  });
  const norm = (name: string): Norm => ({
    weight: at(`${name}.weight`, "F32", WIDTH),
    bias: at(`${name}.bias`, "F32", WIDTH),
  });
  const answer = (name: string, width: number): Norm => ({
    weight: at(`${name}.weight`, "F32", 1, width),
    bias: at(`${name}.bias`, "F32", 1),
  });
  const layer = (name: string): Layer => ({
    query: linear(`${name}.query`, WIDTH, WIDTH),
    key: linear(`${name}.key`, WIDTH, WIDTH),
    value: linear(`${name}.value`, WIDTH, WIDTH),
    out: linear(`${name}.out`, WIDTH, WIDTH),
    up: linear(`${name}.up`, INNER, WIDTH),
    down: linear(`${name}.down`, WIDTH, INNER),
    norm: norm(`${name}.norm`),
    last: norm(`${name}.last`),
    links: at(`${name}.links`, "F32", HEADS, LINK_COUNT),
  });
  const places = tensors.get("places.weight")?.shape[0] ?? 0;
  if (places < MOST_TOKENS) throw new Error("the weights know fewer places than a pair may have");
  return {
    words: matrix("words", pieces, WIDTH),
    places: matrix("places", places, WIDTH),
    sides: at("sides.weight", "F32", SIDES, WIDTH),
    flags: at("flags.weight", "F32", WIDTH, FLAG_COUNT),
    norm: norm("norm"),
    layers: Array.from({ length: LAYERS }, (_, nth) => layer(`layers.${nth}`)),
    pair: linear("pair.1", WIDTH, WIDTH),
    pairAnswer: answer("pair.4", WIDTH),
    word: linear("word.0", WORD_WIDTH, WIDTH),
    wordAnswer: answer("word.2", WORD_WIDTH),
  };
}
