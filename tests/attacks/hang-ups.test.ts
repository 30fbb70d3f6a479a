import { afterEach, expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { AI, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: RunningServer;
let endpoint: AiEndpoint | undefined;

afterEach(async () => {
  await server.stop();
  await endpoint?.close();
  endpoint = undefined;
});

/** Sends a request and hangs up once `when` says so; the status, or null where nobody waited for one. */
async function cut(path: string, body: object, when: () => boolean, cookie = ""): Promise<number | null> {
  const leaving = new AbortController();
  const answer = fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).then(
    ({ status }) => status,
    () => null,
  );
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  await expect.poll(() => answered || when()).toBe(true);
  leaving.abort();
  return answer;
}

/** Somebody who may ask the endpoint three times. */
async function agreeToEndpoint(url: string): Promise<Visitor> {
  server = await startServer({
    config: { ai: { baseUrl: url, apiKey: null, model: "some-model" } },
    limits: { assist: { requestsPerDay: 3, patience: {} } },
  });
  const ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  await ada.call("POST", "/api/ai/consent", { host: new URL(url).host });
  return ada;
}

test("what was sent to the AI endpoint counts, also for who hangs up; and the endpoint is told", async () => {
  endpoint = await startAiEndpoint();
  let closed = 0;
  endpoint.behave((_call, response) => void response.on("close", () => (closed += 1)));
  const ada = await agreeToEndpoint(endpoint.url);
  const { calls } = endpoint;
  const bullet = { task: "experience", text: "Responsible for closing the till every night" };
  const statuses: (number | null)[] = [];
  for (let request = 0; request < 8; request += 1) {
    const before = calls.length;
    statuses.push(await cut("/api/ai/improve", bullet, () => calls.length > before, ada.cookie));
    const sent = calls.length;
    // The one before has to be over: two at once are allowed, and the third is told to wait.
    await expect.poll(() => closed).toBe(sent);
  }
  expect(calls).toHaveLength(3);
  expect(statuses).toEqual([null, null, null, 429, 429, 429, 429, 429]);
  expect((await ada.call("GET", "/api/ai/status")).body.quota.left).toBe(0);
  // Strangers who hang up do not make the server look ill.
  expect((await ada.call("GET", "/api/health")).body.parts.assist).toBe("ok");
});

test("an endpoint that was not reached costs nothing", async () => {
  endpoint = await startAiEndpoint(AI.status(500));
  server = await startServer({
    config: { ai: { baseUrl: "http://127.0.0.1:1/v1", apiKey: null, model: "some-model" } },
    limits: { assist: { requestsPerDay: 3, patience: { pauses: [] } } },
  });
  const ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  await ada.call("POST", "/api/ai/consent", { host: "127.0.0.1:1" });
  const bullet = { task: "experience", text: "Responsible for closing the till every night" };
  expect((await ada.call("POST", "/api/ai/improve", bullet)).status).toBe(502);
  expect((await ada.call("GET", "/api/ai/status")).body.quota.left).toBe(3);
});

test("files that nobody waits for are counted", async () => {
  server = await startServer({ limits: { rendersPerMinute: 4 } });
  const order = { resume: sampleResume, format: "pdf" };
  let arrived = 0;
  server.app.server.on("request", () => {
    arrived += 1;
  });
  for (let request = 1; request <= 4; request += 1)
    await cut("/api/render", order, () => arrived === request);
  expect((await new Visitor(server.url).call("POST", "/api/render", order)).status).toBe(429);
});

test("whoever makes the AI endpoint answer badly has no more of it than others", async () => {
  endpoint = await startAiEndpoint(AI.answers("a ".repeat(7_000)));
  const ada = await agreeToEndpoint(endpoint.url);
  const bullet = { task: "experience", text: "Responsible for closing the till every night" };
  const statuses: number[] = [];
  for (let request = 0; request < 5; request += 1)
    statuses.push((await ada.call("POST", "/api/ai/improve", bullet)).status);
  expect(statuses).toEqual([502, 502, 502, 429, 429]);
  expect(endpoint.calls).toHaveLength(3);
});
