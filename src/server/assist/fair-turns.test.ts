import { expect, test } from "vitest";
import { fairTurns } from "./fair-turns.ts";

test("people take turns: a second job waits behind everybody else's first, in the order they came", async () => {
  const turn = fairTurns();
  const served: string[] = [];
  const job = (person: string, name: string) => turn(person).then(() => served.push(name));
  await Promise.all([
    job("ada", "ada 1"),
    job("ada", "ada 2"),
    job("ada", "ada 3"),
    job("bob", "bob 1"),
    job("cy", "cy 1"),
    job("bob", "bob 2"),
  ]);
  expect(served).toEqual(["ada 1", "bob 1", "cy 1", "ada 2", "bob 2", "ada 3"]);
});

test("who comes during a turn is served before the next job of the same person", async () => {
  const turn = fairTurns();
  const served: string[] = [];
  const job = (person: string, name: string) => turn(person).then(() => served.push(name));
  const others: Promise<number>[] = [];
  const first = turn("ann").then(() => {
    served.push("ann 1");
    others.push(job("bob", "bob 1"), job("ann", "ann 5"));
  });
  await Promise.all([first, job("ann", "ann 2"), job("ann", "ann 3"), job("ann", "ann 4")]);
  await Promise.all(others);
  expect(served).toEqual(["ann 1", "bob 1", "ann 2", "ann 3", "ann 4", "ann 5"]);
});

test("who comes while somebody's many jobs wait is served before the next of them", async () => {
  const turn = fairTurns();
  const served: string[] = [];
  const job = (person: string, name: string) => turn(person).then(() => served.push(name));
  const many = Array.from({ length: 5 }, (_, nth) => job("ada", `ada ${nth}`));
  await many[0];
  await job("bob", "bob");
  expect(served.indexOf("bob")).toBe(1);
  await Promise.all(many);
  await job("cy", "cy");
  expect(served.at(-1)).toBe("cy");
});

test("each turn leaves room for other events", async () => {
  const turn = fairTurns();
  let isRunning = false;
  const jobs = Array.from({ length: 3 }, () => turn("ada"));
  setImmediate(() => {
    isRunning = true;
  });
  await jobs.at(-1);
  expect(isRunning).toBe(true);
});
