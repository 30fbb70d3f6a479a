import type { FastifyInstance } from "fastify";
import { ASSIST_LIMITS } from "../../contract/assist.ts";
import type { Access } from "../auth/access.ts";
import type { DailyCounts } from "../counts/daily-counts.ts";
import type { Database } from "../db/database.ts";
import type { Vitals } from "../health/vitals.ts";
import { type AssistParts, assistService } from "./assist-service.ts";
import { limitConcurrency } from "./concurrency-limit.ts";
import { consentRepository } from "./consent-repository.ts";
import { freeLines } from "./free-lines.ts";
import type { ImproveQueue } from "./improve-queue.ts";
import { requestSlots } from "./request-slots.ts";
import { restingEndpoints } from "./resting-endpoints.ts";
import { assistRoutes } from "./routes.ts";
import { usageRepository } from "./usage-repository.ts";

export type AssistLimits = Pick<AssistParts, "requestsPerDay" | "patience">;

export interface AssistOptions {
  access: Access;
  database: Database;
  endpoints: AssistParts["endpoints"];
  limits: AssistLimits;
  claimsPerMinute: number;
  queue: ImproveQueue;
  counts: Pick<DailyCounts, "add">;
  vitals: Pick<Vitals, "note">;
  now: () => Date;
}

/** Puts together what belongs to AI help and adds its routes. */
export async function addAssist(app: FastifyInstance, options: AssistOptions): Promise<void> {
  const { access, database, endpoints, limits, queue, counts, now } = options;
  const assist = assistService({
    endpoints,
    queue,
    usage: usageRepository(database),
    ownUsage: usageRepository(database, "own_requests"),
    consents: consentRepository(database),
    limited: requestSlots(database, ASSIST_LIMITS.requestsInFlight, now),
    claimsLimited: limitConcurrency(ASSIST_LIMITS.claimsUnderWay),
    freeLines: freeLines(database, now),
    ...limits,
    onAnswer: (engine) => counts.add(engine === "hosted" ? "ai-hosted" : "ai-embedded"),
    resting: restingEndpoints(),
    onSiteAnswer: (worked) => options.vitals.note("assist", worked),
    now,
  });
  await app.register(assistRoutes, { access, assist, claimsPerMinute: options.claimsPerMinute });
}
