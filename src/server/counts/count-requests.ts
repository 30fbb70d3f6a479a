import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { statusOf } from "../http/request-log.ts";
import type { CountName, DailyCounts } from "./daily-counts.ts";

const FLUSH_MS = 10_000;

/** What a success of these routes counts as. */
const COUNTED: Record<string, readonly CountName[]> = {
  "POST /api/resumes": ["resumes"],
  "POST /api/resumes/:resumeId/duplicate": ["resumes"],
  "POST /api/resumes/:resumeId/variants": ["resumes"],
  "POST /api/render": ["exports"],
  "POST /api/render/taken": ["exports"],
  "GET /api/resumes/:resumeId/export": ["exports"],
};

/** Counts what requests led to, in one place: no area has to think of it. */
export function countRequests(app: FastifyInstance, counts: DailyCounts): void {
  function count(request: FastifyRequest, reply: FastifyReply): void {
    const statusCode = statusOf(request, reply);
    // "Not set up on this server" is an answer, no failure.
    if (statusCode >= 500 && statusCode !== 501) counts.add("errors");
    // The engines count what they answer; the endpoint was asked also where it failed.
    if (statusCode === 502 && request.routeOptions.url === "/api/ai/improve") counts.add("ai-hosted");
    if (statusCode < 200 || statusCode > 299) return;
    for (const name of COUNTED[`${request.method} ${request.routeOptions.url}`] ?? []) counts.add(name);
  }
  app.addHook("onResponse", (request, reply, done) => {
    count(request, reply);
    done();
  });

  const flush = () =>
    counts
      .flush()
      .catch((error: unknown) => app.log.warn({ err: error }, "daily counts could not be written"));
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  // Before the database is closed.
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await flush();
  });
}
