import type { FastifyInstance } from "fastify";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import { purgeUsers } from "../account/remove-user.ts";
import type { Access } from "../auth/access.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Job } from "../leases/schedule.ts";
import { resumeExportRoute } from "./export-route.ts";
import { purgeResumes } from "./purge.ts";
import { resumeService } from "./resume-service.ts";
import { resumeRoutes } from "./routes.ts";
import { savingService } from "./saving-service.ts";
import { variantRoutes } from "./variants/routes.ts";
import { variantService } from "./variants/variant-service.ts";
import { versionRoutes } from "./version-routes.ts";
import { versionService } from "./version-service.ts";

const PURGE_EVERY_MS = 3_600_000;

export interface ResumesOptions {
  access: Access;
  database: Database;
  renderQueue: RenderQueue;
  rendersPerMinute: number;
  schedule: (job: Job) => void;
  clock: Clock;
}

/** Puts together what belongs to kept resumes and adds its routes. */
export async function addResumes(app: FastifyInstance, options: ResumesOptions): Promise<void> {
  const { access, database, renderQueue, rendersPerMinute, schedule, clock } = options;
  const resumes = resumeService(database, clock);
  const saving = savingService(database, clock);
  await app.register(resumeRoutes, { access, resumes, saving });
  await app.register(versionRoutes, { access, versions: versionService(database, clock), saving });
  await app.register(variantRoutes, { access, variants: variantService(database, clock) });
  await app.register(resumeExportRoute, { access, resumes, renderQueue, rendersPerMinute });

  schedule({
    name: "purge resumes",
    everyMs: PURGE_EVERY_MS,
    atStart: true,
    async work() {
      await purgeUsers(database);
      await purgeResumes(database, clock);
    },
    failure: "deleted resumes could not be purged",
  });
}
