import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { together } from "./together.ts";

/** Each call of work, and the way to end it. */
function openWork({
  most = 100,
  weigh = () => 1,
  ...more
}: {
  most?: number;
  weigh?: (name: string) => number;
  answersWithinMs?: number;
} = {}) {
  const calls: {
    names: readonly string[];
    end(answers?: readonly string[]): void;
    fail(error: Error): void;
  }[] = [];
  const ask = together<string, string>({
    ...{ most, weigh, ...more },
    work(names) {
      const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
      const answers = names.map((name) => name.toUpperCase());
      calls.push({ names, end: () => resolve(answers), fail: reject });
      return promise;
    },
  });
  return { ask, calls, asked: () => calls.map(({ names }) => names.join(" ")) };
}

const pause = () => new Promise((resolve) => setImmediate(resolve));

test("what comes at once goes in one call, and each gets its own answer", async () => {
  const { ask, calls, asked } = openWork();
  const answers = Promise.all(["a", "b", "c"].map(ask));
  await pause();
  expect(asked()).toEqual(["a b c"]);
  calls[0]?.end();
  expect(await answers).toEqual(["A", "B", "C"]);
});

test("what comes while a call is under way waits for its end, and then goes in one", async () => {
  const { ask, calls, asked } = openWork();
  const first = ask("a");
  await pause();
  const others = [ask("b"), ask("c")];
  await pause();
  expect(asked()).toEqual(["a"]);
  calls[0]?.end();
  await first;
  await pause();
  expect(asked()).toEqual(["a", "b c"]);
  calls[1]?.end();
  expect(await Promise.all(others)).toEqual(["B", "C"]);
});

test("a call that hangs is waited for a moment, and so many of them are not passed", async () => {
  const { ask, calls, asked } = openWork();
  const answers: Promise<string>[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) {
    answers.push(ask(name));
    await sleep(60);
  }
  expect(asked()).toEqual(["a", "b", "c", "d"]);
  calls[2]?.end();
  expect(await answers[2]).toBe("C");
  await pause();
  expect(asked()).toEqual(["a", "b", "c", "d", "e"]);
  for (const { end } of calls) end();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C", "D", "E"]);
});

test("no call gets more than its weight, and what weighs more goes alone", async () => {
  const { ask, calls, asked } = openWork({ most: 4, weigh: (name) => name.length });
  const answers = Promise.all(["aa", "bb", "c", "eeeeeeee", "f"].map(ask));
  for (let nth = 0; nth < 4; nth++) {
    await pause();
    await pause();
    calls[nth]?.end();
  }
  await answers;
  expect(asked()).toEqual(["aa bb", "c", "eeeeeeee", "f"]);
});

test("a call that fails fails for all in it, and the next one begins", async () => {
  const { ask, calls } = openWork();
  const outcomes = Promise.allSettled([ask("a"), ask("b")]);
  await pause();
  calls[0]?.fail(new Error("no"));
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const next = ask("c");
  await pause();
  calls[1]?.end();
  expect(await next).toBe("C");
});

test("who hears nothing in time is told to come again, taken or not, and nothing piles up behind calls that hang", async () => {
  const { ask, calls, asked } = openWork({ answersWithinMs: 200, most: 1 });
  const outcomes = await Promise.allSettled(["a", "b", "c", "d", "e", "f"].map(ask));
  expect(outcomes).toEqual(
    outcomes.map(() => ({ status: "rejected", reason: expect.objectContaining({ code: "unavailable" }) })),
  );
  expect(asked()).toEqual(["a", "b", "c", "d"]);
  for (const { end } of calls) end();
  const next = ask("g");
  await pause();
  await pause();
  expect(asked()).toEqual(["a", "b", "c", "d", "g"]);
  calls.at(-1)?.end();
  expect(await next).toBe("G");
});
