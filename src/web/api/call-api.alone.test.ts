import { afterEach, expect, test, vi } from "vitest";
import { callApi, done } from "./call-api.ts";

const GENERIC = "Something went wrong. Please try again.";

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const call = () => callApi({ method: "POST", path: "/api/auth/login", body: { email: "a" }, read: done });

test.each([200, 204, 299])("an answer with status %i is a success", async (status) => {
  answering(async () => new Response(null, { status }));
  expect(await call()).toEqual({ ok: true, value: true });
});

test("no deadline is set", async () => {
  const fetch = answering(async () => new Response("{}"));
  await call();
  expect(fetch.mock.calls[0]).toEqual([
    "/api/auth/login",
    expect.not.objectContaining({ signal: expect.anything() }),
  ]);
});

test("a refusal carries the server's message and its issues", async () => {
  const issues = [{ code: "wrong-type", pointer: "/email", message: "Email is required" }, "odd"];
  answering(async () => Response.json({ code: "invalid_input", message: "No.", issues }, { status: 400 }));
  expect(await call()).toMatchObject({
    ok: false,
    failure: {
      status: 400,
      code: "invalid_input",
      message: "No.",
      issues: [{ pointer: "/email", message: "Email is required" }],
    },
  });
});

test.each([
  ["no message", async () => Response.json({}, { status: 500 }), 500],
  ["a message that is no text", async () => Response.json({ message: {} }, { status: 500 }), 500],
  ["no JSON", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
  ["nobody", () => Promise.reject(new TypeError("Failed to fetch")), null],
])("a refusal with %s is told in general words", async (_what, answer, status) => {
  answering(answer);
  expect(await call()).toMatchObject({ ok: false, failure: { status, message: GENERIC, issues: [] } });
});

test("a success that cannot be read is a failure", async () => {
  answering(async () => Response.json({ surprise: true }));
  const outcome = await callApi({ method: "GET", path: "/api/settings", read: () => null });
  expect(outcome).toMatchObject({ ok: false, failure: { status: 200, message: GENERIC, issues: [] } });
});
