import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { Clock } from "../clock/clock.ts";
import type { DailyCounts } from "../counts/daily-counts.ts";
import type { Database } from "../db/database.ts";
import type { Downloads } from "../downloads/downloads.ts";
import type { FactorService } from "../factors/factor-service.ts";
import type { InvitationService } from "../joining/invitation-service.ts";
import type { JoinGate } from "../joining/join-gate.ts";
import { invitationAdminRoutes } from "../joining/routes.ts";
import type { Job } from "../leases/schedule.ts";
import type { Providers } from "../oidc/add-providers.ts";
import { providerAdminRoutes } from "../oidc/admin-routes.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { adminActionRoutes } from "./action-routes.ts";
import { sweepAudit } from "./audit-list.ts";
import { adminFileRoutes } from "./file-routes.ts";
import { adminListRoutes } from "./routes.ts";
import { userActions } from "./user-actions.ts";

const SWEEP_MS = 3_600_000;

export interface AdminOptions {
  access: Access;
  factors: Pick<FactorService, "isMissing">;
  database: Database;
  passwords: PasswordQueue;
  links: MailLinks | null;
  events: SecurityEvents;
  counts: DailyCounts;
  downloads: Downloads;
  schedule: (job: Job) => void;
  clock: Clock;
  gate: JoinGate;
  invitations: InvitationService;
  providers: Providers;
  publicUrl: URL | null;
  /** Adds what other areas have for administrators, behind the same guard. */
  addRoutes: (admin: FastifyInstance) => Promise<void>;
}

/** Puts together what belongs to administrators and adds its routes behind one guard. */
export async function addAdmin(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { access, factors, database, passwords, links, events, counts, downloads, clock } = options;
  const { now } = clock;
  await app.register(async (admin) => {
    access.guard(admin);
    // The role is the one of this moment: whoever was demoted a second ago is a user like any other.
    admin.addHook("preParsing", async (request) => {
      const { user } = access.of(request);
      if (user.role !== "admin") throw new AppError("admins_only");
      if (await factors.isMissing(user)) throw new AppError("second_factor_needed");
    });
    admin.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    await admin.register(adminListRoutes, { database, counts, now });
    await admin.register(adminFileRoutes, { access, database, downloads, now });
    const { gate, invitations, publicUrl } = options;
    await admin.register(invitationAdminRoutes, { access, gate, invitations, publicUrl });
    await admin.register(providerAdminRoutes, options.providers);
    await admin.register(adminActionRoutes, {
      access,
      events,
      actions: userActions({ database, passwords, links, now }),
    });
    await options.addRoutes(admin);
  });

  options.schedule({
    name: "sweep audit log",
    everyMs: SWEEP_MS,
    atStart: true,
    work: () => sweepAudit(database.query, clock.earliest()),
    failure: "old entries of the audit log could not be swept",
  });
}
