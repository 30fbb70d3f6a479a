import type { FastifyInstance } from "fastify";
import { settingsAnswer } from "../contract/settings.ts";
import { AppError } from "../domain/errors.ts";
import { accountService } from "./account/account-service.ts";
import { archiveRoutes } from "./account/archive-routes.ts";
import { emailChange } from "./account/email-change.ts";
import { ensureFirstAdmin } from "./account/first-admin.ts";
import { accountRoutes } from "./account/routes.ts";
import { accountSecurityRoutes } from "./account/security-routes.ts";
import { userRepository } from "./account/user-repository.ts";
import { type Access, openAccess } from "./auth/access.ts";
import type { AuthLimits } from "./auth/auth-limits.ts";
import { authService } from "./auth/auth-service.ts";
import { beginSession } from "./auth/begin-session.ts";
import { deviceCookie, deviceVisits } from "./auth/device-visits.ts";
import { guessGuard } from "./auth/guess-guard.ts";
import { knownDevices } from "./auth/known-devices.ts";
import { type MailLinks, mailLinks } from "./auth/mail-links.ts";
import { mailRoutes } from "./auth/mail-routes.ts";
import { proofRoutes } from "./auth/proof-routes.ts";
import { openProofs, passwordProof } from "./auth/proofs.ts";
import { resetGuard } from "./auth/reset-guard.ts";
import { authRoutes } from "./auth/routes.ts";
import { sessionCookie } from "./auth/session-cookie.ts";
import { sessionRepository } from "./auth/session-repository.ts";
import { openSessions } from "./auth/sessions.ts";
import type { Clock } from "./clock/clock.ts";
import type { DailyCounts } from "./counts/daily-counts.ts";
import type { Database } from "./db/database.ts";
import type { Downloads } from "./downloads/downloads.ts";
import type { Config } from "./env.ts";
import { type Factors, openFactors } from "./factors/add-factors.ts";
import type { Vitals } from "./health/vitals.ts";
import { type InvitationService, invitationService } from "./joining/invitation-service.ts";
import { type JoinGate, joinGate } from "./joining/join-gate.ts";
import { joiningRoutes } from "./joining/routes.ts";
import type { Leases } from "./leases/leases.ts";
import type { Job } from "./leases/schedule.ts";
import { type Mailer, openMailer } from "./mail/mailer.ts";
import { type Notices, openNotices } from "./mail/notices.ts";
import { addProviders, type Providers } from "./oidc/add-providers.ts";
import { type GateThread, openGateThread } from "./resumes/gate-thread.ts";
import { attemptLimit } from "./security/attempt-limit.ts";
import { prepareCommonPasswords } from "./security/common-passwords/refuse-common-password.ts";
import type { PasswordCost } from "./security/password-hash.ts";
import { openPasswordQueue, type PasswordQueue } from "./security/password-queue.ts";
import { openSecret } from "./security/secret.ts";
import { type SecurityEvents, securityEvents } from "./security/security-events.ts";
import { coreShare } from "./workers/core-share.ts";
import type { Workers } from "./workers/workers.ts";

const SWEEP_MS = 3_600_000;

export interface AccountsOptions {
  config: Pick<
    Config,
    | "publicUrl"
    | "smtpUrl"
    | "mailFrom"
    | "firstAdmin"
    | "adminSecondFactor"
    | "signups"
    | "providers"
    | "passwordSignIn"
    | "workers"
  >;
  database: Database;
  sessionSecret: string;
  passwordCost: PasswordCost;
  limits: AuthLimits;
  counts: Pick<DailyCounts, "add">;
  vitals: Pick<Vitals, "note">;
  downloads: Downloads;
  workers: Workers;
  leases: Leases;
  schedule: (job: Job) => void;
  clock: Clock;
}

/** What other areas need of accounts. */
export interface Accounts {
  access: Access;
  passwords: PasswordQueue;
  links: MailLinks | null;
  notices: Notices;
  events: SecurityEvents;
  factors: Factors["factors"];
  gate: JoinGate;
  invitations: InvitationService;
  providers: Providers;
}

/** Puts together what belongs to accounts, adds its routes, and answers how others learn who is asking. */
export async function addAccounts(app: FastifyInstance, options: AccountsOptions): Promise<Accounts> {
  const { config, database, limits, counts, vitals, downloads, workers, leases, schedule, clock } = options;
  const { now } = clock;
  const secret = openSecret(options.sessionSecret);
  prepareCommonPasswords();
  const passwords = openPasswordQueue(options.passwordCost, coreShare(config.workers).passwordsAtOnce);
  const attempts = attemptLimit(database, secret, now);
  const users = userRepository(database);
  const stored = sessionRepository(database);
  const sessions = openSessions(stored, secret, clock, workers, () => counts.add("active"));
  const https = config.publicUrl?.protocol === "https:";
  const cookie = sessionCookie({ https });
  const devices = knownDevices(database, secret, clock);
  const access = openAccess(sessions, cookie);
  const post = openPost();
  const links = post && mailLinks({ users, database, secret, attempts, limits, now, ...post });
  const visits = deviceVisits({ devices, cookie: deviceCookie({ https }), links });
  const guarded = { devices, attempts, limits };
  const notices = openNotices(post, async (id) => (await attempts.take(limits.noticesPerAccount, id)) === 0);
  const events = securityEvents(database, app.log, clock);
  app.addHook("onClose", () => events.close());
  const emails = emailChange({ database, links, notices, attempts });
  const begin = beginSession({ sessions, cookie, visits, events });
  const factors = openFactors({
    config,
    database,
    users,
    secret,
    guarded,
    visits,
    events,
    notices,
    now,
  });

  if (config.firstAdmin) await ensureFirstAdmin(config.firstAdmin, { database, passwords, now });

  const guard = guessGuard(guarded, {
    perDevice: limits.signInPerDevice,
    perOrigin: limits.signInPerOrigin,
    perAccount: limits.signInPerAccount,
    perAddress: limits.signInPerAddress,
  });
  // Made today: no session of today is the first.
  const onJoined = () => {
    counts.add("sign-ups");
    counts.add("active");
  };
  const gate = joinGate({ database, secret, attempts, signups: config.signups, onJoined, now });
  const refusePasswords = () => {
    if (!config.passwordSignIn) throw new AppError("password_sign_in_off");
  };
  const auth = authService({ users, gate, passwords, attempts, guard, links, limits, now });
  await app.register(authRoutes, {
    auth,
    sessions,
    cookie,
    access,
    links,
    visits,
    events,
    begin,
    secondStep: factors.secondStep,
    refusePasswords,
  });
  await factors.addRoutes(app, { access, begin, refusePasswords });
  await app.register(joiningRoutes, { gate, attempts, secret, https, now });
  const resets = resetGuard({ users, ...guarded });
  await app.register(mailRoutes, {
    links,
    passwords,
    attempts,
    limits,
    resets,
    visits,
    access,
    emails,
    events,
    notices,
    refusePasswords,
  });
  const proofs = openProofs([passwordProof(passwords)], attempts, events);
  await app.register(proofRoutes, {
    access,
    proofs,
    sessions,
    cookie,
    factors: factors.factors,
    secondStep: factors.secondStep,
  });
  const account = accountService({ database, users, passwords, proofs });
  await app.register(accountRoutes, {
    account,
    sessions,
    cookie,
    access,
    links,
    visits,
    attempts,
    events,
    notices,
    factors: factors.factors,
    refusePasswords,
  });
  const onAdded = (resumes: number) => counts.add("resumes", resumes);
  await app.register(archiveRoutes, {
    access,
    database,
    sessions,
    downloads,
    gate: openGate(),
    leases,
    onAdded,
    now,
  });
  await app.register(accountSecurityRoutes, { access, sessions, emails, events });
  const mail = links;
  const providers = await addProviders(app, {
    ...{ config, database, users, secret, gate, auth, access, sessions, cookie, begin, visits },
    ...{ factors, mail, attempts, events, notices, clock },
  });
  const settings = settingsAnswer.parse({
    mail: links !== null,
    signups: config.signups,
    passwordSignIn: config.passwordSignIn,
    providers: config.providers.map(({ name, label }) => ({ name, label })),
  });
  app.get("/api/settings", settingsSchema, async () => settings);
  const mailer = post?.mailer ?? null;
  const invitations = invitationService({ database, secret, attempts, mailer, clock });
  sweepRegularly([sessions, attempts, devices, events, factors, invitations, providers.log]);
  return {
    access,
    passwords,
    links,
    notices,
    events,
    factors: factors.factors,
    gate,
    invitations,
    providers,
  };

  function openGate(): GateThread {
    const gate = openGateThread({ deadlineMs: 20_000, heapMegabytes: 128 });
    app.addHook("onClose", () => gate.close());
    return gate;
  }

  function openPost(): { mailer: Mailer; publicUrl: URL } | null {
    const { smtpUrl, publicUrl } = config;
    if (!smtpUrl || !publicUrl) return null;
    const onFailure = (error: unknown) => {
      vitals.note("mail", false);
      app.log.error({ err: error }, "a mail could not be sent");
    };
    const onDelivery = () => vitals.note("mail", true);
    const mailer = openMailer({ smtpUrl, from: config.mailFrom, publicUrl, onFailure, onDelivery });
    app.addHook("onClose", () => mailer.close());
    return { mailer, publicUrl };
  }

  function sweepRegularly(kinds: readonly { sweep(): Promise<void> }[]): void {
    schedule({
      name: "sweep accounts",
      everyMs: SWEEP_MS,
      atStart: false,
      work: () => Promise.all(kinds.map((kind) => kind.sweep())),
      failure: "old sessions could not be swept",
    });
    schedule({
      name: "sweep security events",
      everyMs: SWEEP_MS,
      atStart: true,
      work: () => events.sweep(),
      failure: "old security events could not be swept",
    });
    app.addHook("onClose", async () => sessions.stop());
  }
}

const settingsSchema = {
  schema: { operationId: "settings", summary: "What this server can do", response: { 200: settingsAnswer } },
};
