import { expect, test } from "vitest";
import { createMatchMemories } from "./match-memories.ts";

test("what was answered is remembered for the person who asked, and for nobody else", () => {
  const memories = createMatchMemories(() => 0);
  memories.of("one").proof.set("line", { shown: 1, seeming: 0 });
  expect(memories.of("one").proof.size).toBe(1);
  expect(memories.of("other").proof.size).toBe(0);
});

test("it is forgotten ten minutes after the last question", () => {
  let now = 0;
  const memories = createMatchMemories(() => now);
  memories.of("one").proof.set("line", { shown: 1, seeming: 0 });
  now = 10 * 60_000 - 1;
  memories.sweep();
  expect(memories.of("one").proof.size).toBe(1);
  now += 10 * 60_000;
  memories.sweep();
  expect(memories.of("one").proof.size).toBe(0);
});

test("of many people those who asked last are remembered", () => {
  const memories = createMatchMemories(() => 0);
  memories.of("first").proof.set("line", { shown: 1, seeming: 0 });
  for (let nth = 0; nth < 40; nth += 1) memories.of(`${nth}`).proof.set("line", { shown: 1, seeming: 0 });
  expect(memories.of("39").proof.size).toBe(1);
  expect(memories.of("first").proof.size).toBe(0);
});
