import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DRAFTS_TYPE, improveAnswer } from "../../src/contract/assist.ts";
import { AI, type AiBehaviour, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { STREAM } from "../support/ai-streams.ts";
import { improveEvents } from "../support/improve-events.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const KEY = "sk-planted-key-0123456789";
const TEXT = "Responsible for closing the till and counting 3 registers every night";
const STRONG = "Closed the till and counted 3 registers every night";
const bullet = { task: "experience", text: TEXT, tone: "professional", seniority: "mid" };
const FAILED = "There is some error at my end. Please try after some time.";

let endpoint: AiEndpoint;
let server: RunningServer;
let ada: Visitor;

beforeEach(async () => {
  endpoint = await startAiEndpoint();
});
afterEach(async () => {
  await endpoint.close();
  await server.stop();
});

async function start({ hosted = true, requestsPerDay = 100, deadline = 5_000, agreed = true } = {}) {
  server = await startServer({
    config: { ai: hosted ? { baseUrl: endpoint.url, apiKey: KEY, model: "some-model" } : null },
    limits: { assist: { requestsPerDay, patience: { deadline, pauses: [1, 1] } } },
  });
  ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  if (agreed) await ada.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
}

async function streamed(body: object = bullet) {
  const stream = await improveEvents(ada, body);
  expect(await stream.ended).toBe(true);
  return stream;
}

const left = async () => (await ada.call("GET", "/api/ai/status")).body.quota.left;

describe("an improvement that is shown while it is written", () => {
  test("comes as drafts that grow, then as the answer that anybody else gets, and counts once", async () => {
    await start();
    endpoint.behave(STREAM.answers(STRONG, 60));
    const { response, events } = await streamed();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(DRAFTS_TYPE);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const drafts = events.filter(({ event }) => event === "draft");
    expect(drafts.length).toBeGreaterThan(2);
    expect(drafts[0]).toEqual({ event: "draft", stage: "writing", text: "Closed" });
    for (const draft of drafts) {
      expect(draft.event === "draft" && STRONG.startsWith(draft.text)).toBe(true);
      // Whoever takes a draft for an answer finds nothing in it that could be used as one.
      expect(improveAnswer.safeParse(draft).success).toBe(false);
    }
    expect(await left()).toBe(99);

    endpoint.behave(AI.answers(STRONG));
    const plain = (await ada.call("POST", "/api/ai/improve", bullet)).body;
    expect(events.at(-1)).toEqual({
      event: "answer",
      answer: { ...plain, quota: { ...plain.quota, left: plain.quota.left + 1 } },
    });
    expect(events.slice(0, -1)).toEqual(drafts);
  });

  test("comes as one answer for who does not ask for events", async () => {
    await start();
    endpoint.behave(STREAM.answers(STRONG));
    for (const accept of ["application/json", "*/*", "text/html, application/json;q=0.9", ""]) {
      const { headers, body } = await ada.call("POST", "/api/ai/improve", bullet, { accept });
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(body.text).toBe(STRONG);
    }
    expect(endpoint.calls.map(({ body }) => body.stream)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("is told as being mended where the first answer made something up, and only the judged one is an answer", async () => {
    await start();
    endpoint.behave(STREAM.answers(`${STRONG}, raising revenue by 37 %`, 30), STREAM.answers(STRONG, 30));
    const { events } = await streamed();
    const stages = events.flatMap((event) => (event.event === "draft" ? [event.stage] : []));
    expect(stages.filter((stage, at) => stage !== stages[at - 1])).toEqual(
      expect.arrayContaining(["writing", "mending"]),
    );
    expect(stages.lastIndexOf("writing")).toBeLessThan(stages.indexOf("mending"));
    expect(events.at(-1)).toMatchObject({
      event: "answer",
      answer: { text: STRONG, verdict: "supported", findings: [{ code: "blocked-claim" }] },
    });
    expect(endpoint.calls.map(({ body }) => body.stream)).toEqual([true, true]);
    expect(await left()).toBe(99);
  });

  test("is plain text while it is written, cleaned of what nobody sees", async () => {
    await start();
    const hostile = `Closed\u0000 the\u202E till\u200B <img src=x onerror=alert(1)>\u001b[2J`;
    endpoint.behave(STREAM.answers(`"${hostile} and more`, 120), STREAM.answers(STRONG));
    const { events } = await streamed();
    const texts = events.flatMap((event) => (event.event === "draft" ? [event.text] : []));
    expect(texts[0]).toBe("Closed");
    for (const unseen of ["\u0000", "\u202E", "\u200B", "\u001b"])
      expect(texts.join("\n")).not.toContain(unseen);
    expect(events.at(-1)).toMatchObject({
      event: "answer",
      answer: { text: expect.not.stringContaining("<") },
    });
  });

  test("has contact details in its drafts as in its answer, and none of them left", async () => {
    await start();
    const text = "Answered calls at +1 (555) 123-4567 for Ada Example";
    endpoint.behave(STREAM.answers((sent) => sent, 40));
    const { events } = await streamed({ ...bullet, text });
    expect(events.at(-1)).toMatchObject({ event: "answer", answer: { text } });
    for (const event of events) if (event.event === "draft") expect(text.startsWith(event.text)).toBe(true);
    expect(endpoint.calls[0]?.body.messages[1]?.content).toMatch(
      /^Answered calls at \[phone 1\] for \[name 2\]\n/,
    );
  });

  test("comes without a draft where the embedded engine answers", async () => {
    await start({ hosted: false, agreed: false });
    const { response, events } = await streamed();
    expect(response.headers.get("content-type")).toBe(DRAFTS_TYPE);
    expect(events).toEqual([{ event: "answer", answer: expect.objectContaining({ engine: "embedded" }) }]);
  });

  test.each<[string, AiBehaviour]>([
    ["answers in one piece in spite of it", AI.answers(STRONG)],
    ["refuses to stream", STREAM.refusesStreams(400, AI.answers(STRONG))],
  ])("comes also from an endpoint that %s", async (_case, behaviour) => {
    await start();
    endpoint.behave(behaviour);
    const { events } = await streamed();
    expect(events.at(-1)).toMatchObject({ event: "answer", answer: { text: STRONG, engine: "hosted" } });
    expect(events.some((event) => event.event === "draft" && event.stage === "writing")).toBe(false);
  });
});

describe("the same gate", () => {
  test("stands before events: session, origin, form, consent, allowance, two at once", async () => {
    await start({ agreed: false, requestsPerDay: 3, deadline: 20_000 });
    const refused = async (...asked: Parameters<typeof improveEvents>) => {
      const { response } = await improveEvents(...asked);
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      return `${response.status} ${(await response.json()).code}`;
    };
    expect(await refused(new Visitor(server.url), bullet)).toBe("401 not_signed_in");
    const foreign = { headers: { origin: "https://evil.example" } };
    expect(await refused(ada, bullet, foreign)).toBe("403 foreign_origin");
    expect(await refused(ada, { ...bullet, tone: "angry" })).toBe("400 invalid_input");
    expect(await refused(ada, { ...bullet, text: "x".repeat(70_000) })).toBe("413 body_too_large");
    expect(await refused(ada, bullet)).toBe("403 assist_consent");
    expect(endpoint.calls).toEqual([]);
    await ada.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
    const giveUp = new AbortController();
    endpoint.behave(STREAM.neverEnds(20));
    const running = await Promise.all(
      [1, 2].map(() => improveEvents(ada, bullet, { signal: giveUp.signal })),
    );
    expect(await refused(ada, bullet)).toBe("429 assist_busy");
    giveUp.abort();
    expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([false, false]);
    endpoint.behave(STREAM.answers(STRONG));
    await expect.poll(async () => (await improveEvents(ada, bullet)).response.status).toBe(200);
    await expect.poll(left).toBe(0);
    const usedUp = await improveEvents(ada, bullet);
    expect(await usedUp.response.json()).toMatchObject({ code: "assist_quota" });
    expect(Number(usedUp.response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("tells the endpoint of who hangs up between two drafts; what was sent counts, and health stays", async () => {
    await start({ deadline: 20_000 });
    let closed = 0;
    endpoint.behave((call, response) => {
      response.on("close", () => (closed += 1));
      STREAM.neverEnds(20)(call, response);
    });
    const giveUp = new AbortController();
    const { events, ended } = await improveEvents(ada, bullet, { signal: giveUp.signal });
    await expect.poll(() => events.length).toBeGreaterThan(1);
    giveUp.abort();
    expect(await ended).toBe(false);
    await expect.poll(() => closed).toBe(1);
    expect(await left()).toBe(99);
    expect((await ada.call("GET", "/api/health")).body.parts.assist).toBe("ok");
    const slots = () => server.database.query.selectFrom("assist_slots").selectAll().execute();
    await expect.poll(slots).toEqual([]);
  });
});

test("a stream that is under way while the server closes comes to its end, and its connection with it", async () => {
  await start();
  endpoint.behave(STREAM.answers(STRONG, 100));
  const { events, ended } = await improveEvents(ada, bullet);
  const begun = performance.now();
  await server.stop();
  // A connection that is kept for another request would hold it up for more than a minute.
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(await ended).toBe(true);
  expect(events.at(-1)).toMatchObject({ event: "answer" });
});

describe("a failure", () => {
  test.each<[string, AiBehaviour, string, number]>([
    ["a status of 500", AI.status(500), FAILED, 100],
    ["a status of 401", AI.status(401), FAILED, 100],
    ["no head in time", AI.hangs(), FAILED, 100],
    ["a redirect to another host", AI.redirects("http://127.0.0.1:1/"), FAILED, 100],
    ["signs of life and no word", STREAM.keepsAlive(100), FAILED, 99],
    ["a stream without a word", STREAM.answers(""), "Please try after few minutes", 99],
    ["an error before the first word", STREAM.failsAfter(""), FAILED, 99],
  ])(
    "before the first draft is an answer with its status: %s",
    async (_case, behaviour, message, remaining) => {
      await start({ deadline: 1_500 });
      endpoint.behave(behaviour);
      const { response } = await improveEvents(ada, bullet);
      expect(response.status).toBe(502);
      expect((await response.json()).message).toBe(message);
      expect(await left()).toBe(remaining);
    },
  );

  test.each<[string, AiBehaviour]>([
    ["cut off in the middle", STREAM.cutsAfter("Closed the till", 60)],
    ["ended without saying so", STREAM.endsAfter("Closed the till")],
    ["an error in the middle", STREAM.failsAfter("Closed the till")],
    ["some words and then silence", STREAM.stallsAfter("Closed the till")],
    ["words without an end", STREAM.neverEnds(20)],
    ["10 MB", STREAM.floods()],
    ["a text over its bound", STREAM.answers(`Closed ${"a".repeat(12_000)}`, 50)],
  ])("after the first draft is the last event, in the shape of any other: %s", async (_case, behaviour) => {
    await start({ deadline: 1_500 });
    endpoint.behave(behaviour);
    const { response, events } = await streamed();
    expect(events[0]).toMatchObject({ event: "draft", stage: "writing" });
    expect(events.at(-1)).toEqual({
      event: "problem",
      status: 502,
      problem: {
        code: "assist_failed",
        message: FAILED,
        requestId: response.headers.get("x-request-id"),
      },
    });
    expect(events.filter(({ event }) => event !== "draft")).toHaveLength(1);
    expect(await left()).toBe(99);
    // Whoever runs the server learns of it as of any other, without a word of any text.
    const log = server.log.join("\n");
    expect(log).toContain("the AI endpoint failed");
    expect(log).toMatch(/"route":"\/api\/ai\/improve","status":502,"code":"assist_failed"/);
    for (const secret of [KEY, "till", "Closed", "phones", "a message of the endpoint"])
      expect(log).not.toContain(secret);
    expect((await ada.call("GET", "/api/health")).body.parts.assist).toBe("failing");
  });

  test("to mend an answer is told, and the first answer is not given out instead", async () => {
    await start({ deadline: 1_000 });
    endpoint.behave(STREAM.answers(`${STRONG}, raising revenue by 37 %`, 20), AI.hangs());
    const { events } = await streamed();
    expect(events.at(-1)).toMatchObject({ event: "problem", problem: { code: "assist_failed" } });
    expect(events.at(-2)).toMatchObject({ event: "draft", stage: "mending" });
    expect(events.some(({ event }) => event === "answer")).toBe(false);
    expect(await left()).toBe(99);
  });
});
