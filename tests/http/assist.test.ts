import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AI, type AiBehaviour, type AiEndpoint, startAiEndpoint, textOf } from "../support/ai-endpoint.ts";
import { ENGINES } from "../support/databases.ts";
import { type RunningServer, type ServerOptions, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const KEY = "sk-planted-key-0123456789";
const TEXT = "Responsible for closing the till and counting 3 registers every night";
const bullet = { task: "experience", text: TEXT, tone: "professional", seniority: "mid" };
const FAILED = "There is some error at my end. Please try after some time.";

for (const { engine, create } of ENGINES) {
  describe(`improving on ${engine}`, () => {
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

    async function start(options: ServerOptions & { hosted?: boolean; requestsPerDay?: number } = {}) {
      const { hosted = true, requestsPerDay = 100, ...rest } = options;
      const ai = hosted ? { baseUrl: endpoint.url, apiKey: KEY, model: "some-model" } : null;
      // The first call of a thread loads what it needs, on a machine that does other work as well.
      const patience = { deadline: 1500, pauses: [1, 1] };
      server = await startServer({
        place: await create(),
        config: { ai },
        limits: { assist: { requestsPerDay, patience } },
        ...rest,
      });
      ada = new Visitor(server.url);
      await ada.register("ada@example.com");
    }

    const improve = (body: object = bullet, who = ada) => who.call("POST", "/api/ai/improve", body);
    const agree = () => ada.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
    const left = async () => (await ada.call("GET", "/api/ai/status")).body.quota.left;

    test("without an endpoint the embedded engine answers, and nothing has to be agreed to", async () => {
      await start({ hosted: false });
      expect((await ada.call("GET", "/api/ai/status")).body).toEqual({
        engine: "embedded",
        host: null,
        consented: true,
        quota: { limit: 100, left: 100, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) },
      });
      const { status, body } = await improve();
      expect(status).toBe(200);
      expect(body).toMatchObject({ engine: "embedded", refused: false, quota: { left: 99 } });
      expect(body.text).toMatch(/^\w+/);
      expect(body.text).not.toContain("Responsible for");
      expect(body.text).toContain("3 registers");
    });

    test("nothing is sent to a host that the person has not agreed to, and the agreement names it", async () => {
      await start();
      endpoint.behave(AI.answers("Closed the till and counted 3 registers every night"));
      expect((await ada.call("GET", "/api/ai/status")).body).toMatchObject({
        engine: "hosted",
        host: new URL(endpoint.url).host,
        consented: false,
      });
      expect(await improve()).toMatchObject({ status: 403, body: { code: "assist_consent" } });
      const elsewhere = await ada.call("POST", "/api/ai/consent", { host: "elsewhere.example" });
      expect(elsewhere.status).toBe(400);
      expect((await improve()).status).toBe(403);
      expect(endpoint.calls).toEqual([]);
      expect((await agree()).status).toBe(204);
      expect((await improve()).body).toMatchObject({
        text: "Closed the till and counted 3 registers every night",
        engine: "hosted",
        findings: [],
      });
      expect((await ada.call("GET", "/api/ai/status")).body.consented).toBe(true);
    });

    test("the call is the specified one; what a client adds to it is refused", async () => {
      await start();
      await agree();
      await improve({ ...bullet, tone: "friendly", seniority: "junior", context: { company: "Rema" } });
      const [call] = endpoint.calls;
      expect(call).toMatchObject({
        path: "/v1/chat/completions",
        authorization: `Bearer ${KEY}`,
        body: { model: "some-model", temperature: 0.5, max_tokens: 1000 },
      });
      expect(call?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
      expect(call?.body.messages[1]?.content).toBe(
        `${TEXT}\nContext: {"company":"Rema"}\nTone: friendly\nSeniority: junior`,
      );
      for (const extra of [{ model: "other" }, { prompt: "x" }, { max_tokens: 9 }, { temperature: 2 }])
        expect((await improve({ ...bullet, ...extra })).status).toBe(400);
    });

    test.each([
      ["no text", { ...bullet, text: " \n " }, 400],
      ["an unknown task", { ...bullet, task: "poem" }, 400],
      ["an unknown tone", { ...bullet, tone: "angry" }, 400],
      ["a text over its bound", { ...bullet, text: "x".repeat(6_001) }, 400],
      ["a body over its bound", { ...bullet, text: "x".repeat(70_000) }, 413],
    ])("%s is refused before anything is counted or sent", async (_case, body, status) => {
      await start();
      await agree();
      expect((await improve(body)).status).toBe(status);
      expect(endpoint.calls).toEqual([]);
      expect(await left()).toBe(100);
    });

    test("the day's allowance is shown, and is fresh the next day", async () => {
      let today = "2026-03-01T10:00:00.000Z";
      await start({ hosted: false, requestsPerDay: 2, now: () => new Date(today) });
      expect((await improve()).body.quota).toEqual({
        limit: 2,
        left: 1,
        resetsAt: "2026-03-02T00:00:00.000Z",
      });
      expect((await improve()).body.quota.left).toBe(0);
      expect(await improve()).toMatchObject({ status: 429, body: { code: "assist_quota" } });
      const other = new Visitor(server.url);
      await other.register("other@example.com");
      expect((await improve(bullet, other)).status).toBe(200);
      today = "2026-03-02T00:00:01.000Z";
      expect((await improve()).status).toBe(200);
    });

    test("the day's allowance holds over two servers on one database, also for requests at the same time", async () => {
      await start({ hosted: false, requestsPerDay: 3 });
      const second = await startServer({
        place: { ...server.place, remove: async () => {} },
        limits: { assist: { requestsPerDay: 3, patience: {} } },
      });
      const elsewhere = new Visitor(second.url, ada.cookie);
      const pair = () => Promise.all([ada, elsewhere].map((who) => improve(bullet, who)));
      const answers = [...(await pair()), ...(await pair())];
      await second.stop();
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
      expect(answers.find(({ status }) => status === 429)?.body.code).toBe("assist_quota");
      expect(await left()).toBe(0);
    });

    test("of requests at the same time two are under way and the others have to wait; one given up makes room, and counts since it was sent", async () => {
      await start({ limits: { assist: { requestsPerDay: 100, patience: { deadline: 20_000 } } } });
      await agree();
      endpoint.behave(AI.hangs());
      const giveUp = new AbortController();
      const turnedAway: string[] = [];
      const sent = [1, 2, 3, 4, 5].map(() =>
        fetch(`${server.url}/api/ai/improve`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie: ada.cookie ?? "" },
          body: JSON.stringify(bullet),
          signal: giveUp.signal,
        })
          .then((response) => response.json())
          .then(({ code }) => void turnedAway.push(code))
          .catch(() => {}),
      );
      await expect.poll(() => turnedAway.length).toBe(3);
      await expect.poll(() => endpoint.calls.length).toBe(2);
      expect(new Set(turnedAway)).toEqual(new Set(["assist_busy"]));
      expect(await left()).toBe(98);
      giveUp.abort();
      await Promise.all(sent);
      expect(endpoint.calls).toHaveLength(2);
      endpoint.behave(AI.answers(TEXT));
      await expect.poll(async () => (await improve()).status).toBe(200);
      expect(await left()).toBe(97);
    });

    test("two are under way over two servers together; what a killed one left behind is over after two minutes", async () => {
      let clock = new Date("2026-03-01T10:00:00.000Z");
      const limits = { assist: { requestsPerDay: 100, patience: { deadline: 20_000 } } };
      await start({ limits, now: () => clock });
      const second = await startServer({
        place: { ...server.place, remove: async () => {} },
        config: { ai: { baseUrl: endpoint.url, apiKey: KEY, model: "some-model" } },
        limits,
        now: () => clock,
      });
      await agree();
      endpoint.behave(AI.hangs());
      const giveUp = new AbortController();
      const sent = [server.url, second.url].map((url) =>
        fetch(`${url}/api/ai/improve`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie: ada.cookie ?? "" },
          body: JSON.stringify(bullet),
          signal: giveUp.signal,
        }).catch(() => {}),
      );
      await expect.poll(() => endpoint.calls.length).toBe(2);
      const refused = await improve();
      expect(refused).toMatchObject({ status: 429, body: { code: "assist_busy" } });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      // As a killed process leaves them.
      const rows = await server.database.query.selectFrom("assist_slots").selectAll().execute();
      giveUp.abort();
      await Promise.all(sent);
      const slots = () => server.database.query.selectFrom("assist_slots").selectAll().execute();
      await expect.poll(slots).toEqual([]);
      await second.stop();
      await server.database.query.insertInto("assist_slots").values(rows).execute();
      endpoint.behave(AI.answers(TEXT));
      expect((await improve()).status).toBe(429);
      clock = new Date(clock.getTime() + 120_000);
      expect((await improve()).status).toBe(200);
      expect(await slots()).toEqual([]);
    });

    test.each<[string, AiBehaviour, string, number]>([
      ["a status of 500", AI.status(500), FAILED, 100],
      ["a status of 429", AI.status(429), FAILED, 100],
      ["a status of 401", AI.status(401), FAILED, 100],
      ["no answer in time", AI.hangs(), FAILED, 100],
      ["one byte now and then", AI.drips(100), FAILED, 99],
      ["broken JSON", AI.breaksJson(), FAILED, 99],
      ["10 MB", AI.floods(), FAILED, 99],
      ["a text over its bound", AI.answers("a ".repeat(7_000)), FAILED, 99],
      ["an answer cut half-way", AI.cutsHalfWay(), FAILED, 99],
      ["a redirect to another host", AI.redirects("http://127.0.0.1:1/"), FAILED, 100],
      ["no choices", AI.hasNoChoices(), "Please try after few minutes", 99],
    ])(
      "%s gives the specified message, counts if it was an answer, and leaves no personal word in the log",
      async (_case, behaviour, message, remaining) => {
        await start();
        await agree();
        endpoint.behave(behaviour);
        const { status, body } = await improve();
        expect({ status, message: body.message }).toEqual({ status: 502, message });
        expect(await left()).toBe(remaining);
        const log = server.log.join("\n");
        expect(log).toContain("the AI endpoint failed");
        for (const secret of [KEY, "till", "a message of the endpoint"]) expect(log).not.toContain(secret);
        expect(JSON.stringify(body)).not.toContain(KEY);
      },
    );

    test("a first answer counts, also where the request to mend it gets none", async () => {
      await start();
      await agree();
      endpoint.behave(AI.fabricates("which raised sales by 50%"), AI.hangs());
      expect((await improve()).status).toBe(502);
      expect(endpoint.calls).toHaveLength(2);
      expect(await left()).toBe(99);
    });

    test("contact details do not leave, and come back in their place", async () => {
      await start();
      await agree();
      const text =
        "Answered calls at +1 (555) 123-4567 and mail at help@shop.example for Ada Example and Zofia Nowak";
      const { body } = await improve({ ...bullet, text, context: { person: "Zofia Nowak" } });
      expect(textOf(endpoint.calls[0] ?? expect.fail())).not.toMatch(/help@|555|4567|Ada|Zofia|Nowak/);
      expect(body).toMatchObject({ text, engine: "hosted" });
    });
  });
}
