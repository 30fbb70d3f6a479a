import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { healthAnswer } from "../../contract/health.ts";
import { type HealthParts, readHealth } from "./read-health.ts";

export const healthRoutes: FastifyPluginAsyncZod<HealthParts> = async (app, parts) => {
  app.get(
    "/api/health",
    {
      // A watchdog asks often and must never be told to wait.
      config: { rateLimit: false },
      schema: {
        operationId: "health",
        summary: "Whether the server can do its work, and which part of it fails",
        response: { 200: healthAnswer, 503: healthAnswer },
      },
    },
    async (_request, reply) => {
      const health = await readHealth(parts);
      return reply
        .code(health.status === "down" ? 503 : 200)
        .header("cache-control", "no-store")
        .send(health);
    },
  );
};
