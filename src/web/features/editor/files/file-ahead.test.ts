import { expect, test } from "vitest";
import { createFileAhead } from "./file-ahead.ts";
import type { TakenFile } from "./request-file.ts";

const fileOf = (order: string): TakenFile => ({ bytes: new Blob([order]), disposition: order });

/** An editor whose clock is moved by hand. */
function editor() {
  let time = 0;
  let order: string | null = "a";
  let free = true;
  const timers = new Set<{ at: number; run: () => void }>();
  const asked: { order: string; signal: AbortSignal; answer: (file: TakenFile | null) => void }[] = [];
  const ahead = createFileAhead({
    order: () => order,
    make(wanted, signal) {
      const { promise, resolve } = Promise.withResolvers<TakenFile | null>();
      asked.push({ order: wanted, signal, answer: resolve });
      return promise;
    },
    isFreeToFetch: () => free,
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  return {
    ahead,
    asked,
    type(next: string) {
      order = next;
      ahead.changed();
    },
    setFree(next: boolean) {
      free = next;
    },
    pass(ms: number) {
      time += ms;
      for (const timer of [...timers].filter(({ at }) => at <= time)) {
        timers.delete(timer);
        timer.run();
      }
    },
    async answer(file?: TakenFile | null) {
      const last = asked.at(-1);
      last?.answer(file === undefined ? fileOf(last.order) : file);
      await Promise.resolve();
    },
  };
}

test("nothing is made while keys come, and one file once they pause", async () => {
  const { ahead, asked, type, pass, answer } = editor();
  for (const key of "abcdef") {
    type(key);
    pass(400);
  }
  expect(asked).toEqual([]);
  pass(600);
  expect(asked.map(({ order }) => order)).toEqual(["f"]);
  expect(ahead.take("f")).toBeNull();
  await answer();
  expect(ahead.take("f")?.disposition).toBe("f");
});

test("the next key ends what is being made, and drops what was made", async () => {
  const { ahead, asked, type, pass, answer } = editor();
  type("a");
  pass(1000);
  type("b");
  expect(asked[0]?.signal.aborted).toBe(true);
  // It comes all the same, and late.
  await answer(fileOf("a"));
  expect(ahead.take("a")).toBeNull();
  pass(1000);
  await answer();
  expect(ahead.take("b")?.disposition).toBe("b");
  type("c");
  expect(ahead.take("b")).toBeNull();
});

test("a file is given for the very order that it was made of, and for no other", async () => {
  const { ahead, type, pass, answer } = editor();
  type("a");
  pass(1000);
  await answer();
  expect(ahead.take("a, in another colour")).toBeNull();
  expect(await ahead.underWay("a")).toBeNull();
  expect(ahead.take("a")).not.toBeNull();
});

test("one that is being made is waited for, also where it comes to nothing", async () => {
  const { ahead, type, pass, answer } = editor();
  type("a");
  pass(1000);
  const other = ahead.underWay("b");
  const mine = ahead.underWay("a");
  await answer(null);
  expect(await other).toBeNull();
  expect(await mine).toBeNull();
});

test("what the server does not make is not asked for again until something changes", async () => {
  const { ahead, asked, type, pass, answer } = editor();
  type("a");
  pass(1000);
  await answer(null);
  ahead.prepare();
  ahead.returned();
  pass(10_000);
  expect(asked).toHaveLength(1);
  type("b");
  pass(1000);
  expect(asked).toHaveLength(2);
});

test("where nothing may be fetched, nothing is; who returns has made what they changed before, and nothing else", async () => {
  const { ahead, asked, type, pass, setFree, answer } = editor();
  ahead.returned();
  pass(5000);
  expect(asked).toEqual([]);
  type("a");
  setFree(false);
  pass(5000);
  expect(asked).toEqual([]);
  setFree(true);
  ahead.returned();
  pass(1000);
  expect(asked).toHaveLength(1);
  await answer();
  ahead.returned();
  pass(5000);
  expect(asked).toHaveLength(1);
});

test("who reaches for the file does not wait for a pause, and nothing is made twice", async () => {
  const { ahead, asked, answer } = editor();
  ahead.prepare();
  ahead.prepare();
  await answer();
  ahead.prepare();
  expect(asked).toHaveLength(1);
});

test("ten are made in a minute, and the next when the first of them is a minute old", async () => {
  const { asked, type, pass, answer } = editor();
  for (let index = 0; index < 20; index++) {
    type(String(index));
    pass(1000);
    await answer();
  }
  expect(asked).toHaveLength(10);
  pass(60_000);
  expect(asked.at(-1)?.order).toBe("19");
  expect(asked).toHaveLength(11);
});

test("a resume with a photo, or an empty one, is not made ahead", () => {
  const { ahead, asked, type, pass } = editor();
  type("x".repeat(48_001));
  pass(1000);
  ahead.prepare();
  expect(asked).toEqual([]);
});
