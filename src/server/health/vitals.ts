import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { statusOf } from "../http/request-log.ts";
import { type Workers, workAlone } from "../workers/workers.ts";

/** Parts that can fail while the rest goes on. */
export const VITAL_PARTS = ["storage", "files", "mail", "assist"] as const;

export type VitalPart = (typeof VITAL_PARTS)[number];

export interface Vitals {
  note(part: VitalPart, worked: boolean): void;
  isFailing(part: VitalPart): boolean;
}

/** Nothing was heard of it since: it may be well again. */
const FORGOTTEN_MS = 10 * 60_000;

/**
 * A part fails while its last work failed: what people met is told, nothing is tried out for the telling. All workers of a machine know of it,
 * so that its health does not depend on which of them is asked.
 */
export function openVitals(
  now: () => Date,
  workers: Pick<Workers, "tell" | "onNotice"> = workAlone(),
): Vitals {
  const failedAt = new Map<VitalPart, number>();
  function note(part: VitalPart, worked: boolean): void {
    if (worked) failedAt.delete(part);
    else failedAt.set(part, now().getTime());
  }
  workers.onNotice("vital", (body) => {
    const { part, worked } = JSON.parse(body);
    note(part, worked);
  });
  return {
    note(part, worked) {
      // What worked before and works now is no news.
      const isNews = !worked || failedAt.has(part);
      note(part, worked);
      if (isNews) workers.tell({ topic: "vital", body: JSON.stringify({ part, worked }) });
    },
    isFailing(part) {
      const since = now().getTime() - (failedAt.get(part) ?? Number.NEGATIVE_INFINITY);
      // Noted while the clock was ahead, it would else count as failing until that time comes.
      return Math.abs(since) < FORGOTTEN_MS;
    },
  };
}

const FILE_ROUTES = new Set(["/api/render", "/api/resumes/:resumeId/export"]);

/** Learns from the answers that go out. */
export function watchVitals(app: FastifyInstance, vitals: Vitals): void {
  function learn(request: FastifyRequest, reply: FastifyReply): void {
    const statusCode = statusOf(request, reply);
    const url = request.routeOptions.url ?? "";
    const worked = statusCode >= 200 && statusCode < 300;
    if (statusCode === 507) vitals.note("storage", false);
    else if (worked && request.method !== "GET" && url.startsWith("/api/resumes"))
      vitals.note("storage", true);
    // 503 is a renderer that is busy, or a database that is away: neither says that files cannot be made.
    if (FILE_ROUTES.has(url) && (worked || statusCode === 500)) vitals.note("files", worked);
  }
  app.addHook("onResponse", (request, reply, done) => {
    learn(request, reply);
    done();
  });
}
