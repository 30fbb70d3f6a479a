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

const two = { pdf: { workers: 2, deadline: 20_000 } };
const nobody = () => new AbortController().signal;

test("a file that is made ahead is the very file that is made when it is asked for", async () => {
  const desk = deskWith(two);
  const ahead = await desk.renderAhead(order(sampleResume), nobody());
  const asked = await desk.render(order(sampleResume));
  if (!ahead.ok || !asked.ok) throw new Error("the sample is a resume");
  expect(Buffer.from(ahead.file.bytes).equals(Buffer.from(asked.file.bytes))).toBe(true);
});

test("nothing is made ahead where the last free worker would be taken, nor two at once", async () => {
  const small = deskWith({});
  await expect(small.renderAhead(order(sampleResume), nobody())).rejects.toMatchObject({ code: "busy" });
  const desk = deskWith(two);
  const asked = desk.render(order(sampleResume));
  await expect(desk.renderAhead(order(sampleResume), nobody())).rejects.toMatchObject({ code: "busy" });
  expect(await asked).toMatchObject({ ok: true });
  const wide = deskWith({ pdf: { workers: 4, deadline: 20_000 } });
  const first = wide.renderAhead(order(sampleResume), nobody());
  await expect(wide.renderAhead(order(sampleResume), nobody())).rejects.toMatchObject({ code: "busy" });
  expect(await first).toMatchObject({ ok: true });
});

test("who asks for a file does not wait for one that is made ahead", async () => {
  const desk = deskWith(two);
  await desk.render(order(sampleResume));
  let isMade = false;
  // It keeps the one worker that it has, or gives way: those that were asked for take the other, or both.
  const ahead = desk.renderAhead(endless, nobody()).then(
    () => {
      isMade = true;
    },
    ({ code }) => expect(code).toBe("busy"),
  );
  const asked = Array.from({ length: 3 }, () => desk.render(order({ version: 1, name: "Ada" })));
  for (const result of await Promise.all(asked)) expect(result).toMatchObject({ ok: true });
  expect(isMade).toBe(false);
  await ahead;
});
