import { expect, test } from "vitest";
import { fairShares } from "./fair-shares.ts";

const pause = () => new Promise((resolve) => setImmediate(resolve));

test("one piece of work at a time, and who asked for much waits behind everybody else's first", async () => {
  const queued = fairShares();
  const done: string[] = [];
  let atOnce = 0;
  const job = (owner: string, name: string) =>
    queued(owner, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await pause();
      atOnce -= 1;
      done.push(name);
      return name;
    });
  const names = ["ada 1", "ada 2", "ada 3", "bob 1", "bob 2", "cy 1"];
  expect(await Promise.all(names.map((name) => job(name.split(" ")[0] ?? "", name)))).toEqual(names);
  expect(done).toEqual(["ada 1", "ada 2", "bob 1", "cy 1", "ada 3", "bob 2"]);
});

test("work that fails is told to who asked for it, and the next one begins", async () => {
  const queued = fairShares();
  const failing = queued("ada", () => Promise.reject(new Error("no")));
  const next = queued("ada", async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await queued("ada", async () => "again")).toBe("again");
});

test("who lets too many wait is refused and told to come again, and others are not", async () => {
  const queued = fairShares();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const first = Array.from({ length: 40 }, () => queued("eve", () => opened));
  const other = queued("ada", async () => "done");
  open();
  const outcomes = await Promise.allSettled(first);
  // One is worked on, the others wait.
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array<string>(33).fill("fulfilled"),
    ...Array<string>(7).fill("rejected"),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: "too_many_requests", retryAfter: 1 } });
  expect(await other).toBe("done");
  await expect(queued("eve", async () => "later")).resolves.toBe("later");
});
