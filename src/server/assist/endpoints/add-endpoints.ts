import type { FastifyInstance } from "fastify";
import type { Access } from "../../auth/access.ts";
import type { Database } from "../../db/database.ts";
import type { AiConfig } from "../../env.ts";
import type { SecurityEvents } from "../../security/security-events.ts";
import type { ImproveQueue } from "../improve-queue.ts";
import { trialSlots } from "../request-slots.ts";
import { aiAdminRoutes } from "./admin-routes.ts";
import { draftEndpoints } from "./draft-endpoints.ts";
import { evaluationRoutes } from "./evaluation-routes.ts";
import { type EvaluationLimits, openEvaluations } from "./evaluations.ts";
import { ownEndpoints } from "./own-endpoints.ts";
import { ownEndpointRoutes } from "./own-routes.ts";
import { sealedKeys } from "./sealed-keys.ts";
import { siteEndpoints } from "./site-endpoints.ts";
import { type UsedEndpoints, usedEndpoints } from "./used-endpoint.ts";

export interface EndpointLimits {
  /** Milliseconds for a request that is tried. */
  trialMs: number;
  evaluation: EvaluationLimits;
}

interface EndpointParts {
  database: Database;
  environment: AiConfig | null;
  sessionSecret: string;
}

interface RouteParts {
  access: Access;
  events: Pick<SecurityEvents, "record">;
  queue: Pick<ImproveQueue, "evaluate">;
  limits: EndpointLimits & { trialsPerMinute: number };
  now: () => Date;
}

export interface Endpoints {
  used: UsedEndpoints;
  addOwnRoutes(app: FastifyInstance, parts: RouteParts): Promise<void>;
  /** Behind the guard of administrators. */
  addAdminRoutes(app: FastifyInstance, parts: RouteParts): Promise<void>;
}

/** Puts together what belongs to AI endpoints: the site's, people's own, and our evaluation of them. */
export function openEndpoints(app: FastifyInstance, parts: EndpointParts): Endpoints {
  const { database, environment } = parts;
  const port = () => {
    const address = app.server.address();
    return typeof address === "object" ? (address?.port ?? null) : null;
  };
  const keys = sealedKeys(parts.sessionSecret);
  const used = usedEndpoints({
    database,
    keys,
    environment,
    port,
    onUnreadable: () =>
      app.log.warn("the key of the AI endpoint was sealed under another SESSION_SECRET: enter it again"),
  });

  return {
    used,
    async addOwnRoutes(routes, { access, events, limits, now }) {
      const own = ownEndpoints({ database, keys, environment, port, now });
      const limited = trialSlots(database, now);
      await routes.register(ownEndpointRoutes, { access, own, events, limited, ...limits });
    },
    async addAdminRoutes(admin, { access, queue, limits, now }) {
      const onChange = () => used.forget();
      const site = siteEndpoints({ database, keys, environment, onChange, now });
      const drafts = draftEndpoints(site, environment);
      const warn = (error: unknown) => app.log.warn({ err: error }, "an evaluation met an error");
      const evaluations = openEvaluations({ database, queue, drafts, limits: limits.evaluation, warn, now });
      // Before the database is closed.
      admin.addHook("preClose", () => evaluations.close());
      const limited = trialSlots(database, now);
      const { onEndpointChange } = evaluations;
      await admin.register(aiAdminRoutes, { access, site, drafts, limited, onEndpointChange, ...limits });
      await admin.register(evaluationRoutes, { access, evaluations });
    },
  };
}
