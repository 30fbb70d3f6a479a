import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Sends bytes as they are and answers all that comes back until the server hangs up. */
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

const HIDDEN = "GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
const post = (headers: string, body: string) =>
  `POST /api/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;

describe("a request whose end can be read in two ways is refused, and nothing behind it is answered", () => {
  test.each([
    ["a length and chunks", post("content-length: 4\r\ntransfer-encoding: chunked", `0\r\n\r\n${HIDDEN}`)],
    ["two lengths", post("content-length: 2\r\ncontent-length: 40", `{}${HIDDEN}`)],
    ["an unknown way to cut", post("transfer-encoding: xchunked", `0\r\n\r\n${HIDDEN}`)],
    [
      "chunks that are not the last coding",
      post("transfer-encoding: chunked, identity", `0\r\n\r\n${HIDDEN}`),
    ],
    ["a blank before the colon", post("content-length : 2", `{}${HIDDEN}`)],
    ["lines that end without CR", `GET /api/health HTTP/1.1\nhost: x\n\n${HIDDEN}`],
    [
      "a folded header",
      `GET /api/health HTTP/1.1\r\nhost: x\r\nx-a: b\r\n content-length: 9\r\n\r\n${HIDDEN}`,
    ],
  ])("%s", async (_case, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  });
});

test("TRACE is answered by no address, and nothing of the request comes back", async () => {
  for (const path of ["/", "/api/health", "/api/auth/session"]) {
    const answer = await raw(
      `TRACE ${path} HTTP/1.1\r\nhost: x\r\ncookie: canary=1\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain("canary");
  }
});

test("a parameter that is given twice is refused where it decides something, not read as one of the two", async () => {
  const person = new Visitor(server.url);
  await person.register("twice@example.com");
  const resume = { title: "Mine", template: "google", resume: { version: 1 } };
  const { id } = (await person.call("POST", "/api/resumes", resume)).body;
  const answer = await person.call("GET", `/api/resumes/${id}/export?format=json&format=txt`);
  expect(answer.status).toBe(400);
});
