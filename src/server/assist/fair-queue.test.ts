import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

test("people take turns: a second job waits behind everybody else's first, in the order they came", async () => {
  const { next: turn } = fairQueue();
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
  const { next: turn } = fairQueue();
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
  const { next: turn } = fairQueue();
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
  const { next: turn } = fairQueue();
  let isRunning = false;
  const jobs = Array.from({ length: 3 }, () => turn("ada"));
  setImmediate(() => {
    isRunning = true;
  });
  await jobs.at(-1);
  expect(isRunning).toBe(true);
});

test("others wait from when they come until their turn; one's own jobs are no others", async () => {
  const turns = fairQueue();
  const ada = [turns.next("ada"), turns.next("ada")];
  expect(turns.othersWait("ada")).toBe(false);
  const bob = turns.next("bob");
  expect(turns.othersWait("ada")).toBe(true);
  await bob;
  expect(turns.othersWait("ada")).toBe(false);
  expect(turns.othersWait("bob")).toBe(true);
  await Promise.all(ada);
});

/** A thread whose turns take as long as their jobs say. */
function timedThread() {
  let clock = 0;
  const turns = fairQueue(() => clock);
  const served: string[] = [];
  const job = async (person: string, takes: number, during = () => {}) => {
    await turns.next(person);
    served.push(person);
    during();
    clock += takes;
  };
  return { job, served };
}

test("who comes with a short job waits for the turn under way, and not for each of those who have long ones", async () => {
  const { job, served } = timedThread();
  let cy = Promise.resolve();
  const come = () => {
    cy = job("cy", 20);
  };
  const long = [job("ann", 700), job("bob", 800), job("ann", 700, come), job("bob", 700), job("ann", 700)];
  await Promise.all(long);
  await cy;
  expect(served).toEqual(["ann", "bob", "ann", "cy", "bob", "ann"]);
});

test("who asks for one thing after another gets no more of the thread than who asks for all at once", async () => {
  const { job, served } = timedThread();
  const many = Array.from({ length: 6 }, () => job("ann", 500));
  for (let nth = 0; nth < 6; nth += 1) await job("bob", 500);
  await Promise.all(many);
  expect(served.slice(0, 8).filter((person) => person === "bob").length).toBe(4);
});

test("those with long turns are served beside any number of others with short ones", async () => {
  const { job, served } = timedThread();
  const long = Promise.all([job("ann", 700), job("ann", 700)]);
  let isServed = false;
  const asking = async (person: string) => {
    for (let nth = 0; nth < 100 && !isServed; nth += 1) await job(person, 1);
  };
  const short = [asking("bob"), asking("cy"), asking("dee")];
  await long;
  isServed = true;
  await Promise.all(short);
  // As much as she has used: 700 ms are fourteen of the shortest turns that are counted.
  expect(served.lastIndexOf("ann")).toBeLessThan(3 * 16);
});

test("who has had several turns is not passed over while fresh people come one after another", async () => {
  const { job, served } = timedThread();
  const coming: Promise<void>[] = [];
  let isOver = false;
  // The next one comes while the thread is busy with the one before.
  const come = (nth: number) => {
    if (nth < 200 && !isOver) coming.push(job(`new ${nth}`, 400, () => come(nth + 1)));
  };
  const ann = Array.from({ length: 8 }, (_, nth) => job("ann", 400, () => nth === 3 && come(0)));
  await Promise.all(ann);
  isOver = true;
  await Promise.all(coming);
  // Half of the thread, as beside one other person, after what she had before.
  expect(served.lastIndexOf("ann")).toBeLessThan(16);
});

test("where more come than can be served, who has waited for five seconds is served beside them", async () => {
  const { job, served } = timedThread();
  const coming: Promise<void>[] = [];
  let isOver = false;
  let came = 0;
  const come = () => {
    if (came < 200 && !isOver) coming.push(job(`new ${came++}`, 400, comeInTwos));
  };
  function comeInTwos(): void {
    come();
    come();
  }
  const ann = Array.from({ length: 3 }, () => job("ann", 400, comeInTwos));
  await Promise.all(ann);
  isOver = true;
  await Promise.all(coming);
  expect(served.lastIndexOf("ann")).toBeLessThan(2 * (5000 / 400));
});

test("a short job waits for no more than two turns beside many who have all waited long", async () => {
  const { job, served } = timedThread();
  let cy = Promise.resolve();
  const come = () => {
    cy = job("cy", 20);
  };
  const many = Array.from({ length: 20 }, (_, nth) =>
    [0, 1, 2].map((turn) => job(`long ${nth}`, 700 + nth, () => turn === 1 && nth === 10 && come())),
  );
  await Promise.all(many.flat());
  await cy;
  const came = served.indexOf("long 10", served.indexOf("long 10") + 1);
  expect(served.indexOf("cy") - came).toBeLessThanOrEqual(2);
});

test("who gives up waiting is let go at once: no turn, nothing counted, nobody made room for", async () => {
  const turns = fairQueue(() => 0);
  const served: string[] = [];
  const job = (person: string, name: string, signal?: AbortSignal) =>
    turns.next(person, signal).then(() => served.push(signal?.aborted ? `${name} let go` : name));
  const leaving = new AbortController();
  const ada = job("ada", "ada 1");
  const given = [job("bob", "bob 1", leaving.signal), job("bob", "bob 2", leaving.signal)];
  const stays = [job("cy", "cy 1"), job("cy", "cy 2")];
  expect(turns.othersWait("cy")).toBe(true);
  leaving.abort();
  await Promise.all(given);
  expect(served).toEqual(["bob 1 let go", "bob 2 let go"]);
  const again = job("bob", "bob 3");
  await Promise.all([ada, again, ...stays, job("bob", "bob 4", leaving.signal)]);
  expect(served.slice(2)).toEqual(["bob 4 let go", "ada 1", "cy 1", "bob 3", "cy 2"]);
});

test("nobody waits where all others have given up", async () => {
  const turns = fairQueue();
  const leaving = new AbortController();
  const bob = turns.next("bob", leaving.signal);
  expect(turns.othersWait("ada")).toBe(true);
  leaving.abort();
  expect(turns.othersWait("ada")).toBe(false);
  await bob;
  await turns.next("ada");
});
