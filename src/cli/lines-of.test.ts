import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { linesOf } from "./lines-of.ts";

async function linesIn(chunks: readonly (string | Uint8Array)[], longest?: number) {
  const lines = [];
  for await (const line of linesOf(Readable.from(chunks), longest)) lines.push(line);
  return lines;
}

test("lines are the same however a stream is cut, with either ending", async () => {
  const bytes = new TextEncoder().encode("{é}\r\n\nlast€");
  const cut = Array.from(bytes, (byte) => Uint8Array.of(byte));
  for (const chunks of [[bytes], cut, ["{é}\r", "\n\nla", "st€"]])
    expect(await linesIn(chunks)).toEqual(["{é}", "", "last€"]);
  expect(await linesIn(["a\n"])).toEqual(["a"]);
});

test("a line that is too long is passed over, and the next one is read", async () => {
  expect(await linesIn(["x".repeat(6), "x".repeat(6), "\nok\n", "y".repeat(11)], 10)).toEqual([
    null,
    "ok",
    null,
  ]);
});
