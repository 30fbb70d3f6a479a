import type { FastifyInstance } from "fastify";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import type { Access } from "../auth/access.ts";
import type { Database } from "../db/database.ts";
import { deletionsExpiredAt } from "./expiry.ts";
import { resumeExportRoute } from "./export-route.ts";
import { resumeRepository } from "./resume-repository.ts";
import { resumeService } from "./resume-service.ts";
import { resumeRoutes } from "./routes.ts";
import { savingService } from "./saving-service.ts";
import { versionRoutes } from "./version-routes.ts";
import { versionService } from "./version-service.ts";

const PURGE_EVERY_MS = 3_600_000;

export interface ResumesOptions {
  access: Access;
  database: Database;
  desk: RenderDesk;
  rendersPerMinute: number;
  now: () => Date;
}

/** Puts together what belongs to kept resumes and adds its routes. */
export async function addResumes(app: FastifyInstance, options: ResumesOptions): Promise<void> {
  const { access, database, desk, rendersPerMinute, now } = options;
  const resumes = resumeService(database, now);
  const saving = savingService(database, now);
  await app.register(resumeRoutes, { access, resumes, saving });
  await app.register(versionRoutes, { access, versions: versionService(database, now), saving });
  await app.register(resumeExportRoute, { access, resumes, desk, rendersPerMinute });

  const purge = () =>
    resumeRepository(database)
      .purge(deletionsExpiredAt(now()))
      .catch((error: unknown) => app.log.warn({ err: error }, "deleted resumes could not be purged"));
  app.addHook("onReady", purge);
  const timer = setInterval(purge, PURGE_EVERY_MS);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
