import type { FastifyInstance } from "fastify";
import { settingsAnswer } from "../contract/settings.ts";
import { accountService } from "./account/account-service.ts";
import { archiveRoutes } from "./account/archive-routes.ts";
import { ensureFirstAdmin } from "./account/first-admin.ts";
import { accountRoutes } from "./account/routes.ts";
import { userRepository } from "./account/user-repository.ts";
import { type Access, openAccess } from "./auth/access.ts";
import type { AuthLimits } from "./auth/auth-limits.ts";
import { authService } from "./auth/auth-service.ts";
import { deviceCookie, deviceVisits } from "./auth/device-visits.ts";
import { knownDevices } from "./auth/known-devices.ts";
import { type MailLinks, mailLinks } from "./auth/mail-links.ts";
import { mailRoutes } from "./auth/mail-routes.ts";
import { resetGuard } from "./auth/reset-guard.ts";
import { authRoutes } from "./auth/routes.ts";
import { sessionCookie } from "./auth/session-cookie.ts";
import { sessionRepository } from "./auth/session-repository.ts";
import { openSessions } from "./auth/sessions.ts";
import type { Clock } from "./clock/clock.ts";
import { signInGuard } from "./auth/sign-in-guard.ts";
import type { DailyCounts } from "./counts/daily-counts.ts";
import type { Database } from "./db/database.ts";
import type { Downloads } from "./downloads/downloads.ts";
import type { Config } from "./env.ts";
import type { Vitals } from "./health/vitals.ts";
import { openMailer } from "./mail/mailer.ts";
import { type GateThread, openGateThread } from "./resumes/gate-thread.ts";
import { attemptLimit } from "./security/attempt-limit.ts";
import { openPasswordDesk, type PasswordDesk } from "./security/password-desk.ts";
import { openSecret } from "./security/secret.ts";

const SWEEP_MS = 3_600_000;

export interface AccountsOptions {
  config: Pick<Config, "publicUrl" | "smtpUrl" | "firstAdmin">;
  database: Database;
  sessionSecret: string;
  limits: AuthLimits;
  counts: Pick<DailyCounts, "add">;
  vitals: Pick<Vitals, "note">;
  downloads: Downloads;
  clock: Clock;
}

/** What other areas need of accounts. */
export interface Accounts {
  access: Access;
  passwords: PasswordDesk;
  links: MailLinks | null;
}

/** Puts together what belongs to accounts, adds its routes, and answers how others learn who is asking. */
export async function addAccounts(app: FastifyInstance, options: AccountsOptions): Promise<Accounts> {
  const { config, database, limits, counts, vitals, downloads, clock } = options;
  const { now } = clock;
  const secret = openSecret(options.sessionSecret);
  const passwords = openPasswordDesk();
  const attempts = attemptLimit(database, secret, now);
  const users = userRepository(database);
  const stored = sessionRepository(database);
  const sessions = openSessions(stored, secret, clock, () => counts.add("active"));
  const https = config.publicUrl?.protocol === "https:";
  const cookie = sessionCookie({ https });
  const devices = knownDevices(database, secret, now);
  const access = openAccess(sessions, cookie);
  const links = openLinks();
  const visits = deviceVisits({ devices, cookie: deviceCookie({ https }), links });
  const guarded = { devices, attempts, limits };

  if (config.firstAdmin) await ensureFirstAdmin(config.firstAdmin, { database, passwords, now });
  sweepRegularly();

  const guard = signInGuard(guarded);
  const auth = authService({ users, passwords, attempts, guard, links, limits, now });
  await app.register(authRoutes, { auth, sessions, cookie, access, links, visits });
  const resets = resetGuard({ users, ...guarded });
  await app.register(mailRoutes, {
    links,
    passwords,
    attempts,
    limits,
    resets,
    visits,
    sessions,
    cookie,
  });
  const account = accountService({ database, users, passwords, attempts });
  await app.register(accountRoutes, {
    account,
    sessions,
    cookie,
    access,
    links,
    visits,
    attempts,
  });
  const onAdded = (resumes: number) => counts.add("resumes", resumes);
  await app.register(archiveRoutes, {
    access,
    database,
    sessions,
    downloads,
    gate: openGate(),
    onAdded,
    now,
  });
  app.get("/api/settings", settingsSchema, async () => settingsAnswer.parse({ mail: links !== null }));
  return { access, passwords, links };

  function openGate(): GateThread {
    const gate = openGateThread({ deadlineMs: 20_000, heapMegabytes: 128 });
    app.addHook("onClose", () => gate.close());
    return gate;
  }

  function openLinks(): MailLinks | null {
    const { smtpUrl, publicUrl } = config;
    if (!smtpUrl || !publicUrl) return null;
    const onFailure = (error: unknown) => {
      vitals.note("mail", false);
      app.log.error({ err: error }, "a mail could not be sent");
    };
    const onDelivery = () => vitals.note("mail", true);
    const mailer = openMailer({ smtpUrl, publicUrl, onFailure, onDelivery });
    app.addHook("onClose", () => mailer.close());
    return mailLinks({ users, database, mailer, secret, publicUrl, attempts, limits, now });
  }

  function sweepRegularly(): void {
    const timer = setInterval(() => {
      Promise.all([sessions.sweep(), attempts.sweep(), devices.sweep()]).catch((error: unknown) =>
        app.log.warn({ err: error }, "old sessions could not be swept"),
      );
    }, SWEEP_MS);
    timer.unref();
    app.addHook("onClose", async () => {
      clearInterval(timer);
      sessions.stop();
    });
  }
}

const settingsSchema = {
  schema: { operationId: "settings", summary: "What this server can do", response: { 200: settingsAnswer } },
};
