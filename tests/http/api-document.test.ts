import { afterAll, beforeAll, expect, test } from "vitest";
import { listedRoutes } from "../support/listed-routes.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test("health answers ok, and neither it nor the OpenAPI document tells strangers the release or the engine", async () => {
  const response = await fetch(`${server.url}/api/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: "ok",
    uptimeSeconds: expect.any(Number),
    workers: { wanted: 1, listening: 1 },
    parts: { database: "ok", storage: "ok", disk: "ok", files: "ok", mail: "off", assist: "off" },
  });
  const text = await (await fetch(`${server.url}/api/openapi.json`)).text();
  expect(text).not.toMatch(/0\.0\.0-test|sqlite/i);
});

test("health answers down with 503 when the database is not ours any more", async () => {
  const other = await startServer();
  await other.database.query.schema.dropTable("migrations").execute();
  const response = await fetch(`${other.url}/api/health`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: "down", parts: { database: "failing" } });
  await other.stop();
});

test("the OpenAPI document names no schema that nothing points to", async () => {
  const text = await (await fetch(`${server.url}/api/openapi.json`)).text();
  const names = Object.keys(JSON.parse(text).components.schemas);
  expect(names).toContain("AuthResult");
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

test("the OpenAPI document describes every route with its answers", async () => {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  expect(document.openapi).toMatch(/^3\.1/);
  const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  const routes = listedRoutes(server.app).filter((route) => route !== "GET /api/openapi.json");
  expect(routes).toContain("POST /api/admin/users/:userId/promote");
  expect(described.sort()).toEqual(routes.filter((route) => route.includes(" /api/")).sort());
  for (const path of Object.values<Record<string, { operationId?: string; responses: object }>>(
    document.paths,
  )) {
    for (const operation of Object.values(path)) {
      expect(operation.operationId).toBeTruthy();
      expect(Object.keys(operation.responses).join(" ")).toMatch(/\b(20\d|302)\b/);
    }
  }
  expect(document.components.schemas).toHaveProperty("Error");
});
