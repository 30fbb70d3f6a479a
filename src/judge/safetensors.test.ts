import { expect, test } from "vitest";
import { tensorsOf } from "./safetensors.ts";

function fileOf(header: string, bytes: number, length = header.length): Uint8Array {
  const file = new Uint8Array(8 + header.length + bytes);
  new DataView(file.buffer).setBigUint64(0, BigInt(length), true);
  for (const [nth, sign] of [...header].entries()) file[8 + nth] = sign.charCodeAt(0);
  return file;
}

const entry = (dtype: string, shape: number[], offsets: number[]): string =>
  JSON.stringify({ __metadata__: {}, a: { dtype, shape, data_offsets: offsets } }).padEnd(80);

test("a tensor is found where its header says", () => {
  expect(tensorsOf(fileOf(entry("F32", [2, 3], [8, 32]), 32)).get("a")).toEqual({
    kind: "F32",
    shape: [2, 3],
    at: 8 + 80 + 8,
  });
});

test.each([
  ["nothing", new Uint8Array(3)],
  ["a header that is longer than the file", fileOf("{}", 0, 2 ** 40)],
  ["a header that is no JSON", fileOf("{", 0)],
  ["a list", fileOf("[]", 0)],
  ["an unknown kind", fileOf(entry("F64", [1], [0, 8]), 8)],
  ["bytes beyond the end", fileOf(entry("F32", [2], [0, 8]), 4)],
  ["bytes before the beginning", fileOf(entry("F32", [2], [-8, 0]), 8)],
  ["another size than the shape", fileOf(entry("F32", [3], [0, 8]), 8)],
  ["an odd place", fileOf(entry("F32", [1], [2, 6]), 8)],
])("%s is refused", (_, file) => {
  expect(() => tensorsOf(file)).toThrow();
});
