import { MOST_SOURCE, MOST_SUGGESTION, MOST_TOKENS } from "./encode.ts";
import { createMemory, type WasmMemory } from "./web-assembly.ts";

/** The largest model that there is room for: the room is made before the shapes of the weights are known. */
export const MOST_WIDTH = 384;
export const MOST_INNER = 1536;

const ROWS = Math.ceil(MOST_TOKENS / 16) * 16;
const HEAD_WIDTH = 32;
const FLOAT = 4;
/** Each two tokens of the two sides may be linked by their value and by their letters, and back. */
const MOST_LINKS = 2 * 2 * MOST_SOURCE * MOST_SUGGESTION;

const SIZES = {
  states: ROWS * MOST_WIDTH * FLOAT,
  query: ROWS * MOST_WIDTH * FLOAT,
  key: ROWS * MOST_WIDTH * FLOAT,
  value: ROWS * MOST_WIDTH * FLOAT,
  seen: ROWS * MOST_WIDTH * FLOAT,
  inner: ROWS * MOST_INNER * FLOAT,
  whole: ROWS * MOST_INNER * 2,
  scales: ROWS * FLOAT,
  turned: HEAD_WIDTH * ROWS * FLOAT,
  weights: ROWS * FLOAT,
  starts: (ROWS + 1) * FLOAT,
  links: MOST_LINKS * FLOAT,
};

/** Addresses of what one pair is computed in. */
export type Scratch = Readonly<Record<keyof typeof SIZES, number>>;

const PAGE = 65_536;
const ALIGNED = 64;

/** A memory with room for a file of weights at its beginning and for one pair after it. */
export interface WeightRoom {
  readonly memory: WasmMemory;
  /** Where the file goes. */
  readonly file: Uint8Array;
}

export function roomForWeights(bytes: number): WeightRoom {
  const pages = Math.ceil((scratchAfter(bytes).end + ALIGNED) / PAGE);
  const memory = createMemory(pages);
  return { memory, file: new Uint8Array(memory.buffer, 0, bytes) };
}

export function scratchAfter(bytes: number): { scratch: Scratch; end: number } {
  const scratch: Record<keyof typeof SIZES, number> = { ...SIZES };
  let end = aligned(bytes);
  for (const name of names()) {
    scratch[name] = end;
    end = aligned(end + SIZES[name]);
  }
  return { scratch, end };
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNED) * ALIGNED;
}

function names(): (keyof typeof SIZES)[] {
  return Object.keys(SIZES).filter((name): name is keyof typeof SIZES => name in SIZES);
}
