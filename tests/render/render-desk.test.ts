import { afterEach, expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { GivenOrder } from "../../src/renderers/file/read-order.ts";
import { createRenderDesk, type DeskOptions, type RenderDesk } from "../../src/renderers/file/render-desk.ts";

const open: RenderDesk[] = [];

function deskWith(options: Partial<DeskOptions>): RenderDesk {
  const desk = createRenderDesk({
    pdf: { workers: 1, deadline: 20_000 },
    deadline: 30_000,
    orderLimit: 8,
    ...options,
  });
  open.push(desk);
  return desk;
}

afterEach(() => Promise.all(open.splice(0).map((desk) => desk.close())));

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

test("a document that takes too long ends its worker, and the desk goes on with another", async () => {
  const desk = deskWith({ pdf: { workers: 1, deadline: 400 } });
  await expect(desk.render(endless)).rejects.toMatchObject({ code: "too_slow" });
  await expect(desk.render(endless)).rejects.toMatchObject({ code: "too_slow" });
  const small = await desk.render(order({ version: 1, name: "Ada" }));
  expect(small).toMatchObject({ ok: true, person: "Ada", file: { pages: 1 } });
});

test("one order more than the desk takes is turned away at once", async () => {
  const desk = deskWith({ orderLimit: 1 });
  const first = desk.render(order(sampleResume));
  await expect(desk.render(order(sampleResume))).rejects.toMatchObject({ code: "busy" });
  expect(await first).toMatchObject({ ok: true });
});

test("an order whose giver is gone is not begun, and those behind it are served", async () => {
  const desk = deskWith({ orderLimit: 8 });
  await desk.render(order(sampleResume));
  const leaving = new AbortController();
  const slow = desk.render(endless);
  const left = Array.from({ length: 5 }, () => desk.render(endless, leaving.signal));
  const outcomes = Promise.allSettled(left);
  leaving.abort();
  const last = await desk.render(order({ version: 1, name: "Ada" }));
  expect(last).toMatchObject({ ok: true, person: "Ada" });
  expect(await slow).toMatchObject({ ok: true });
  expect((await outcomes).map((outcome) => outcome.status === "rejected" && outcome.reason.code)).toEqual(
    Array(5).fill("busy"),
  );
});
