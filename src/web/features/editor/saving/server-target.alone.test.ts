import { afterEach, expect, test, vi } from "vitest";
import { emptyContent } from "../../../drafts/draft-content.ts";
import type { PendingSave } from "./save-machine.ts";
import { serverTarget } from "./server-target.ts";

interface Sent {
  method: string;
  body: Record<string, unknown>;
  keepalive: boolean;
  signal: AbortSignal | null | undefined;
}

const titled = (title: string) => ({ ...emptyContent(), title });
const pendingOf = (title: string, change: Partial<PendingSave> = {}): PendingSave => ({
  saveId: "save-one",
  edit: 1,
  base: 3,
  content: titled(title),
  decided: false,
  ...change,
});

function answering(...answers: (Response | Promise<Response> | "silence")[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    sent.push({
      method: init.method ?? "",
      body: JSON.parse(String(init.body)),
      keepalive: init.keepalive ?? false,
      signal: init.signal,
    });
    const answer = answers.shift();
    if (answer && answer !== "silence") return Promise.resolve(answer);
    return new Promise((_resolve, reject) =>
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
  });
  return sent;
}

const summary = (title: string, revision: number) => ({ id: "r1", title, revision, template: "google" });
const saved = (revision: number) => Response.json(summary("First", revision));
const targetOf = (title: string | null, change: object = {}) =>
  serverTarget({ id: "r1", title, isOwner: () => true, isLeaving: () => false, ...change });

afterEach(() => vi.unstubAllGlobals());

test("a title goes along only when this page changed it", async () => {
  const sent = answering(saved(4), saved(5), saved(6));
  const target = targetOf("First");
  await target.save(pendingOf("First"));
  await target.save(pendingOf("Second", { saveId: "save-two", base: 4 }));
  await target.save(pendingOf("Second", { saveId: "save-three", base: 5 }));
  expect(sent.map(({ body }) => body.title)).toEqual([undefined, "Second", undefined]);
});

test("a title that follows the content takes the place of the known one only", async () => {
  const sent = answering(saved(4), saved(5));
  const named = (name: string) => ({
    ...emptyContent(),
    title: name,
    resume: { ...emptyContent().resume, name },
  });
  await targetOf("Jane").save(pendingOf("", { content: named("Jane Doe") }));
  await targetOf(null).save(pendingOf("", { content: named("Jane Doe") }));
  expect(sent.map(({ body }) => [body.title, body.replacesTitle])).toEqual([
    ["Jane Doe", "Jane"],
    [undefined, undefined],
  ]);
});

test("a title that the server is not known to have goes along", async () => {
  const sent = answering(saved(4));
  await targetOf(null).save(pendingOf("Changed while the server was away"));
  expect(sent[0]?.body.title).toBe("Changed while the server was away");
});

test("a title chosen in a conflict goes along, also when it is the one that the page had all along", async () => {
  const current = { ...summary("Renamed elsewhere", 4), resume: emptyContent().resume };
  const sent = answering(Response.json({ current }, { status: 409 }), saved(5));
  const target = targetOf("First");
  expect(await target.save(pendingOf("First"))).toMatchObject({ type: "conflict", current: { revision: 4 } });
  await target.save(pendingOf("First", { saveId: "save-two", base: 4, decided: true }));
  expect(sent.map(({ body }) => body.title)).toEqual([undefined, "First"]);
});

test("a try that gets no answer at all is overtaken by another one, later each time, and is not cut off", async () => {
  const waits: number[] = [];
  const patienceMs = (tries: number) => {
    waits.push(tries);
    return 1;
  };
  const sent = answering("silence", "silence", saved(4));
  const target = targetOf("First", { patienceMs });
  expect(await target.save(pendingOf("First"))).toEqual({ type: "unreachable", message: null });
  expect(await target.save(pendingOf("First"))).toEqual({ type: "unreachable", message: null });
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
  await target.save(pendingOf("First", { saveId: "save-two" }));
  expect(waits).toEqual([0, 1, 0]);
  // Answered or not, the save before is done with.
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

test("the answer to a slow try counts although another one went out since", async () => {
  const slow = Promise.withResolvers<Response>();
  answering(slow.promise, "silence");
  const target = targetOf("First", { patienceMs: (tries: number) => (tries === 0 ? 1 : 60_000) });
  expect(await target.save(pendingOf("First"))).toEqual({ type: "unreachable", message: null });
  const again = target.save(pendingOf("First"));
  slow.resolve(saved(4));
  expect(await again).toEqual({ type: "saved", revision: 4 });
});

test("three tries of a save may be without an answer; the oldest makes room for a fourth", async () => {
  const sent = answering("silence", "silence", "silence", saved(4));
  const target = targetOf("First", { patienceMs: (tries: number) => (tries < 3 ? 1 : 60_000) });
  for (let tries = 0; tries < 3; tries++) await target.save(pendingOf("First"));
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false, false, false]);
  expect(await target.save(pendingOf("First"))).toEqual({ type: "saved", revision: 4 });
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false, false, false]);
});

test("what is sent while the page goes away outlives it, unless it is too long for that", async () => {
  const sent = answering(saved(4), saved(5));
  const target = targetOf("First", { isLeaving: () => true });
  await target.save(pendingOf("First"));
  const resume = { ...emptyContent().resume, summary: "x".repeat(30_000) };
  await target.save(pendingOf("First", { saveId: "save-two", content: { ...titled("First"), resume } }));
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});
