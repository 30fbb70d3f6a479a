import { afterEach, expect, test, vi } from "vitest";
import { callForEvents } from "./call-for-events.ts";

afterEach(() => vi.unstubAllGlobals());

const NDJSON = { headers: { "content-type": "application/x-ndjson" } };

/** The outcome of a call that is answered with these parts, and what was told before it. */
async function called(...parts: (string | Uint8Array<ArrayBuffer> | Error)[]) {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
    },
  });
  const fetch = vi.fn(async () => new Response(body, NDJSON));
  return { ...(await outcomeOf(fetch)), fetch };
}

async function outcomeOf(fetch: () => Promise<Response>) {
  vi.stubGlobal("fetch", fetch);
  const events: unknown[] = [];
  const read = (answer: unknown) => (typeof answer === "string" ? answer : null);
  const outcome = await callForEvents({ method: "POST", path: "/api/ai/improve", body: {}, read }, (event) =>
    events.push(event),
  );
  return { events, outcome };
}

test("events are told as they come, and the answer ends the call", async () => {
  const { events, outcome, fetch } = await called(
    '{"event":"draft","text":"a"}\n{"event":"dr',
    'aft","text":"b"}\n{"event":"answer","answer":"done"}\n{"event":"draft","text":"c"}\n',
  );
  expect(events).toEqual([
    { event: "draft", text: "a" },
    { event: "draft", text: "b" },
  ]);
  expect(outcome).toEqual({ ok: true, value: "done" });
  expect(fetch.mock.calls[0]).toMatchObject([
    "/api/ai/improve",
    { headers: { accept: "application/x-ndjson", "content-type": "application/json" } },
  ]);
});

test("a character whose bytes come in two parts is whole", async () => {
  const bytes = new TextEncoder().encode('{"event":"answer","answer":"é"}\n');
  const at = bytes.indexOf(0xc3) + 1;
  expect((await called(bytes.slice(0, at), bytes.slice(at))).outcome).toEqual({ ok: true, value: "é" });
});

test("a problem is the failure that it would have been as an answer", async () => {
  const problem = { code: "assist_failed", message: "No.", requestId: "1" };
  const { outcome } = await called(`${JSON.stringify({ event: "problem", status: 502, problem })}\n`);
  expect(outcome).toMatchObject({
    ok: false,
    failure: { status: 502, code: "assist_failed", message: "No." },
  });
});

test.each([
  ["cut off", [new Error("cut")], null],
  ["ended without an answer", [], 200],
  ["half a line at its end", ['{"event":"answer","answer":"do'], 200],
  ["an answer of another shape", ['{"event":"answer","answer":4}\n'], 200],
  ["what is no JSON", ["<html>\n"], null],
])("a stream with %s is a failure, whatever was told before", async (_case, parts, status) => {
  const { outcome } = await called('{"event":"draft","text":"done"}\n', ...parts);
  expect(outcome).toMatchObject({ ok: false, failure: { status, code: null } });
});

test("an answer in one piece is read, and so is a failure", async () => {
  expect((await outcomeOf(async () => Response.json("done"))).outcome).toEqual({ ok: true, value: "done" });
  const refused = async () => Response.json({ code: "assist_quota", message: "Tomorrow." }, { status: 429 });
  expect((await outcomeOf(refused)).outcome).toMatchObject({
    failure: { status: 429, code: "assist_quota", message: "Tomorrow." },
  });
  const offline = async () => Promise.reject(new TypeError("Failed to fetch"));
  expect((await outcomeOf(offline)).outcome).toMatchObject({ failure: { status: null } });
});
