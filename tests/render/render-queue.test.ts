import { afterEach, expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { GivenOrder } from "../../src/renderers/file/read-order.ts";
import {
  createRenderQueue,
  type RenderQueue,
  type RenderQueueOptions,
} from "../../src/renderers/file/render-queue.ts";
import { openProcess } from "../../src/threads/open-process.ts";

const open: RenderQueue[] = [];

function queueWith(options: Partial<RenderQueueOptions>): RenderQueue {
  const renderQueue = createRenderQueue({
    pdf: { workers: 1, deadline: 20_000 },
    deadline: 30_000,
    orderLimit: 8,
    open: openProcess,
    idle: 60_000,
    ...options,
  });
  open.push(renderQueue);
  return renderQueue;
}

afterEach(() => Promise.all(open.splice(0).map((renderQueue) => renderQueue.close())));

const order = (resume: unknown): GivenOrder => ({ resume, page: "a4", fit: false, format: "pdf" });
const endless = order({
  version: 1,
  experience: Array.from({ length: 60 }, () => ({
    company: "C",
    title: "T",
    period: "P",
    bullets: Array.from({ length: 60 }, () => "A bullet of some words. ".repeat(2)),
  })),
});

test("a document that takes too long ends its worker, and the queue goes on with another", async () => {
  const renderQueue = queueWith({ pdf: { workers: 1, deadline: 400 } });
  await expect(renderQueue.render(endless)).rejects.toMatchObject({ code: "too_slow" });
  await expect(renderQueue.render(endless)).rejects.toMatchObject({ code: "too_slow" });
  const small = await renderQueue.render(order({ version: 1, name: "Ada" }));
  expect(small).toMatchObject({ ok: true, person: "Ada", file: { pages: 1 } });
});

test("one order more than the queue takes is turned away at once", async () => {
  const renderQueue = queueWith({ orderLimit: 1 });
  const first = renderQueue.render(order(sampleResume));
  await expect(renderQueue.render(order(sampleResume))).rejects.toMatchObject({ code: "busy" });
  expect(await first).toMatchObject({ ok: true });
});

test("an order whose giver is gone is not begun, and those behind it are served", async () => {
  const renderQueue = queueWith({ orderLimit: 8 });
  await renderQueue.render(order(sampleResume));
  const leaving = new AbortController();
  const slow = renderQueue.render(endless);
  const left = Array.from({ length: 5 }, () => renderQueue.render(endless, leaving.signal));
  const outcomes = Promise.allSettled(left);
  leaving.abort();
  const last = await renderQueue.render(order({ version: 1, name: "Ada" }));
  expect(last).toMatchObject({ ok: true, person: "Ada" });
  expect(await slow).toMatchObject({ ok: true });
  expect((await outcomes).map((outcome) => outcome.status === "rejected" && outcome.reason.code)).toEqual(
    Array(5).fill("busy"),
  );
});

const two = { pdf: { workers: 2, deadline: 20_000 } };
const nobody = () => new AbortController().signal;

test("a file that is made ahead is the very file that is made when it is asked for", async () => {
  const renderQueue = queueWith(two);
  const ahead = await renderQueue.renderAhead(order(sampleResume), nobody());
  const asked = await renderQueue.render(order(sampleResume));
  if (!ahead.ok || !asked.ok) throw new Error("the sample is a resume");
  expect(Buffer.from(ahead.file.bytes).equals(Buffer.from(asked.file.bytes))).toBe(true);
});

test("nothing is made ahead where the last free worker would be taken, nor two at once", async () => {
  const small = queueWith({});
  await expect(small.renderAhead(order(sampleResume), nobody())).rejects.toMatchObject({ code: "busy" });
  const renderQueue = queueWith(two);
  const asked = renderQueue.render(order(sampleResume));
  await expect(renderQueue.renderAhead(order(sampleResume), nobody())).rejects.toMatchObject({
    code: "busy",
  });
  expect(await asked).toMatchObject({ ok: true });
  const wide = queueWith({ pdf: { workers: 4, deadline: 20_000 } });
  const first = wide.renderAhead(order(sampleResume), nobody());
  await expect(wide.renderAhead(order(sampleResume), nobody())).rejects.toMatchObject({ code: "busy" });
  expect(await first).toMatchObject({ ok: true });
});

test("who asks for a file does not wait for one that is made ahead", async () => {
  const renderQueue = queueWith(two);
  await renderQueue.render(order(sampleResume));
  let isMade = false;
  // It keeps the one worker that it has, or gives way: those that were asked for take the other, or both.
  const ahead = renderQueue.renderAhead(endless, nobody()).then(
    () => {
      isMade = true;
    },
    ({ code }) => expect(code).toBe("busy"),
  );
  const asked = Array.from({ length: 3 }, () => renderQueue.render(order({ version: 1, name: "Ada" })));
  for (const result of await Promise.all(asked)) expect(result).toMatchObject({ ok: true });
  expect(isMade).toBe(false);
  await ahead;
});

test("an engine that nobody needs ends with its process, and the next order starts another", async () => {
  const ended: Promise<number>[] = [];
  const waited: number[] = [];
  const renderQueue = queueWith({
    idle: 300,
    onWaited: (ms) => void waited.push(ms),
    open(script, options) {
      const worker = openProcess(script, options);
      ended.push(new Promise((resolve) => worker.on("exit", resolve)));
      return worker;
    },
  });
  // Longer than the idle time: an engine with work is not idle.
  expect(await renderQueue.render(order(sampleResume))).toMatchObject({ ok: true });
  expect(ended).toHaveLength(1);
  await ended[0];
  expect(await renderQueue.render(order(sampleResume))).toMatchObject({ ok: true });
  expect(ended).toHaveLength(2);
  // Each waited for the start of the engine, and that is told.
  expect(waited).toHaveLength(2);
  expect(Math.min(...waited)).toBeGreaterThan(100);
});
