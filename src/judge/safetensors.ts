/** Where a tensor lies in a file of weights. */
export interface Tensor {
  readonly kind: string;
  readonly shape: readonly number[];
  /** Bytes from the beginning of the file. */
  readonly at: number;
}

const BYTES: Readonly<Record<string, number>> = { F32: 4, I8: 1 };
const LENGTH_BYTES = 8;

/** The tensors of a file in the format "safetensors", each checked to lie within it. Throws where the file is not one. */
export function tensorsOf(file: Uint8Array): Map<string, Tensor> {
  if (file.byteLength < LENGTH_BYTES) throw new Error("the weights are empty");
  const length = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const begin = LENGTH_BYTES + length;
  if (begin > file.byteLength) throw new Error("the header of the weights is longer than the file");
  const header: unknown = JSON.parse(asciiOf(file.subarray(LENGTH_BYTES, begin)));
  if (!isRecord(header)) throw new Error("the header of the weights is no object");
  const tensors = new Map<string, Tensor>();
  for (const [name, entry] of Object.entries(header)) {
    if (name !== "__metadata__") tensors.set(name, tensorOf(name, entry, begin, file.byteLength));
  }
  return tensors;
}

function tensorOf(name: string, entry: unknown, begin: number, size: number): Tensor {
  if (!isRecord(entry)) throw new Error(`the weights describe ${name} as no object`);
  const { dtype, shape, data_offsets: offsets } = entry;
  const bytes = typeof dtype === "string" ? BYTES[dtype] : undefined;
  if (typeof dtype !== "string" || bytes === undefined) throw new Error(`${name} is of no known kind`);
  if (!isNumbers(shape) || !isNumbers(offsets)) throw new Error(`${name} has no shape or no place`);
  const [start = -1, end = -1] = offsets;
  const wanted = shape.reduce((product, part) => product * part, bytes);
  const at = begin + start;
  if (start < 0 || end - start !== wanted || begin + end > size) throw new Error(`${name} is not whole`);
  if (at % bytes !== 0) throw new Error(`${name} does not stand on a multiple of its size`);
  return { kind: dtype, shape, at };
}

/** Names of tensors are ASCII; decoding anything else would need what not every place has. */
function asciiOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((part) => Number.isInteger(part));
}
