import { afterEach, expect, test, vi } from "vitest";
import { changeQueue } from "./change-queue.ts";

afterEach(() => void vi.useRealTimers());

const pause = () => new Promise((resolve) => setImmediate(resolve));

test("one change of an owner at a time, in the order in which they came, and those of others beside it", async () => {
  const queued = changeQueue();
  const done: string[] = [];
  const change = (owner: string, name: string) =>
    queued(owner, async () => {
      await pause();
      done.push(name);
      return name;
    });
  const names = ["ada 1", "ada 2", "ada 3", "bob 1"];
  expect(await Promise.all(names.map((name) => change(name.split(" ")[0] ?? "", name)))).toEqual(names);
  expect(done).toEqual(["ada 1", "bob 1", "ada 2", "ada 3"]);
});

test("a change that fails is told to who asked for it, and the next one begins", async () => {
  const queued = changeQueue();
  const failing = queued("ada", () => Promise.reject(new Error("no")));
  const next = queued("ada", async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await queued("ada", async () => "again")).toBe("again");
});

test("who lets too many wait is told to come again, and others are not", async () => {
  const queued = changeQueue();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const changes = Array.from({ length: 30 }, () => queued("eve", () => opened));
  const outcomes = Promise.allSettled(changes);
  expect(await queued("ada", async () => "done")).toBe("done");
  open();
  // One is made, the others wait.
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array<string>(25).fill("fulfilled"),
    ...Array<string>(5).fill("rejected"),
  ]);
  expect((await outcomes).at(-1)).toMatchObject({ reason: { code: "too_many_requests", retryAfter: 1 } });
  await expect(queued("eve", async () => "later")).resolves.toBe("later");
});

test("who has waited for long is told that nothing answers, and is not made any more", async () => {
  vi.useFakeTimers();
  const queued = changeQueue();
  const { promise: opened, resolve: open } = Promise.withResolvers<string>();
  const stuck = queued("ada", () => opened);
  const made = vi.fn(async () => "made");
  const late = queued("ada", made);
  const refused = expect(late).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  const last = queued("ada", async () => "last");
  open("at last");
  expect([await stuck, await last]).toEqual(["at last", "last"]);
  expect(made).not.toHaveBeenCalled();
});
