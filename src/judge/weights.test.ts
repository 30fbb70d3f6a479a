import { expect, test } from "vitest";
import { weightsOf } from "./weights.ts";

/** A file with the tensors that tell the sizes, all of it zeros. */
function fileWith({ width, inner, word }: { width: number; inner: number; word: number }): Uint8Array {
  let end = 0;
  const entry = (...shape: number[]) => {
    const start = end;
    end += shape.reduce((product, part) => product * part, 1);
    return { dtype: "I8", shape, data_offsets: [start, end] };
  };
  const header = JSON.stringify({
    "words.weight": entry(2, width),
    "layers.0.up.weight": entry(inner, width),
    "layers.0.query.weight": entry(width, width),
    "word.0.weight": entry(word, width),
  });
  const file = new Uint8Array(8 + header.length + end);
  new DataView(file.buffer).setBigUint64(0, BigInt(header.length), true);
  for (const [nth, sign] of [...header].entries()) file[8 + nth] = sign.charCodeAt(0);
  return file;
}

const RUN = { width: 128, inner: 256, word: 64 };

test.each([
  ["a width that does not part into heads", { ...RUN, width: 144 }],
  ["an inner width that the kernel cannot step through", { ...RUN, inner: 264 }],
  ["an odd number of answers", { ...RUN, word: 63 }],
  ["more than there is room for", { width: 416, inner: 1536, word: 64 }],
  ["more within a layer than there is room for", { ...RUN, inner: 1552 }],
  ["less within a layer than a row has", { ...RUN, inner: 112 }],
  ["no width", { ...RUN, width: 0 }],
])("%s is refused before anything is run", (_, sizes) => {
  expect(() => weightsOf(fileWith(sizes), 2, 1)).toThrow("no size that can be run");
});

test("sizes that can be run are not", () => {
  expect(() => weightsOf(fileWith(RUN), 2, 1)).toThrow("the weights know fewer places");
});
