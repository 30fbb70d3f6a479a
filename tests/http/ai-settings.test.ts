import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EVALUATION_CASES } from "../../src/assist/evaluation/evaluation-cases.ts";
import { figuresOf } from "../../src/domain/endpoints/evaluation-figures.ts";
import type { Limits } from "../../src/server/app.ts";
import { evaluationRepository } from "../../src/server/assist/endpoints/evaluation-repository.ts";
import { arrive, type KnownVisitor } from "../support/administrators.ts";
import { LLAMA_CPP, OLLAMA } from "../support/ai-dialects.ts";
import { AI, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { improveEvents } from "../support/improve-events.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const KEY = "sk-planted-key-0123456789";
const bullet = {
  task: "experience",
  text: "Responsible for closing the till and counting 3 registers every night",
  tone: "professional",
  seniority: "mid",
};
const HONEST = "Closed the till and counted 3 registers every night";
const limits: Partial<Limits> = {
  assist: { requestsPerDay: 2, patience: { deadline: 1500, pauses: [] } },
  trialsPerMinute: 50,
  endpoints: {
    trialMs: 2_000,
    evaluation: { runMs: 60_000, requestMs: 2_000, signMs: 50, lanes: 2 },
  },
};

for (const { engine, create } of ENGINES) {
  describe(`AI settings on ${engine}`, () => {
    let endpoint: AiEndpoint;
    let place: DatabasePlace;
    let server: RunningServer;
    let ada: KnownVisitor;
    let bob: KnownVisitor;

    async function start(options: Parameters<typeof startServer>[0] = {}) {
      server = await startServer({ place, limits, ...options });
      ada = await arrive(server, "ada", "admin");
      bob = await arrive(server, "bob");
    }
    beforeEach(async () => {
      endpoint = await startAiEndpoint(AI.answers(HONEST));
      place = await create();
      await start();
    });
    afterEach(async () => {
      await server.stop();
      await endpoint.close();
    });

    const call = (method: string, path: string, body?: object, who = ada) =>
      who.visitor.call(method, `/api/admin/ai${path}`, body);
    const host = () => new URL(endpoint.url).host;
    const given = (more: object = {}) => ({
      name: "Ours",
      baseUrl: endpoint.url,
      model: "some-model",
      key: KEY,
      ...more,
    });
    const add = async (more: object = {}) =>
      (await call("POST", "/endpoints", given(more))).body as { id: string };
    const choose = (inUse: string, more: object = {}) =>
      call("PUT", "", { inUse, ownAllowed: false, privateAllowed: false, ...more });
    const status = async (who = bob) => (await who.visitor.call("GET", "/api/ai/status")).body;
    const improve = (who = bob) => who.visitor.call("POST", "/api/ai/improve", bullet);
    const agree = (who = bob) => who.visitor.call("POST", "/api/ai/consent", { host: host() });
    const audit = async () => {
      const { body } = await ada.visitor.call("GET", "/api/admin/audit?direction=asc");
      return body.entries.map(({ action }: { action: string }) => action);
    };
    const everythingStored = async () => {
      const tables = [
        "ai_endpoints",
        "own_ai_endpoints",
        "ai_settings",
        "ai_evaluations",
        "audit_log",
      ] as const;
      const rows = await Promise.all(
        tables.map((table) => server.database.query.selectFrom(table).selectAll().execute()),
      );
      return JSON.stringify(rows);
    };

    test("an endpoint that is chosen answers everybody at once, and its key is neither shown nor stored as it is", async () => {
      expect((await call("GET", "")).body).toEqual({
        endpoints: [],
        environment: null,
        inUse: "none",
        isChosen: false,
        ownAllowed: false,
        privateAllowed: false,
      });
      const added = await call("POST", "/endpoints", given({ baseUrl: `${endpoint.url}/` }));
      expect(added).toMatchObject({ status: 201 });
      const { id } = added.body;
      expect(added.body).toEqual({
        id,
        name: "Ours",
        baseUrl: endpoint.url,
        model: "some-model",
        key: { state: "kept", end: "6789" },
      });
      expect(await status()).toMatchObject({ engine: "embedded" });
      expect((await choose(id)).status).toBe(200);
      expect(await status()).toMatchObject({ engine: "hosted", host: host(), consented: false });
      await agree();
      expect((await improve()).body).toMatchObject({ text: HONEST, engine: "hosted" });
      expect(endpoint.calls.at(-1)).toMatchObject({
        authorization: `Bearer ${KEY}`,
        body: { model: "some-model" },
      });
      const shown = JSON.stringify((await call("GET", "")).body);
      expect(shown).not.toContain(KEY);
      expect(await everythingStored()).not.toContain(KEY);
      expect(server.log.join("")).not.toContain(KEY);
      expect((await choose("none")).status).toBe(200);
      expect((await improve()).body.engine).toBe("embedded");
      expect(await audit()).toEqual(["add-ai-endpoint", "change-ai-settings", "change-ai-settings"]);
    });

    test("a change keeps the key for its origin, and asks for it again for another", async () => {
      const { id } = await add();
      const kept = await call("PUT", `/endpoints/${id}`, given({ name: "Renamed", key: undefined }));
      expect(kept.body).toMatchObject({ name: "Renamed", key: { state: "kept", end: "6789" } });
      const elsewhere = given({ baseUrl: "https://elsewhere.example/v1", key: undefined });
      const refused = await call("PUT", `/endpoints/${id}`, elsewhere);
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ pointer: "/key" }] } });
      // Nor is it sent there by trying.
      const tried = await call("POST", "/trial", {
        baseUrl: "https://elsewhere.example/v1",
        model: "m",
        endpointId: id,
      });
      expect(tried).toMatchObject({ status: 400, body: { issues: [{ pointer: "/key" }] } });
      const without = await call("PUT", `/endpoints/${id}`, given({ key: null }));
      expect(without.body.key).toEqual({ state: "none", end: "" });
      expect((await call("PUT", "/endpoints/unknown", given())).status).toBe(404);
    });

    test.each([
      ["no address", "somewhere"],
      ["another protocol", "ftp://example.org/v1"],
      ["a name and a password", "https://ada:secret@example.org/v1"],
      ["a question", "https://example.org/v1?key=1"],
      ["the whole path", "https://example.org/v1/chat/completions"],
    ])("an address with %s is refused in words", async (_, baseUrl) => {
      const { status, body } = await call("POST", "/endpoints", given({ baseUrl }));
      expect([status, body.issues[0].pointer]).toEqual([400, "/baseUrl"]);
      expect(body.issues[0].message).toMatch(/\.$/);
    });

    test("a key that cannot go into a header is refused, and there are so many endpoints at most", async () => {
      expect((await call("POST", "/endpoints", given({ key: "two words" }))).status).toBe(400);
      expect((await call("POST", "/endpoints", given({ key: "k".repeat(1001) }))).status).toBe(400);
      for (let at = 0; at < 20; at++) await add();
      const { status, body } = await call("POST", "/endpoints", given());
      expect([status, body.code]).toEqual([409, "too_many_endpoints"]);
    });

    test("one that was in use and is deleted leaves the embedded engine, not another endpoint", async () => {
      const { id } = await add();
      await choose(id);
      expect((await call("DELETE", `/endpoints/${id}`)).status).toBe(204);
      expect((await call("GET", "")).body).toMatchObject({ endpoints: [], inUse: "none" });
      expect(await status()).toMatchObject({ engine: "embedded", host: null });
      expect((await choose(id)).status).toBe(404);
      expect((await choose("environment")).status).toBe(404);
    });

    test("the environment's endpoint counts until an administrator chooses, and is shown without its key", async () => {
      await server.stop();
      place = await create();
      await start({ config: { ai: { baseUrl: endpoint.url, apiKey: KEY, model: "env-model" } } });
      expect((await call("GET", "")).body).toMatchObject({
        environment: { baseUrl: endpoint.url, model: "env-model", hasKey: true },
        inUse: "environment",
        isChosen: false,
      });
      expect(JSON.stringify((await call("GET", "")).body)).not.toContain(KEY);
      expect(await status()).toMatchObject({ engine: "hosted" });
      const { id } = await add({ model: "ours" });
      await choose(id);
      await agree();
      await improve();
      expect(endpoint.calls.at(-1)?.body.model).toBe("ours");
      await choose("environment");
      await improve();
      expect(endpoint.calls.at(-1)?.body.model).toBe("env-model");
    });

    test("under another secret a key is said to be unreadable, and the embedded engine answers", async () => {
      const { id } = await add();
      await choose(id);
      await server.database.query
        .updateTable("ai_endpoints")
        .set({ sealed_key: "A".repeat(80) })
        .execute();
      await choose(id);
      expect((await call("GET", "")).body.endpoints).toMatchObject([{ key: { state: "unreadable" } }]);
      expect(await status()).toMatchObject({ engine: "embedded" });
      expect((await improve()).status).toBe(200);
      expect(server.log.join("")).toContain("sealed under another SESSION_SECRET");
      expect((await call("POST", "/evaluations", { endpointId: id })).status).toBe(400);
    });

    test("a change in one process counts in another within seconds", async () => {
      const other = await startServer({ place: { ...place, remove: async () => {} }, limits });
      try {
        const away = new Visitor(other.url);
        await away.login(bob.email);
        expect((await away.call("GET", "/api/ai/status")).body.engine).toBe("embedded");
        const { id } = await add();
        await choose(id);
        await expect
          .poll(async () => (await away.call("GET", "/api/ai/status")).body.engine, {
            timeout: 5_000,
            interval: 250,
          })
          .toBe("hosted");
      } finally {
        await other.stop();
      }
    });

    test("models are listed and an endpoint is tried, with the kept key or a typed one", async () => {
      endpoint.list(OLLAMA.lists("llama3.2", "qwen3:8b"));
      endpoint.behave(OLLAMA.answers(HONEST));
      const { id } = await add();
      const draft = { baseUrl: endpoint.url, endpointId: id };
      expect((await call("POST", "/models", draft)).body).toEqual({
        listed: true,
        models: ["llama3.2", "qwen3:8b"],
      });
      expect((await call("POST", "/trial", { ...draft, model: "llama3.2" })).body).toMatchObject({
        works: true,
        answer: HONEST,
      });
      expect(endpoint.calls.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}` });
      endpoint.behave(OLLAMA.lacksModel());
      const missing = await call("POST", "/trial", { baseUrl: endpoint.url, model: "none", key: "sk-typed" });
      expect(missing.body).toEqual({
        works: false,
        problem: "model-not-found",
        status: 404,
        words: 'model "none" not found, try pulling it first',
      });
      expect(endpoint.calls.at(-1)).toMatchObject({ authorization: "Bearer sk-typed" });
    });

    test("drafts stream from what was chosen, by the site and by a person, and are judged before they can be used", async () => {
      const { id } = await add({ key: null });
      await choose(id, { ownAllowed: true, privateAllowed: true });
      await agree();
      const stream = async () => {
        const { events, ended } = await improveEvents(bob.visitor, bullet);
        expect(await ended).toBe(true);
        return events;
      };
      endpoint.behave(OLLAMA.answers(HONEST));
      const honest = await stream();
      expect(honest[0]).toMatchObject({ event: "draft", stage: "writing" });
      expect(honest.at(-1)).toMatchObject({ event: "answer", answer: { text: HONEST, engine: "hosted" } });
      expect(endpoint.calls.at(-1)).toMatchObject({ authorization: undefined, body: { stream: true } });

      const own = { baseUrl: endpoint.url, model: "mine", key: null };
      expect((await bob.visitor.call("PUT", "/api/ai/own", own)).status).toBe(200);
      endpoint.behave(LLAMA_CPP.answers(`${HONEST}, saving $2 million`));
      const invented = await stream();
      expect(endpoint.calls.at(-1)?.body.model).toBe("mine");
      expect(invented.map(({ event }) => event)).toContain("draft");
      const last = invented.at(-1);
      expect(last).toMatchObject({ event: "answer", answer: { verdict: "supported" } });
      expect(last?.event === "answer" && last.answer.text).not.toContain("million");
      endpoint.behave(LLAMA_CPP.isLoading());
      const { response } = await improveEvents(bob.visitor, bullet);
      expect(response.status).toBe(424);
    });

    test("without a proof nobody changes or tries anything", async () => {
      const { id } = await add();
      const old = new Date(0).toISOString();
      await server.database.query.updateTable("sessions").set({ proven_at: old }).execute();
      const refusals = [
        await choose(id),
        await call("POST", "/endpoints", given()),
        await call("PUT", `/endpoints/${id}`, given()),
        await call("DELETE", `/endpoints/${id}`),
        await call("POST", "/trial", { baseUrl: endpoint.url, model: "m" }),
        await call("POST", "/models", { baseUrl: endpoint.url }),
        await call("POST", "/evaluations", { endpointId: id }),
        await bob.visitor.call("PUT", "/api/ai/own", { baseUrl: "https://example.org/v1", model: "m" }),
        await bob.visitor.call("POST", "/api/ai/own/trial", {
          baseUrl: "https://example.org/v1",
          model: "m",
        }),
      ];
      expect(refusals.map(({ body }) => body.code)).toEqual(refusals.map(() => "proof_needed"));
      expect(endpoint.calls).toEqual([]);
    });

    describe("a person's own endpoint", () => {
      const own = (method: string, path = "", body?: object) =>
        bob.visitor.call(method, `/api/ai/own${path}`, body);
      const mine = () => ({ baseUrl: endpoint.url, model: "mine", key: KEY });

      test("is refused until the administrator allows it", async () => {
        expect((await own("GET")).body).toEqual({ allowed: false, privateAllowed: false, endpoint: null });
        expect((await own("PUT", "", mine())).body.code).toBe("own_endpoints_off");
        expect((await own("POST", "/trial", mine())).body.code).toBe("own_endpoints_off");
        expect((await own("POST", "/models", { baseUrl: endpoint.url })).body.code).toBe("own_endpoints_off");
      });

      test("may not be inside a network, however it is spelled, and nothing is sent there", async () => {
        await choose("none", { ownAllowed: true });
        const plain = await own("PUT", "", mine());
        expect(plain).toMatchObject({ status: 400, body: { issues: [{ pointer: "/baseUrl" }] } });
        const { port } = new URL(endpoint.url);
        for (const name of ["127.0.0.1", "localhost", "2130706433", "[::ffff:127.0.0.1]"]) {
          const baseUrl = `https://${name}:${port}/v1`;
          expect((await own("POST", "/trial", { baseUrl, model: "m" })).body).toMatchObject({
            works: false,
            problem: "private-address",
          });
          expect((await own("POST", "/models", { baseUrl })).body.problem).toBe("private-address");
          // It can be kept, as a name may lead elsewhere tomorrow; but what it leads to is looked at when it is used.
          await own("PUT", "", { baseUrl, model: "m", key: null });
          await bob.visitor.call("POST", "/api/ai/consent", { host: new URL(baseUrl).host });
          expect((await improve()).body.code).toBe("own_endpoint_failed");
        }
        expect(endpoint.calls).toEqual([]);
      });

      test("answers its person alone, does not use up the host's allowance, and is gone with the account", async () => {
        await choose("none", { ownAllowed: true, privateAllowed: true });
        expect((await own("PUT", "", mine())).body).toEqual({
          allowed: true,
          privateAllowed: true,
          endpoint: { baseUrl: endpoint.url, model: "mine", key: { state: "kept", end: "6789" } },
        });
        expect((await improve()).body.code).toBe("assist_consent");
        await agree();
        for (let at = 0; at < 3; at++) expect((await improve()).body).toMatchObject({ engine: "hosted" });
        expect(await status()).toMatchObject({ quota: { limit: 1000, left: 997 } });
        expect((await improve(ada)).body).toMatchObject({ engine: "embedded", quota: { limit: 2, left: 1 } });
        expect(endpoint.calls).toHaveLength(3);
        expect(await everythingStored()).not.toContain(KEY);
        const archive = await bob.visitor.call("GET", "/api/account/archive");
        expect(JSON.stringify(archive.body)).not.toContain(endpoint.url);
        expect((await own("DELETE")).status).toBe(204);
        expect(await status()).toMatchObject({ engine: "embedded", quota: { limit: 2, left: 2 } });
        await own("PUT", "", mine());
        await bob.visitor.call("DELETE", "/api/account", { password: "Correct-Horse-7!" });
        expect(await server.database.query.selectFrom("own_ai_endpoints").selectAll().execute()).toEqual([]);
      });

      test("is tried once at a time, over all processes", async () => {
        await choose("none", { ownAllowed: true, privateAllowed: true });
        endpoint.behave(AI.hangs());
        const other = await startServer({ place: { ...place, remove: async () => {} }, limits });
        try {
          const away = new Visitor(other.url);
          await away.login(bob.email);
          const first = own("POST", "/trial", mine());
          await expect.poll(() => endpoint.calls.length).toBe(1);
          const second = await away.call("POST", "/api/ai/own/trial", mine());
          expect([second.status, second.body.code]).toEqual([429, "too_many_requests"]);
          expect((await first).body).toMatchObject({ problem: "timeout" });
          expect((await away.call("POST", "/api/ai/own/trial", mine())).body.problem).toBe("timeout");
        } finally {
          await other.stop();
        }
      });

      test("is never this server itself", async () => {
        await choose("none", { ownAllowed: true, privateAllowed: true });
        const tried = await own("POST", "/trial", { baseUrl: `${server.url}/v1`, model: "m" });
        expect(tried.body).toMatchObject({ works: false, problem: "private-address" });
      });

      test("is never a cloud's own service, however it is written", async () => {
        await choose("none", { ownAllowed: true, privateAllowed: true });
        const hosts = [
          "100.100.100.200",
          "192.0.0.192",
          "[fd20:ce::254]",
          "[::100.100.100.200]",
          "224.0.0.1",
        ];
        for (const host of hosts) {
          const tried = await own("POST", "/trial", { baseUrl: `http://${host}/v1`, model: "m" });
          expect(tried.body, host).toMatchObject({ works: false, problem: "private-address" });
        }
      });

      test("that fails is its person's to mend: the site stays well", async () => {
        await choose("none", { ownAllowed: true, privateAllowed: true });
        await own("PUT", "", mine());
        await agree();
        endpoint.behave(AI.status(401));
        expect(await improve()).toMatchObject({ status: 424, body: { code: "own_endpoint_failed" } });
        expect((await bob.visitor.call("GET", "/api/health")).body.status).toBe("ok");
        const lines = server.log.join("").split("\n");
        expect(lines.filter((line) => line.includes("own AI endpoint failed"))).toMatchObject([
          expect.stringMatching(/"level":(30|"info").*"own":true/),
        ]);
        expect(server.log.join("")).not.toContain("the AI endpoint failed");
        expect(await status()).toMatchObject({ quota: { left: 999 } });
        await choose("none");
        expect((await improve()).body.engine).toBe("embedded");
        expect((await own("GET")).body).toMatchObject({ allowed: false, endpoint: { model: "mine" } });
      });
    });

    describe("our evaluation", () => {
      const runs = async () => (await call("GET", "/evaluations")).body.evaluations;
      const ended = () =>
        expect.poll(async () => (await runs())[0].state, { timeout: 60_000 }).not.toBe("running");

      test("counts what a model invents, and what becomes of it", { timeout: 90_000 }, async () => {
        const { id } = await add();
        // Says the text again, but adds a claim to each second one, and takes it back when it is told.
        endpoint.behave((each, response) => {
          const [, asked] = each.body.messages;
          const text = asked?.content.split("\n")[0] ?? "";
          const lies = each.body.messages.length === 2 && text.length % 2 === 0;
          OLLAMA.answers(lies ? `${text}, saving $2 million` : text)(each, response);
        });
        const started = await call("POST", "/evaluations", { endpointId: id });
        expect(started).toMatchObject({ status: 201, body: { evaluations: [{ state: "running" }] } });
        const second = await call("POST", "/evaluations", { endpointId: id });
        expect([second.status, second.body.code]).toEqual([409, "evaluation_running"]);
        await ended();
        const [run] = await runs();
        const lies = EVALUATION_CASES.filter(({ text }) => text.length % 2 === 0).length;
        expect(run).toMatchObject({
          state: "done",
          endpointName: "Ours",
          host: host(),
          model: "some-model",
          cases: EVALUATION_CASES.length,
          finished: EVALUATION_CASES.length,
          figures: { answered: EVALUATION_CASES.length, failed: 0, invented: lies },
        });
        const { first, asked, repaired, embedded, refused, p50, p95, promptTokens } = run.figures;
        expect(first + asked + repaired + embedded + refused).toBe(EVALUATION_CASES.length);
        expect(p95).toBeGreaterThanOrEqual(p50);
        expect(promptTokens).toBe(400 * endpoint.calls.length);
        expect(await audit()).toContain("evaluate-ai");
      });

      test("ends early where nothing is answered, and says why", { timeout: 60_000 }, async () => {
        const { id } = await add();
        endpoint.behave(AI.status(401));
        await call("POST", "/evaluations", { endpointId: id });
        await ended();
        expect((await runs())[0]).toMatchObject({
          state: "failed",
          problem: "key",
          figures: { answered: 0 },
        });
        expect(endpoint.calls.length).toBeLessThan(10);
      });

      test("is stopped when its endpoint is deleted or has another key, in whatever process, and not by another name", {
        timeout: 60_000,
      }, async () => {
        endpoint.behave(AI.hangs());
        const { id } = await add();
        await call("POST", "/evaluations", { endpointId: id });
        await call("PUT", `/endpoints/${id}`, given({ name: "Renamed", key: undefined }));
        expect((await runs())[0].state).toBe("running");
        await call("PUT", `/endpoints/${id}`, given({ key: "sk-another-key-0123456789" }));
        expect((await runs())[0].state).toBe("cancelled");
        await call("POST", "/evaluations", { endpointId: id });
        // As another process deletes it.
        await server.database.query.deleteFrom("ai_endpoints").execute();
        await ended();
        expect((await runs())[0].state).toBe("cancelled");
        const second = await add();
        await call("POST", "/evaluations", { endpointId: second.id });
        expect((await call("DELETE", `/endpoints/${second.id}`)).status).toBe(204);
        expect((await runs())[0].state).toBe("cancelled");
      });

      test("of a machine whose clock is behind or ahead goes on; one that gives no further sign does not", async () => {
        const { query } = server.database;
        const [here, ahead] = [0, 200_000].map((skew) => new Date(Date.now() + skew));
        const run = { endpoint_name: "Ours", host: "example.org", model: "m", cases: 1 };
        const progress = { finished: 0, figures: figuresOf([]) };
        let elapsed = 0;
        const writer = evaluationRepository({ query }, () => here ?? new Date());
        const reader = evaluationRepository(
          { query },
          () => ahead ?? new Date(),
          () => elapsed,
        );
        await writer.begin({ id: "one", ...run });
        expect(await reader.list()).toMatchObject([{ state: "running" }]);
        elapsed += 19_000;
        here?.setSeconds(here.getSeconds() + 1);
        expect(await writer.goesOn("one", progress)).toBe(true);
        elapsed += 19_000;
        expect(await reader.begin({ id: "two", ...run })).toBe(false);
        elapsed += 19_000;
        expect(await reader.list()).toMatchObject([{ state: "running" }]);
        elapsed += 2_000;
        expect(await reader.list()).toMatchObject([{ state: "interrupted" }]);
      });

      test("is cancelled, also by another process, and interrupted with its server", {
        timeout: 60_000,
      }, async () => {
        const { id } = await add();
        endpoint.behave(AI.hangs());
        const [first] = (await call("POST", "/evaluations", { endpointId: id })).body.evaluations;
        const cancelled = await call("POST", `/evaluations/${first.id}/cancel`);
        expect(cancelled.body.evaluations).toMatchObject([{ state: "cancelled", finished: 0 }]);
        expect((await call("POST", `/evaluations/${first.id}/cancel`)).status).toBe(404);
        await call("POST", "/evaluations", { endpointId: id });
        // As another process writes it down.
        await server.database.query.updateTable("ai_evaluations").set({ cancel_asked: 1 }).execute();
        await ended();
        expect((await runs())[0].state).toBe("cancelled");
        // A process that was killed is not heard of any more.
        const silent = new Date(Date.now() - 6 * 60_000).toISOString();
        await server.database.query
          .updateTable("ai_evaluations")
          .set({ state: "running", alive_at: silent, cancel_asked: 0 })
          .where("id", "=", first.id)
          .execute();
        const states = (await runs()).map((run: { state: string }) => run.state);
        expect(states.toSorted()).toEqual(["cancelled", "interrupted"]);
        await call("POST", "/evaluations", { endpointId: id });
        await server.app.close();
        const rows = await server.database.query.selectFrom("ai_evaluations").select("state").execute();
        expect(rows.map(({ state }) => state).toSorted()).toEqual([
          "cancelled",
          "interrupted",
          "interrupted",
        ]);
      });
    });
  });
}
