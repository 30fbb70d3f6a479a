import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startSite } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: RunningServer;
let person: Visitor;

beforeAll(async () => {
  server = await startSite({ config: { publicUrl: new URL("https://resumes.example.org") } });
  person = new Visitor(server.url);
  await person.register("safeguards@example.com");
});
afterAll(() => server.stop());

/** Sends bytes as they are and answers the head of what comes back, until the server hangs up. */
function raw(text: string): Promise<{ status: number; headers: Headers }> {
  const { port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      const [first = "", ...lines] = (answer.split("\r\n\r\n", 1)[0] ?? "").split("\r\n");
      const pairs = lines.map((line): [string, string] => {
        const [name = "", ...value] = line.split(": ");
        return [name, value.join(": ")];
      });
      resolve({ status: Number(first.split(" ")[1]), headers: new Headers(pairs) });
    });
  });
}

const get = (path: string) => async () => {
  const cookie = person.cookie ?? "";
  const response = await fetch(server.url + path, { redirect: "manual", headers: { cookie } });
  await response.body?.cancel();
  return response;
};
const bytes = (text: string) => () => raw(text);

/** One of every kind of answer that leaves the server. */
const ANSWERS: [kind: string, status: number, ask: () => Promise<{ status: number; headers: Headers }>][] = [
  ["a page", 200, get("/")],
  ["a private screen", 200, get("/dashboard")],
  ["a drawing", 200, get("/favicon.svg")],
  ["a file for crawlers", 200, get("/sitemap.xml")],
  ["a redirect", 308, get("//features")],
  ["a missing file", 404, get("/.env")],
  ["an answer of the API", 200, get("/api/auth/session")],
  ["a download", 200, get("/api/account/archive")],
  ["an unknown address", 404, get("/api/nothing")],
  ["a wrong method", 405, get("/api/import")],
  [
    "an address that cannot be decoded",
    400,
    bytes("GET /api/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
  ],
  ["bytes that are not HTTP", 400, bytes("hello there\r\n\r\n")],
];

describe("every kind of answer keeps the browser to its rules", () => {
  test.each(ANSWERS)("%s", async (_kind, expected, ask) => {
    const { status, headers } = await ask();
    expect(status).toBe(expected);
    const policy = (headers.get("content-security-policy") ?? "").split(/; ?/);
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    const type = headers.get("content-type");
    if (expected !== 308) expect(type).toBeTruthy();
    if (type && /^(text\/|.*[+/]xml)/.test(type)) expect(type).toContain("charset=utf-8");
  });

  test("pages and files are nobody else's to open or embed", async () => {
    for (const path of ["/", "/api/auth/session"]) {
      const { headers } = await get(path)();
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });
});

test("no answer of the API is kept by a cache, whatever its route says", async () => {
  const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const kept: string[] = [];
  // Signing out would make every later answer a refusal.
  delete paths["/api/auth/logout"];
  for (const [path, methods] of Object.entries<Record<string, unknown>>(paths))
    for (const method of Object.keys(methods)) {
      const address = path.replaceAll(/\{\w+\}/g, "none");
      const { headers } = await person.call(method.toUpperCase(), address);
      if (headers.get("cache-control") !== "no-store") kept.push(`${method} ${path}`);
    }
  expect(kept).toEqual([]);
});
