const MEMORY_SECTION = 5;
const HEADER_BYTES = 8;

/**
 * The module with a ceiling on its memory. A worker's resource limits do not count WebAssembly memory: without
 * this, one document could take all the memory the machine has.
 */
export function withMemoryCeiling(wasm: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  const pages = megabytes * 16;
  for (let at = HEADER_BYTES; at < wasm.length; ) {
    const id = wasm[at];
    const size = readUnsigned(wasm, at + 1);
    const end = size.next + size.value;
    if (id === MEMORY_SECTION) {
      const least = readUnsigned(wasm, readUnsigned(wasm, size.next).next + 1);
      const body = [1, 1, ...writeUnsigned(least.value), ...writeUnsigned(Math.max(pages, least.value))];
      const section = [MEMORY_SECTION, ...writeUnsigned(body.length), ...body];
      const bounded = new Uint8Array(at + section.length + wasm.length - end);
      bounded.set(wasm.subarray(0, at));
      bounded.set(section, at);
      bounded.set(wasm.subarray(end), at + section.length);
      return bounded;
    }
    at = end;
  }
  throw new Error("The PDF engine has no memory of its own to bound.");
}

function readUnsigned(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let next = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[next++];
    if (byte === undefined) throw new Error("The PDF engine's file ends in the middle of a number.");
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, next };
  }
}

function writeUnsigned(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...writeUnsigned(Math.floor(value / 128))];
}
