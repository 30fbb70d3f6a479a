import { afterEach, expect, test, vi } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { GivenOrder } from "../../src/renderers/file/read-order.ts";
import type { RenderAnswer, RenderRequest } from "../../src/renderers/file/render-messages.ts";
import { createRenderQueue, type RenderQueue } from "../../src/renderers/file/render-queue.ts";
import { makeFile } from "../../src/server/exports/render-service.ts";
import { type OpenWorker, openProcess, type WorkerHandle } from "../../src/threads/open-process.ts";

const order: GivenOrder = { resume: sampleResume, page: "a4", fit: false, format: "pdf" };
const DEADLINE = 4300;
const COLD_START = 10_000;
const nobody = () => new AbortController().signal;

const queues: RenderQueue[] = [];
function queueOn(open: OpenWorker, deadline = DEADLINE): RenderQueue {
  const pdf = { workers: 2, deadline: 20_000 };
  const queue = createRenderQueue({ pdf, deadline, orderLimit: 8, open, idle: 60_000 });
  queues.push(queue);
  return queue;
}
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.close())));

test("orders that an engine had not begun when it was killed are made by the next one", async () => {
  const engines: WorkerHandle[] = [];
  const queue = queueOn((script, options) => {
    const engine = openProcess(script, options);
    engines.push(engine);
    return engine;
  }, 30_000);
  const made = Promise.all([queue.render(order), queue.render(order)]);
  await engines[0]?.terminate();
  expect(await made).toMatchObject([{ ok: true }, { ok: true }]);
  expect(engines).toHaveLength(2);
});

/** An engine that does what a test says. */
function madeUpEngine() {
  const hear: Record<string, ((given: never) => void)[]> = {};
  const emit = (event: string, given: unknown) => {
    for (const each of hear[event] ?? []) each(given as never);
  };
  const given: RenderRequest[] = [];
  const handle: WorkerHandle = {
    postMessage: (request: RenderRequest) => void given.push(request),
    on: (event: string, listener: (given: never) => void) => {
      hear[event] = [...(hear[event] ?? []), listener];
    },
    terminate: async () => 0,
    unref: () => {},
  };
  return {
    handle,
    orders: () => given.flatMap((request) => (request.kind === "order" ? [request.id] : [])),
    says: (answer: RenderAnswer) => emit("message", answer),
    isReady: () => emit("message", { kind: "alive", ready: true }),
    begins: (id: number) => emit("message", { kind: "begun", id }),
    answers: (id: number) =>
      emit("message", { kind: "done", id, result: { ok: true, file: {}, person: `of ${id}` } }),
    dies: () => emit("exit", 137),
  };
}

type Engine = ReturnType<typeof madeUpEngine>;
function madeUpQueue() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  const engines: Engine[] = [];
  const queue = queueOn(() => {
    const engine = madeUpEngine();
    engines.push(engine);
    return engine.handle;
  });
  const engine = (place: number) => {
    const found = engines[place];
    if (!found) throw new Error(`engine ${place} was not started`);
    return found;
  };
  return { queue, engine, count: () => engines.length };
}

afterEach(() => void vi.useRealTimers());

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    (result) => result,
    (failure) => failure,
  );

test("after an engine was killed the next order waits for the start of another, as the first one did", async () => {
  const { queue, engine } = madeUpQueue();
  const first = queue.render(order);
  engine(0).isReady();
  engine(0).answers(0);
  expect(await first).toMatchObject({ ok: true });
  engine(0).dies();
  const second = queue.render(order);
  await vi.advanceTimersByTimeAsync(DEADLINE + COLD_START / 2);
  engine(1).isReady();
  engine(1).answers(1);
  expect(await second).toMatchObject({ ok: true });
});

test("when an engine dies, what it was making fails as something that passes, and what waited goes to the next one", async () => {
  const { queue, engine, count } = madeUpQueue();
  const [made, waiting, left] = [new AbortController(), nobody(), new AbortController()];
  const outcomes = [
    makeFile(queue, order, { signal: made.signal, waitedMs: 0 }),
    queue.render(order, waiting),
    queue.render(order, left.signal),
  ].map(outcomeOf);
  engine(0).isReady();
  engine(0).begins(0);
  left.abort();
  engine(0).dies();
  expect(count()).toBe(2);
  expect(engine(1).orders()).toEqual([1]);
  // What the dead one had still under way to us is about its orders, not about those of its successor.
  engine(0).says({ kind: "failed", id: 1, code: "refused", cause: null });
  await vi.advanceTimersByTimeAsync(DEADLINE + COLD_START / 2);
  engine(1).isReady();
  engine(1).answers(1);
  expect(await Promise.all(outcomes)).toMatchObject([
    { code: "unavailable" },
    { ok: true, person: "of 1" },
    { code: "ended" },
  ]);
});

test("a file that nobody has asked for yet is not made again when its engine dies", async () => {
  const { queue, engine, count } = madeUpQueue();
  const ahead = outcomeOf(queue.renderAhead(order, nobody()));
  engine(0).dies();
  expect(await ahead).toMatchObject({ code: "ended" });
  expect(count()).toBe(1);
});

test("an order that ends two engines before it is begun ends no third", async () => {
  const { queue, engine, count } = madeUpQueue();
  const outcome = outcomeOf(queue.render(order));
  engine(0).dies();
  engine(1).dies();
  expect(await outcome).toMatchObject({ code: "ended" });
  expect(count()).toBe(2);
});

test("an engine that is still starting is not taken for a stuck one, and one that never comes up is not the document's fault", async () => {
  const { queue, engine, count } = madeUpQueue();
  const first = outcomeOf(queue.render(order, nobody(), DEADLINE));
  // Due at the end of the time for a start; the engine has been silent for three times as long as one that is stuck.
  await vi.advanceTimersByTimeAsync(COLD_START);
  expect(await first).toMatchObject({ code: "busy" });
  expect(count()).toBe(1);
  const second = outcomeOf(queue.render(order));
  await vi.advanceTimersByTimeAsync(DEADLINE + COLD_START);
  expect(await second).toMatchObject({ code: "ended" });
  // A sign of one that loads does not shorten the time that it has for it.
  const third = outcomeOf(queue.render(order, nobody(), DEADLINE));
  engine(1).says({ kind: "alive", ready: false });
  await vi.advanceTimersByTimeAsync(COLD_START);
  expect(await third).toMatchObject({ code: "busy" });
  expect(count()).toBe(2);
});

test("an engine that falls silent over an order is the order's fault, and those that wait behind it are made by the next", async () => {
  const { queue, engine, count } = madeUpQueue();
  const outcomes = [outcomeOf(queue.render(order))];
  engine(0).isReady();
  outcomes.push(outcomeOf(queue.render(order)));
  await vi.advanceTimersByTimeAsync(1000);
  outcomes.push(outcomeOf(queue.render(order)));
  await vi.advanceTimersByTimeAsync(DEADLINE - 1000);
  expect(await outcomes[1]).toMatchObject({ code: "too_slow" });
  expect(count()).toBe(2);
  expect(engine(1).orders()).toEqual([0, 2]);
  for (const id of engine(1).orders()) engine(1).answers(id);
  expect(await Promise.all(outcomes)).toMatchObject([{ ok: true }, { code: "too_slow" }, { ok: true }]);
});
