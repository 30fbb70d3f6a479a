import { describe, expect, test } from "vitest";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { ownWords } from "./endpoint-problem.ts";
import { contentOf, parseAnswer, usageIn } from "./read-answer.ts";

const answerOf = (...choices: unknown[]) => JSON.stringify({ choices });
const said = (content: string) => ({ message: { content }, finish_reason: "stop" });

describe("an answer", () => {
  test("is the first choice, whatever comes after it", () => {
    expect(contentOf(answerOf(said(" Served 40 guests. "), 0, null, []), 200)).toBe("Served 40 guests.");
  });

  test.each([["{}"], [answerOf()], [answerOf(0)], [answerOf(null, said("x"))], ["[]"], ["null"]])(
    "without a first choice is none: %s",
    (body) => expect(() => contentOf(body, 200)).toThrow(expect.objectContaining({ kind: "no-choices" })),
  );
});

describe("a hostile endpoint", () => {
  const KIB = 1024;
  const filled = (piece: string, size: number) => piece.repeat(Math.floor(size / piece.length));
  const bombs = {
    "choices that are none": `{"choices":[${filled("0,", 256 * KIB)}0]}`,
    "empty choices": `{"choices":[${filled("{},", 256 * KIB)}{}]}`,
    "a deep list": filled("[", 1024 * KIB),
    "many keys": `{${Array.from({ length: 60_000 }, (_, nth) => `"k${nth}":1`).join(",")}}`,
  };

  test.each(Object.entries(bombs))("does not hold anybody up with %s", (_name, body) => {
    expect(cpuOf(() => tried(() => contentOf(body, 200)))).toBeLessThan(25);
    expect(cpuOf(() => tried(() => parseAnswer(body, 200)))).toBeLessThan(25);
    expect(cpuOf(() => [usageIn(body), ownWords(body, "key")])).toBeLessThan(25);
  });

  function tried(work: () => unknown): void {
    expect(work).toThrow();
  }
});
