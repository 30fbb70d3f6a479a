import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ASSIST_LIMITS, claimsAnswer } from "../../src/contract/assist.ts";
import { AI, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const SOURCE = "Responsible for closing the till and counting 3 registers every night";
const LIE = { source: SOURCE, suggestion: "Closed the till and counted 40 registers every night" };

describe("judging a suggestion", () => {
  let endpoint: AiEndpoint;
  let server: RunningServer;
  let ada: Visitor;

  beforeAll(async () => {
    endpoint = await startAiEndpoint(AI.status(500));
    server = await startServer({
      config: { ai: { baseUrl: endpoint.url, apiKey: null, model: "some-model" } },
    });
    ada = new Visitor(server.url);
    await ada.register("ada@example.com");
  });
  afterAll(async () => {
    await server.stop();
    await endpoint.close();
  });

  const judge = (body: object, who = ada) => who.call("POST", "/api/ai/claims", body);

  test("answers verdict, findings with their places, and what would be asked", async () => {
    const honest = { source: SOURCE, suggestion: "Closed the till and counted 3 registers every night" };
    expect((await judge(honest)).body).toEqual({
      verdict: "supported",
      supported: true,
      unsupported: [],
      ask: [],
    });
    const { status, body, headers } = await judge(LIE);
    expect({ status, cache: headers.get("cache-control") }).toEqual({ status: 200, cache: "no-store" });
    expect(claimsAnswer.strict().parse(body)).toEqual(body);
    expect(body.supported).toBe(false);
    expect(body.verdict).not.toBe("supported");
    const [{ start, end, text }] = body.unsupported;
    expect(LIE.suggestion.slice(start, end)).toBe(text);
    expect(text).toContain("40");
  });

  test("is by the person's words around the text and by what they confirmed", async () => {
    const some = { ...LIE, source: "Responsible for closing the till and counting registers every night" };
    expect((await judge(some)).body.supported).toBe(false);
    const stated = { ...some, context: { statements: ["I counted 40 registers every night"] } };
    expect((await judge(stated)).body.supported).toBe(true);
    const elsewhere = { ...some, context: { statements: ["I counted 12 registers every night"] } };
    expect((await judge(elsewhere)).body.supported).toBe(false);
  });

  test("sends nothing anywhere, needs no consent and takes nothing of the day's allowance", async () => {
    const before = (await ada.call("GET", "/api/ai/status")).body;
    expect(before.consented).toBe(false);
    expect((await judge(LIE)).status).toBe(200);
    expect(endpoint.calls).toEqual([]);
    expect((await ada.call("GET", "/api/ai/status")).body.quota.left).toBe(before.quota.left);
  });

  test.each([
    ["a source over its bound", { ...LIE, source: "x".repeat(ASSIST_LIMITS.text + 1) }, 400],
    ["a suggestion over its bound", { ...LIE, suggestion: "x".repeat(ASSIST_LIMITS.suggestion + 1) }, 400],
    ["a field of its own making", { ...LIE, verdict: "supported" }, 400],
    ["too many statements", { ...LIE, context: { statements: Array(101).fill("x") } }, 400],
    ["a body over its bound", { ...LIE, source: "x".repeat(140_000) }, 413],
  ])("refuses %s", async (_case, body, status) => {
    expect((await judge(body)).status).toBe(status);
  });

  test("leaves no word of it in the log", async () => {
    await judge({ source: SOURCE, suggestion: "Counted the zanzibar registers" });
    expect(server.log.join("\n")).not.toMatch(/zanzibar|registers/);
  });
});

test("has a rate limit of its own, apart from that of improving", async () => {
  const server = await startServer({ limits: { claimsPerMinute: 2 } });
  const bob = new Visitor(server.url);
  await bob.register("bob@example.com");
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await bob.call("POST", "/api/ai/claims", LIE)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const improve = { task: "experience", text: SOURCE };
  expect((await bob.call("POST", "/api/ai/improve", improve)).status).toBe(200);
  await server.stop();
});

test("an improvement carries its verdict and its questions, and takes what was confirmed and asked before", async () => {
  const server = await startServer();
  const eve = new Visitor(server.url);
  await eve.register("eve@example.com");
  const body = { task: "experience", text: SOURCE, context: { statements: ["I led the shift"] }, asked: 2 };
  const answer = await eve.call("POST", "/api/ai/improve", body);
  expect(answer).toMatchObject({ status: 200, body: { verdict: "supported", questions: [] } });
  for (const asked of [3, -1, "1"])
    expect((await eve.call("POST", "/api/ai/improve", { ...body, asked })).status).toBe(400);
  await server.stop();
});
