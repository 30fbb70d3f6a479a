import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DRAFTS_TYPE } from "../../src/contract/assist.ts";
import { type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { STREAM } from "../support/ai-streams.ts";
import { freePort } from "../support/free-port.ts";
import { installedProxies, startProxy } from "../support/proxy-programs.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const HOST = "resumes.example.org";
const VISITOR = "127.0.9.9";
const WORD_MS = 150;
const MB = 1024 * 1024;

const { found, missing } = installedProxies();
const folder = mkdtempSync(path.join(tmpdir(), "candor-proxies-"));
// Started by root, nginx writes uploads as another user.
chmodSync(folder, 0o755);
let endpoint: AiEndpoint;
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  const absent = [...missing, "traefik"].join(", ");
  process.stdout.write(
    `proxies that are not on this machine, whose examples are not shown here: ${absent}\n`,
  );
  endpoint = await startAiEndpoint();
  server = await startServer({
    config: {
      trustProxy: "loopback",
      publicUrl: new URL(`https://${HOST}`),
      ai: { baseUrl: endpoint.url, apiKey: null, model: "some-model" },
    },
    extend: (app) => {
      app.get("/api/seen", async ({ ip, protocol, host }) => ({ ip, protocol, host }));
    },
  });
  const ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  await ada.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  cookie = ada.cookie ?? "";
});
afterAll(async () => {
  await server.stop();
  await endpoint.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  text: string;
  /** When each piece came. */
  times: number[];
}

interface Question {
  headers?: Record<string, string>;
  body?: string;
}

/** Asks as a visitor from elsewhere does, who knows the site by its name alone. */
function ask(
  port: number,
  place: string,
  { headers = {}, body }: Question = {},
  clear = false,
): Promise<Answer> {
  const request = clear ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: "127.0.0.1", port, path: place, localAddress: VISITOR, servername: HOST },
      ...{ method: body === undefined ? "GET" : "POST", rejectUnauthorized: false },
      headers: {
        host: HOST,
        cookie,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
    };
    const call = request(options, (response) => {
      const answer: Answer = { status: response.statusCode, headers: response.headers, text: "", times: [] };
      response.on("data", (chunk) => {
        answer.text += chunk;
        answer.times.push(Date.now());
      });
      response.on("end", () => resolve(answer));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** So that a machine without any of them has no empty suite. */
test("every example is tried where its program is", () => {
  expect(found.length + missing.length).toBe(2);
});

describe.each(found)("our example for $name", (program) => {
  let stop: () => Promise<void>;
  let https: number;
  let http: number;

  beforeAll(async () => {
    [http, https] = [await freePort(), await freePort()];
    const upstream = Number(new URL(server.url).port);
    stop = await startProxy(program, path.join(folder, program.name), { http, https, upstream });
  });
  afterAll(() => stop());

  test("says who asks for what, and nothing that the visitor invents about it", async () => {
    const invented = {
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      forwarded: "for=203.0.113.7",
    };
    for (const headers of [{}, invented]) {
      const { text } = await ask(https, "/api/seen", { headers });
      expect(JSON.parse(text)).toEqual({ ip: VISITOR, protocol: "https", host: HOST });
    }
  });

  test("passes drafts on as they come", async () => {
    endpoint.behave(STREAM.answers("Closed the till and counted 3 registers every night", WORD_MS));
    const body = {
      task: "experience",
      text: "Responsible for closing the till and counting 3 registers every night",
    };
    const { status, times } = await ask(https, "/api/ai/improve", {
      headers: { accept: DRAFTS_TYPE, origin: `https://${HOST}` },
      body: JSON.stringify(body),
    });
    expect(status).toBe(200);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(3 * WORD_MS);
  });

  test("lets through what Candor takes, a resume with a photo and an archive, and not what is larger than any", async () => {
    const archive = (bytes: number) =>
      ask(https, "/api/account/archive", { body: JSON.stringify({ format: "x".repeat(bytes) }) });
    const resume = await ask(https, "/api/import", { body: JSON.stringify({ name: "x".repeat(1.2 * MB) }) });
    for (const answer of [resume, await archive(31 * MB)]) {
      expect(answer.status).not.toBe(413);
      expect(answer.headers["x-request-id"]).toBeDefined();
    }
    const refused = await archive(34 * MB).catch((error: NodeJS.ErrnoException) => error.code);
    expect(["EPIPE", "ECONNRESET", 413]).toContain(typeof refused === "object" ? refused.status : refused);
  });

  test("leads pages from http to https, and refuses there what a program sends in clear", async () => {
    const page = await ask(http, "/templates?x=1", {}, true);
    expect([page.status, page.headers.location]).toEqual([301, `https://${HOST}/templates?x=1`]);
    expect((await ask(http, "/api/health", {}, true)).status).toBe(403);
    expect((await ask(http, "/api/auth/login", { body: "{}" }, true)).status).toBe(403);
  });
});
