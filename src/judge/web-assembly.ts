/** What is used of WebAssembly. Only the types of the DOM know it, and this runs in Node as well. */
interface Wasm {
  readonly Memory: new (pages: { initial: number; maximum: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: Imports) => { readonly exports: object };
}

type Imports = Readonly<Record<string, Readonly<Record<string, object>>>>;

declare const WebAssembly: Wasm;

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** A memory of a fixed size: views of it stay valid. */
export function createMemory(pages: number): WasmMemory {
  return new WebAssembly.Memory({ initial: pages, maximum: pages });
}

export function instantiate(bytes: Uint8Array, imports: Imports): object {
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), imports).exports;
}
