import type { FastifyInstance } from "fastify";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import type { Access } from "../auth/access.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Downloads } from "../downloads/downloads.ts";
import { applicationService } from "./application-service.ts";
import { applicationCsvRoutes } from "./csv-routes.ts";
import { csvService } from "./csv-service.ts";
import { frozenFileRoutes } from "./file-routes.ts";
import { freezeService } from "./freeze-service.ts";
import { applicationRoutes } from "./routes.ts";

export interface ApplicationsOptions {
  access: Access;
  database: Database;
  renderQueue: RenderQueue;
  rendersPerMinute: number;
  downloads: Downloads;
  clock: Clock;
}

/** Puts together what belongs to applications and adds its routes. */
export async function addApplications(app: FastifyInstance, options: ApplicationsOptions): Promise<void> {
  const { access, database, renderQueue, rendersPerMinute, downloads, clock } = options;
  await app.register(applicationRoutes, { access, applications: applicationService(database, clock) });
  const frozen = freezeService(database, renderQueue, clock);
  await app.register(frozenFileRoutes, { access, frozen, rendersPerMinute, downloads });
  await app.register(applicationCsvRoutes, { access, csv: csvService(database, clock), downloads });
}
