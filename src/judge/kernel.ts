import { instantiate, type WasmMemory } from "./web-assembly.ts";

/** The functions of kernel/kernel.wat; every place is an address in bytes. */
export interface Kernel {
  readonly gelu: (at: number, count: number) => void;
  readonly tanh: (at: number, count: number) => void;
  readonly normalise: (
    states: number,
    added: number,
    weight: number,
    bias: number,
    rows: number,
    width: number,
  ) => void;
  readonly quantise: (
    from: number,
    to: number,
    scales: number,
    rows: number,
    width: number,
    most: number,
  ) => void;
  readonly product: (
    from: number,
    scales: number,
    weight: number,
    worth: number,
    bias: number,
    to: number,
    rows: number,
    width: number,
    outputs: number,
  ) => void;
  readonly attend: (
    query: number,
    key: number,
    value: number,
    to: number,
    line: number,
    queries: number,
    keys: number,
    turned: number,
    weights: number,
    starts: number,
    links: number,
    leaning: number,
  ) => void;
}

const NAMES = ["gelu", "tanh", "normalise", "quantise", "product", "attend"] as const;

/** Rows that the kernel works on at once. */
export const BLOCK = 4;

/** The largest whole number to quantise to so that no sum of so many products with eight bits leaves 32 bits. */
export function mostFor(width: number): number {
  return Math.min(32_767, Math.floor((2 ** 31 - 1) / (127 * width)));
}

export function openKernel(bytes: Uint8Array, memory: WasmMemory): Kernel {
  const exports = instantiate(bytes, { judge: { memory } });
  if (!isKernel(exports)) throw new Error("the kernel lacks a function");
  return exports;
}

function isKernel(exports: object): exports is Kernel {
  return NAMES.every((name) => typeof Reflect.get(exports, name) === "function");
}
