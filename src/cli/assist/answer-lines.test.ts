import { PassThrough, Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { answerLines } from "./answer-lines.ts";

const schema = z.object({ ms: z.number() });

/** Answers after as many milliseconds as the line says, and notes when it begins. */
function slow(begun: number[]) {
  return async ({ ms }: z.infer<typeof schema>) => {
    begun.push(ms);
    await wait(ms);
    return { ms };
  };
}

test("lines are begun before those in front of them are answered, and answered in their order", async () => {
  const begun: number[] = [];
  const input = Readable.from([30, 1, 2].map((ms) => `{"ms": ${ms}}\n`));
  const answers = [];
  for await (const answer of answerLines("-", input, "", schema, slow(begun))) {
    if (answers.length === 0) expect(begun).toEqual([30, 1, 2]);
    answers.push(answer);
  }
  expect(answers).toEqual([{ ms: 30 }, { ms: 1 }, { ms: 2 }]);
});

test("no more lines are begun than are kept in mind", async () => {
  const begun: number[] = [];
  const input = Readable.from(Array.from({ length: 100 }, (_, at) => `{"ms": ${at}}\n`));
  for await (const _ of answerLines("-", input, "", schema, slow(begun))) break;
  expect(begun.length).toBeGreaterThan(1);
  expect(begun.length).toBeLessThan(20);
});

test("who writes the next line after the answer to the last one gets it", async () => {
  const input = new PassThrough();
  const answers = answerLines("-", input, "", schema, slow([]));
  for (const ms of [1, 2]) {
    input.write(`{"ms": ${ms}}\n`);
    expect((await answers.next()).value).toEqual({ ms });
  }
  input.end();
  expect(await answers.next()).toMatchObject({ done: true });
});

test("a file that breaks off is a failure after the answers to what was read", async () => {
  const input = Readable.from(
    (async function* () {
      yield '{"ms": 5}\n';
      await wait(1);
      throw new Error("torn off");
    })(),
  );
  const answers = answerLines("-", input, "", schema, slow([]));
  expect((await answers.next()).value).toEqual({ ms: 5 });
  await expect(answers.next()).rejects.toThrow("torn off");
});

test("a line without an end is a failure of that line alone, and is not kept in memory", async () => {
  const part = Buffer.alloc(1024 * 1024, "x");
  let most = 0;
  const input = Readable.from(
    (function* () {
      for (let nth = 0; nth < 600; nth += 1) {
        most = Math.max(most, process.memoryUsage().heapUsed);
        yield part;
      }
      yield '\n{"ms": 1}\n';
    })(),
  );
  const before = process.memoryUsage().heapUsed;
  const answers = [];
  for await (const answer of answerLines("-", input, "", schema, slow([]))) answers.push(answer);
  expect(answers).toEqual([{ line: 1, error: "The line is too long." }, { ms: 1 }]);
  expect(most - before).toBeLessThan(250e6);
});
