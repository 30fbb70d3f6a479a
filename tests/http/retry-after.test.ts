import { afterEach, expect, test } from "vitest";
import { AppError, ERRORS, type ErrorCode } from "../../src/domain/errors.ts";
import { listedRoutes } from "../support/listed-routes.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;
afterEach(() => server.stop());

const later = Object.entries(ERRORS)
  .filter(([, { status }]) => status === 429)
  .map(([code]) => code as ErrorCode);

test.each(later)("%s says when to come back", async (code) => {
  server = await startServer({
    extend: (app) => {
      app.get("/api/refuses", () => {
        throw new AppError(code);
      });
    },
  });
  const { status, headers } = await fetch(`${server.url}/api/refuses`);
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("every route that is asked too often says when to come back", async () => {
  server = await startServer({
    limits: {
      requestsPerMinute: 0,
      rendersPerMinute: 0,
      rendersAheadPerMinute: 0,
      claimsPerMinute: 0,
      matchesPerMinute: 0,
      tailorsPerMinute: 0,
      trialsPerMinute: 0,
    },
  });
  const unlimited: string[] = [];
  for (const route of listedRoutes(server.app)) {
    const [method = "", pattern = ""] = route.split(" ");
    const { status, headers } = await fetch(server.url + pattern.replace(/:\w+/g, "x"), { method });
    if (status !== 429) unlimited.push(route);
    else expect([route, Number(headers.get("retry-after")) > 0]).toEqual([route, true]);
  }
  expect(unlimited).toEqual(["GET /api/health", "GET /api/metrics"]);
});
