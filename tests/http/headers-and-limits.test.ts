import { afterEach, expect, test } from "vitest";
import { type RunningServer, type ServerOptions, startServer } from "../support/running-server.ts";

let server: RunningServer;

async function start(options: ServerOptions = {}): Promise<string> {
  server = await startServer(options);
  return server.url;
}
afterEach(() => server.stop());

test("every answer forbids inline code, framing and sniffing", async () => {
  const url = await start();
  for (const path of ["/api/health", "/api/nothing"]) {
    const { headers } = await fetch(url + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|https?:/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

test("browsers are told to insist on https only where the public address is https", async () => {
  const plain = await start();
  expect((await fetch(`${plain}/api/health`)).headers.get("strict-transport-security")).toBeNull();
  await server.stop();
  const secure = await start({ config: { publicUrl: new URL("https://resumes.example.org") } });
  expect((await fetch(`${secure}/api/health`)).headers.get("strict-transport-security")).toContain(
    "max-age=",
  );
});

test("one address that asks too often is told to wait; health is always answered", async () => {
  const url = await start({ limits: { requestsPerMinute: 5 } });
  const statuses: number[] = [];
  for (let call = 0; call < 7; call++) statuses.push((await fetch(`${url}/api/openapi.json`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await fetch(`${url}/api/openapi.json`);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test("a forged X-Forwarded-For buys no fresh allowance", async () => {
  const url = await start({ limits: { requestsPerMinute: 3 } });
  const call = (from: string) => fetch(`${url}/api/openapi.json`, { headers: { "x-forwarded-for": from } });
  const statuses = [];
  for (let index = 0; index < 5; index++) statuses.push((await call(`198.51.100.${index}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("behind a configured proxy each visitor has an allowance, and an IPv6 network counts as one visitor", async () => {
  const url = await start({ limits: { requestsPerMinute: 2 }, config: { trustProxy: "127.0.0.1" } });
  const call = async (from: string) =>
    (await fetch(`${url}/api/openapi.json`, { headers: { "x-forwarded-for": from } })).status;
  expect([await call("198.51.100.1"), await call("198.51.100.1"), await call("198.51.100.1")]).toEqual([
    200, 200, 429,
  ]);
  expect(await call("198.51.100.2")).toBe(200);
  expect([await call("2001:db8::1"), await call("2001:db8::2"), await call("2001:db8::3")]).toEqual([
    200, 200, 429,
  ]);
  expect(await call("2001:db8:0:1::1")).toBe(200);
});

test("the log tells method, route, status and time, and nothing that a person typed", async () => {
  const url = await start();
  await fetch(`${url}/api/health?email=jane@example.com`, { headers: { cookie: "session=canary-cookie" } });
  await fetch(`${url}/api/jane@example.com`);
  await fetch(`${url}/api/import`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ version: 1, name: "Canary Name", nonsense: true }),
  });
  const lines = server.log.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: "info",
      method: "GET",
      route: "/api/health",
      status: 200,
      ms: expect.any(Number),
    }),
  );
  expect(server.log.join("")).not.toMatch(/jane|canary|nonsense/i);
});
