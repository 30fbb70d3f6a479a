import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorAnswer } from "../../src/contract/error.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    limits: { headersTimeoutMs: 300, requestTimeoutMs: 600 },
    extend: (app) => {
      app.get("/api/test/crash", () => {
        throw new Error("secret detail of jane@example.com");
      });
      app.get("/api/test/locked", () => {
        throw Object.assign(new Error("database is locked"), { errcode: 5 });
      });
    },
  });
});
afterAll(() => server.stop());

async function failure(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, init);
  return {
    status: response.status,
    headers: response.headers,
    body: errorAnswer.strict().parse(await response.json()),
  };
}

function json(body: string): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body };
}

/** Sends raw bytes and answers all that comes back until the server hangs up. */
function raw(text: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

const MEGABYTE = 1024 * 1024;

/** Sends a body in chunks of 64 KB until an answer begins or all is sent, as a client does that listens while it sends. */
function endless(head: string, size: number): Promise<{ answer: string; sent: number }> {
  const { port } = new URL(server.url);
  const chunk = `10000\r\n${" ".repeat(0x10000)}\r\n`;
  return new Promise((resolve) => {
    let [answer, sent] = ["", 0];
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(head);
      send();
    });
    const send = () => {
      if (answer !== "" || sent >= size) return;
      sent += 0x10000;
      socket.write(chunk, () => setImmediate(send));
    };
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve({ answer, sent }));
  });
}

function bodyOf(answer: string) {
  return errorAnswer.strict().parse(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)));
}

describe("bad input has its own clear answer in the shape of the contract", () => {
  test.each([
    ["broken JSON", `{"name": `],
    ["an empty body", ""],
    ["__proto__ in the body", `{"__proto__": {"admin": true}}`],
    ["constructor.prototype in the body", `{"constructor": {"prototype": {"admin": true}}}`],
    ["an escaped __proto__ in the body", String.raw`{"\u005f_pr\u006fto__": {"admin": true}}`],
    ["an escaped constructor in the body", String.raw`{"\u0063onstructor": {"prototype": {"admin": true}}}`],
  ])("%s is invalid JSON", async (_case, body) => {
    expect(await failure("/api/import", json(body))).toMatchObject({
      status: 400,
      body: { code: "invalid_json" },
    });
  });

  test("JSON of the wrong shape names the place of each fault", async () => {
    const { status, body } = await failure("/api/import", json(`{"version":1,"skills":[1]}`));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input", issues: [{ pointer: "/skills/0" }] });
  });

  test("JSON 10,000 levels deep is refused and the server lives on", async () => {
    const deep = `{"version":1,"skills":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    expect(await failure("/api/import", json(deep))).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  test("a body that is not JSON is an unsupported media type", async () => {
    const form = { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" };
    expect(await failure("/api/import", form)).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
  });

  test("a 100 MB body is refused by its announced length, before it arrives", async () => {
    const answer = await raw(
      "POST /api/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 104857600\r\n\r\n{",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(`"code":"body_too_large"`);
  });

  test("a 100 MB body without an announced length is refused as soon as it passes the limit", async () => {
    const { answer, sent } = await endless(
      "POST /api/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
      100 * MEGABYTE,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(bodyOf(answer)).toMatchObject({ code: "body_too_large" });
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  test("an unknown address under /api is not found, and does not answer with a page", async () => {
    expect(await failure("/api/nothing")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await failure("/api/nothing", json("{}"))).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  });

  test("the wrong method is told which ones are allowed", async () => {
    const { status, headers, body } = await failure("/api/import");
    expect(status).toBe(405);
    expect(body.code).toBe("method_not_allowed");
    expect(headers.get("allow")).toBe("POST");
    expect(await failure("/api/health", { method: "DELETE" })).toMatchObject({ status: 405 });
  });

  test("an address that cannot be decoded is a bad request", async () => {
    expect(await failure("/api/%E0%A4%A")).toMatchObject({ status: 400, body: { code: "bad_request" } });
  });

  test("headers that are too large get 431", async () => {
    const answer = await raw(`GET /api/health HTTP/1.1\r\nhost: x\r\nx-big: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(bodyOf(answer).code).toBe("headers_too_large");
  });

  test("10,000 headers get 431", async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `h${index}: 1\r\n`).join("");
    expect(await raw(`GET /api/health HTTP/1.1\r\nhost: x\r\n${many}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test("headers that never end get 408", async () => {
    const answer = await raw("GET /api/health HTTP/1.1\r\nhost: x\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer).code).toBe("request_timeout");
  });

  test("a body that never ends gets 408", async () => {
    const answer = await raw(
      "POST /api/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("bytes that are not HTTP get 400", async () => {
    expect(await raw("hello there\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("failures of our own", () => {
  test("a crash answers the specified words and neither answer nor log tells the detail", async () => {
    const { status, body, headers } = await failure("/api/test/crash");
    expect(status).toBe(500);
    expect(body.message).toBe("There is some error at my end. Please try after some time.");
    expect(headers.get("x-request-id")).toBe(body.requestId);
    const logged = server.log.find(
      (line) => line.includes(body.requestId) && line.includes(`"level":"error"`),
    );
    expect(logged).toContain("errors.test.ts");
    expect(server.log.join("")).not.toContain("jane@example.com");
  });

  test("a locked database answers 503 and says when to come back", async () => {
    const { status, body, headers } = await failure("/api/test/locked");
    expect(status).toBe(503);
    expect(body.code).toBe("unavailable");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
