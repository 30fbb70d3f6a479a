import { readFileSync } from "node:fs";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LLAMA_CPP, OLLAMA } from "../../../../tests/support/ai-dialects.ts";
import {
  AI,
  type AiBehaviour,
  type AiEndpoint,
  startAiEndpoint,
} from "../../../../tests/support/ai-endpoint.ts";
import { startNameServer } from "../../../../tests/support/name-server.ts";
import { listModels } from "./list-models.ts";
import { tryEndpoint } from "./try-endpoint.ts";

let endpoint: AiEndpoint;
const opened: Server[] = [];

beforeEach(async () => {
  endpoint = await startAiEndpoint();
});
afterEach(async () => {
  await endpoint.close();
  for (const server of opened.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const attempt = (options: Partial<Parameters<typeof tryEndpoint>[0]> = {}, timeoutMs = 2_000) =>
  tryEndpoint(
    { baseUrl: endpoint.url, apiKey: null, model: "some-model", reach: "any", ...options },
    timeoutMs,
  );

describe("an endpoint that works", () => {
  test.each([
    ["of OpenAI's form", AI.answers("Closed the till and counted the cash every night")],
    ["by Ollama", OLLAMA.answers("Closed the till and counted the cash every night")],
    ["by llama.cpp", LLAMA_CPP.answers("Closed the till and counted the cash every night")],
  ])("%s says what it answered and how long it took", async (_, behaviour) => {
    endpoint.behave(behaviour);
    expect(await attempt({ apiKey: "sk-1" })).toEqual({
      works: true,
      milliseconds: expect.any(Number),
      answer: "Closed the till and counted the cash every night",
    });
    expect(endpoint.calls).toMatchObject([{ path: "/v1/chat/completions", authorization: "Bearer sk-1" }]);
  });
});

describe("an endpoint that does not work is told exactly", () => {
  test.each<[string, AiBehaviour, object]>([
    ["a wrong key", AI.status(401), { problem: "key", status: 401, words: "a message of the endpoint" }],
    ["a key that may not", AI.status(403), { problem: "key", status: 403 }],
    ["a key of llama.cpp", LLAMA_CPP.wantsKey(), { problem: "key", status: 401, words: "Invalid API Key" }],
    ["an unknown path", OLLAMA.hasNoSuchPath(), { problem: "path-not-found", words: "404 page not found" }],
    [
      "a model that was not pulled",
      OLLAMA.lacksModel(),
      { problem: "model-not-found", words: 'model "some-model" not found, try pulling it first' },
    ],
    ["loading", LLAMA_CPP.isLoading(), { problem: "loading", status: 503, words: "Loading model" }],
    ["too many requests", AI.status(429), { problem: "too-many-requests", status: 429 }],
    ["an error of its own", AI.status(500), { problem: "server-error", status: 500 }],
    ["an error of Ollama's own", OLLAMA.failsNatively(), { words: /^llama runner process has terminated/ }],
    ["a redirect", AI.redirects("http://127.0.0.1:9/v1"), { problem: "redirect", status: 307 }],
    ["a web page", (_call, response) => response.end("<html>Welcome</html>"), { problem: "not-json" }],
    ["broken JSON", AI.breaksJson(), { problem: "not-json" }],
    ["Ollama's own protocol", OLLAMA.answersNatively("stop"), { problem: "other-form" }],
    ["a model that was only loaded", OLLAMA.answersNatively("load"), { problem: "other-form" }],
    ["no choices", AI.hasNoChoices(), { problem: "other-form" }],
    ["a flood", AI.floods(), { problem: "too-large" }],
    ["half an answer", AI.cutsHalfWay(), { problem: "connection-cut" }],
    ["silence", AI.hangs(), { problem: "timeout", status: null, words: "" }],
    ["drops", AI.drips(20), { problem: "timeout" }],
  ])("by %s", async (_, behaviour, expected) => {
    endpoint.behave(behaviour);
    const { words, ...rest } = { words: "", ...expected } as { words: string | RegExp };
    const trial = await attempt({}, 400);
    expect(trial).toMatchObject({ works: false, ...rest });
    if (words !== "" && !trial.works) expect(trial.words).toMatch(words);
  });

  test("by a name that nobody has, and by a port where nobody listens", async () => {
    const names = await startNameServer({});
    const unknown = await attempt({ baseUrl: "http://nobody.test/v1", lookup: names.lookup });
    expect(unknown).toMatchObject({ problem: "name-not-found" });
    names.close();
    const port = await listening(createSocketServer());
    opened[0]?.close();
    const closed = await attempt({ baseUrl: `http://127.0.0.1:${port}/v1` });
    expect(closed).toMatchObject({ problem: "connection-refused" });
  });

  test("by a certificate that nobody vouches for, by no TLS at all, and by no HTTP at all", async () => {
    const certificates = new URL("../../../../tests/support/certificates/", import.meta.url);
    const file = (name: string) => readFileSync(new URL(name, certificates));
    const tls = createTlsServer({ key: file("self-signed.key"), cert: file("self-signed.pem") });
    const own = await attempt({ baseUrl: `https://localhost:${await listening(tls)}/v1` });
    expect(own).toMatchObject({ problem: "certificate" });
    const plain = await attempt({ baseUrl: endpoint.url.replace("http:", "https:") });
    expect(plain).toMatchObject({ problem: "not-encrypted" });
    const talk = createSocketServer((socket) => void socket.end("220 mail.example ESMTP\r\n"));
    const mail = await attempt({ baseUrl: `http://127.0.0.1:${await listening(talk)}/v1` });
    expect(mail).toMatchObject({ problem: "other-form" });
  });
});

describe("where only the internet is allowed", () => {
  test.each([
    "https://127.0.0.1/v1",
    "https://2130706433/v1",
    "https://0x7f.1/v1",
    "https://[::1]/v1",
    "https://[::ffff:127.0.0.1]/v1",
    "https://0.0.0.0/v1",
    "https://10.0.0.1/v1",
    "https://169.254.169.254/latest",
    "https://[fd00::1]/v1",
    "https://localhost/v1",
  ])("%s is refused", async (baseUrl) => {
    expect(await attempt({ baseUrl, reach: "public" })).toMatchObject({ problem: "private-address" });
  });

  test("nothing goes without TLS, and no name or password in an address anywhere", async () => {
    expect(await attempt({ reach: "public" })).toMatchObject({ problem: "https-needed" });
    const named = endpoint.url.replace("http://", "http://ada:secret@");
    expect(await attempt({ baseUrl: named })).toMatchObject({ problem: "credentials" });
    expect(endpoint.calls).toEqual([]);
  });

  test("a name that leads inside is refused, also one that led elsewhere when it was asked before", async () => {
    const connected: string[] = [];
    const inside = createSocketServer((socket) => {
      connected.push("connected");
      socket.destroy();
    });
    const port = await listening(inside);
    const names = await startNameServer({
      "inside.test": ["127.0.0.1"],
      "rebound.test": ["93.184.215.14", "127.0.0.1"],
    });
    const { lookup } = names;
    const asked = (host: string) =>
      attempt({ baseUrl: `https://${host}:${port}/v1`, reach: "public", lookup }, 500);
    expect(await asked("inside.test")).toMatchObject({ problem: "private-address" });
    // As somebody would check it first: it is on the internet.
    expect(await new Promise((done) => lookup("rebound.test", {}, (_, found) => done(found)))).toBe(
      "93.184.215.14",
    );
    expect(await asked("rebound.test")).toMatchObject({ problem: "private-address" });
    expect(connected).toEqual([]);
    // One question for a connection: what was checked is what would have been connected to.
    expect(names.asked).toEqual(["inside.test", "rebound.test", "rebound.test"]);
    await attempt({ baseUrl: `https://inside.test:${port}/v1`, lookup });
    expect(connected).toEqual(["connected"]);
    names.close();
  });
});

describe("the models that an endpoint offers", () => {
  const list = (baseUrl = endpoint.url, timeoutMs = 2_000) =>
    listModels({ baseUrl, apiKey: "sk-1", reach: "any" }, timeoutMs);

  test("come from /models, or from Ollama's own list", async () => {
    endpoint.list(OLLAMA.lists("qwen3:8b", "llama3.2"));
    expect(await list()).toEqual({ listed: true, models: ["llama3.2", "qwen3:8b"] });
    endpoint.list(LLAMA_CPP.lists("/models/qwen.gguf"));
    expect(await list()).toEqual({ listed: true, models: ["/models/qwen.gguf"] });
    endpoint.list(OLLAMA.listsNatively("mistral"));
    expect(await list()).toEqual({ listed: true, models: ["mistral"] });
    expect(endpoint.lookups.slice(-2)).toEqual(["/v1/models", "/api/tags"]);
  });

  test("or why there is no list", async () => {
    expect(await list()).toMatchObject({ listed: false, problem: "path-not-found", status: 404 });
    endpoint.list((_path, response) => response.end("<html>"));
    expect(await list()).toMatchObject({ listed: false, problem: "not-json" });
    endpoint.list((_path, response) => response.writeHead(401).end("{}"));
    expect(await list()).toMatchObject({ listed: false, problem: "key" });
    endpoint.list(() => {});
    expect(await list(endpoint.url, 100)).toMatchObject({ listed: false, problem: "timeout" });
    endpoint.list((_path, response) => response.end(`{"data":[${'{"id":"x"},'.repeat(400_000)}1]}`));
    expect(await list()).toMatchObject({ listed: false, problem: "too-large" });
  });

  test("are so many at most, and names alone", async () => {
    const data = [null, 1, {}, { id: 7 }, { id: "x".repeat(500) }, { id: " a\u202e\u0000b " }];
    const many = Array.from({ length: 2_000 }, (_, at) => ({ id: `model-${at}` }));
    endpoint.list((_path, response) => response.end(JSON.stringify({ data: [...data, ...many] })));
    const answer = await list();
    expect(answer).toMatchObject({ listed: true });
    if (answer.listed) {
      expect(answer.models).toContain("ab");
      expect(answer.models.length).toBe(500 - data.length + 1);
    }
  });
});

test("a key that an endpoint says again is shown neither in its answer nor among its models", async () => {
  const apiKey = "sk-live-canary-0123456789";
  endpoint.behave(AI.answers(`${"a".repeat(290)} Bearer sk-live-\u200bcanary-0123456789 \u0007\u202e`));
  const tried = await attempt({ apiKey });
  const models = await listModelsOf(apiKey);
  const shown = JSON.stringify([tried, models]);
  expect(tried).toMatchObject({ works: true });
  expect(models).toMatchObject({ listed: true, models: ["Bearer [key]"] });
  expect(shown).not.toMatch(/sk-live/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  expect(shown).not.toMatch(/[\u0007\u202e\u200b]|\\u0007/);
});

function listModelsOf(apiKey: string) {
  endpoint.list((_call, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ data: [{ id: `Bearer ${apiKey}` }] }));
  });
  return listModels({ baseUrl: endpoint.url, apiKey, reach: "any" }, 2_000);
}
