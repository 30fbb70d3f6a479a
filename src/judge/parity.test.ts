import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { encode, linkFrom, linkKind, linkTo } from "./encode.ts";
import { createEncoder } from "./encoder.ts";
import rows from "./fixtures/parity.json" with { type: "json" };
import { roomForWeights } from "./scratch.ts";
import { createTokenizer } from "./tokenizer.ts";

const file = (name: string) => readFileSync(path.resolve(import.meta.dirname, name));
const tokenizer = createTokenizer(file("../../weights/vocabulary.txt").toString());
const encoded = encodedRows(rows);

function encodedRows(some: readonly { source: string; context: string; suggestion: string }[]) {
  return some.map(({ source, context, suggestion }) =>
    encode(tokenizer, context ? `${source} | ${context}` : source, suggestion),
  );
}

test("tokens, flags and links are those that the judge was trained on", () => {
  for (const [nth, row] of rows.entries()) {
    const { ids, flags, links = new Int32Array() } = encoded[nth] ?? {};
    expect(ids, row.source).toEqual(row.ids);
    expect(flags, row.source).toEqual(row.bits);
    const own = [...links].flatMap((link) => {
      const [kind, from, to] = [linkKind(link), linkFrom(link), linkTo(link)];
      return [`${kind},${from},${to}`, `${kind},${to},${from}`];
    });
    expect(own.toSorted(), row.source).toEqual(row.links.map((link) => link.join()).toSorted());
  }
});

test("scores are those of PyTorch on the same weights", () => {
  const weights = file("../../weights/judge.safetensors");
  const room = roomForWeights(weights.byteLength);
  room.file.set(weights);
  const run = createEncoder(file("kernel/kernel.wasm"), room, tokenizer.size);
  const furthest = { pair: 0, word: 0 };
  for (const [nth, row] of rows.entries()) {
    const pair = encoded[nth];
    if (!pair) throw new Error("a row was not encoded");
    expect(pair.ids, row.source).toEqual(row.ids);
    const scores = run(pair);
    expect(scores.tokens).toHaveLength(pair.spans.length);
    furthest.pair = Math.max(furthest.pair, Math.abs(scores.pair - row.pair));
    for (const [at, score] of scores.tokens.entries())
      furthest.word = Math.max(furthest.word, Math.abs(score - (row.words[pair.second + at] ?? Number.NaN)));
  }
  // Activations in sixteen bits cost so much; eight bits cost a hundred times as much.
  expect(furthest.pair).toBeLessThan(0.01);
  expect(furthest.word).toBeLessThan(0.01);
});
