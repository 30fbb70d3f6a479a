import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { healthAnswer } from "../../contract/health.ts";
import { type Database, isReachable } from "../db/database.ts";

export const healthRoutes: FastifyPluginAsyncZod<{ database: Database; version: string }> = async (
  app,
  { database, version },
) => {
  app.get(
    "/api/health",
    {
      // A watchdog asks often and must never be told to wait.
      config: { rateLimit: false },
      schema: {
        operationId: "health",
        summary: "Whether the server can do its work",
        response: { 200: healthAnswer, 503: healthAnswer },
      },
    },
    async (_request, reply) => {
      const reachable = await isReachable(database);
      return reply
        .code(reachable ? 200 : 503)
        .header("cache-control", "no-store")
        .send({
          status: reachable ? "ok" : "down",
          version,
          database: database.engine,
          uptimeSeconds: Math.round(process.uptime()),
        });
    },
  );
};
