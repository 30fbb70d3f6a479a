import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import {
  projectRoot,
  type RunningServer,
  type ServerOptions,
  startServer,
} from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const TOKEN = "a-token-of-the-operator";
// Nobody listens there.
const NOWHERE = "127.0.0.1:9";
const aResume = { title: "CV", template: "google", resume: { version: 1 } };

let server: RunningServer;
afterEach(() => server.stop());

async function start(config: ServerOptions["config"] = {}): Promise<Visitor> {
  server = await startServer({ config });
  const ada = new Visitor(server.url);
  await ada.register("ada@example.com");
  return ada;
}

const health = async () => (await new Visitor(server.url).call("GET", "/api/health")).body;

describe("health", () => {
  test("is degraded while saves are refused, and whole after the next one", async () => {
    const ada = await start();
    await server.database.query.updateTable("users").set({ role: "admin" }).execute();
    await sql`pragma query_only = on`.execute(server.database.query);
    expect((await ada.call("POST", "/api/resumes", aResume)).status).toBe(507);
    // Reading goes on, for administrators too.
    expect((await ada.call("GET", "/api/admin/overview")).status).toBe(200);
    const { status, body } = await ada.call("GET", "/api/health");
    expect([status, body.status, body.parts.storage]).toEqual([200, "degraded", "failing"]);
    await sql`pragma query_only = off`.execute(server.database.query);
    expect((await ada.call("POST", "/api/resumes", aResume)).status).toBe(201);
    expect(await health()).toMatchObject({ status: "ok", parts: { storage: "ok" } });
  });

  test("is degraded where the room on the disk cannot be told", async () => {
    await start({ dataDir: "/no/such/folder" });
    expect(await health()).toMatchObject({ status: "degraded", parts: { disk: "failing" } });
  });

  test("is degraded while the AI endpoint fails", async () => {
    const ada = await start({ ai: { baseUrl: `http://${NOWHERE}/v1`, apiKey: null, model: "any" } });
    expect(await health()).toMatchObject({ status: "ok", parts: { assist: "ok" } });
    await ada.call("POST", "/api/ai/consent", { host: NOWHERE });
    const text = { task: "experience", text: "Responsible for the shift" };
    expect((await ada.call("POST", "/api/ai/improve", text)).status).toBe(502);
    expect(await health()).toMatchObject({ status: "degraded", parts: { assist: "failing" } });
    // It was asked all the same, and the overview says so.
    await server.database.query.updateTable("users").set({ role: "admin" }).execute();
    const { days } = (await ada.call("GET", "/api/admin/overview")).body;
    expect(days.at(-1)).toMatchObject({ aiHosted: 1, aiEmbedded: 0, errors: 1 });
  });

  test("is degraded while mail is not taken", async () => {
    await start({ smtpUrl: `smtp://${NOWHERE}`, publicUrl: new URL("http://resumes.example.org") });
    await expect
      .poll(health, { timeout: 10_000 })
      .toMatchObject({ status: "degraded", parts: { mail: "failing" } });
  });
});

describe("metrics", () => {
  const read = (token?: string) =>
    new Visitor(server.url).call("GET", "/api/metrics", undefined, {
      ...(token && { authorization: `Bearer ${token}` }),
    });

  test("are there for whoever has the token, without a word about anybody", async () => {
    const ada = await start({ metricsToken: TOKEN });
    const { body } = await ada.call("POST", "/api/resumes", aResume);
    await ada.call("GET", `/api/resumes/${body.id}?secret=canary`);
    const { status, headers, body: text } = await read(TOKEN);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/plain; version=0.0.4");
    expect(text).toContain(
      'candor_http_requests_total{method="GET",route="/api/resumes/:resumeId",status="200"} 1',
    );
    expect(text).toContain('candor_kept{what="resumes"} 1');
    expect(text).toContain('candor_events_total{event="sign-ups"} 1');
    expect(text).toContain('candor_part_failing{part="database"} 0');
    for (const secret of ["ada@example.com", "Ada", body.id, "canary", TOKEN])
      expect(text).not.toContain(secret);
    for (const line of text.trim().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{[^{}]+\})? [\d.e+-]+)$/);
  });

  test("are all that the dashboard and the alerts ask for", async () => {
    await start({ metricsToken: TOKEN });
    const { body: text } = await read(TOKEN);
    const written = ["grafana-dashboard.json", "prometheus-alerts.yaml"]
      .map((name) => readFileSync(path.join(projectRoot, "deploy", name), "utf8"))
      .join("\n");
    const names = new Set(written.match(/\b(?:candor_\w+|process_\w+)/g));
    expect(names.size).toBeGreaterThan(5);
    for (const name of names) expect(text, name).toMatch(new RegExp(`^${name}[ {]`, "m"));
    const parts = [...written.matchAll(/part=~?"([\w|]+)"/g)].flatMap(([, named = ""]) => named.split("|"));
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) expect(text, part).toContain(`candor_part_failing{part="${part}"}`);
  });

  test("are refused without the token, with another one, and to an administrator's session", async () => {
    const ada = await start({ metricsToken: TOKEN });
    await server.database.query.updateTable("users").set({ role: "admin" }).execute();
    expect((await ada.call("GET", "/api/metrics")).status).toBe(401);
    expect((await read("a-token-of-a-stranger")).status).toBe(401);
    expect((await read(`${TOKEN}x`)).status).toBe(401);
  });

  test("are not there unless the operator asks for them", async () => {
    await start();
    expect((await read(TOKEN)).status).toBe(404);
    expect((await read("null")).status).toBe(404);
  });
});
