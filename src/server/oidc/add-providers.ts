import type { FastifyInstance } from "fastify";
import type { UserRepository } from "../account/user-repository.ts";
import type { Access } from "../auth/access.ts";
import type { AuthService } from "../auth/auth-service.ts";
import type { BeginSession } from "../auth/begin-session.ts";
import type { DeviceVisits } from "../auth/device-visits.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { SessionCookie } from "../auth/session-cookie.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { isUnwritable } from "../db/failure.ts";
import type { Config } from "../env.ts";
import type { Factors } from "../factors/add-factors.ts";
import type { JoinGate } from "../joining/join-gate.ts";
import type { Notices } from "../mail/notices.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { endForgottenGroups } from "./admin-group.ts";
import { identityRoutes } from "./identity-routes.ts";
import { linkRoutes } from "./link-routes.ts";
import { linkService } from "./link-service.ts";
import { type ProviderClient, providerClient } from "./provider-client.ts";
import { type SignInLog, signInLog } from "./sign-in-log.ts";
import { providerSignInRoutes } from "./sign-in-routes.ts";

export interface ProviderOptions {
  config: Pick<Config, "publicUrl" | "providers" | "passwordSignIn">;
  database: Database;
  users: UserRepository;
  secret: Secret;
  gate: JoinGate;
  auth: AuthService;
  access: Access;
  sessions: Sessions;
  cookie: SessionCookie;
  begin: BeginSession;
  visits: DeviceVisits;
  factors: Factors;
  mail: MailLinks | null;
  attempts: AttemptLimit;
  events: SecurityEvents;
  notices: Notices;
  clock: Clock;
}

/** What administrators see of providers. */
export interface Providers {
  clients: ReadonlyMap<string, ProviderClient>;
  log: SignInLog;
}

/** Puts together what belongs to identity providers and adds its routes. */
export async function addProviders(app: FastifyInstance, options: ProviderOptions): Promise<Providers> {
  const { config, database, secret, access, begin, factors, mail, events, notices, clock } = options;
  const { publicUrl, passwordSignIn } = config;
  const { now } = clock;
  const https = publicUrl?.protocol === "https:";
  const clients = new Map(
    publicUrl ? config.providers.map((one) => [one.name, providerClient(one, publicUrl)] as const) : [],
  );
  const log = signInLog(database, clock);
  const links = linkService({ database, links: mail, events, notices, passwordSignIn, now });
  const { secondStep } = factors;
  const sealing = { secret, https, now };
  const shared = { clients, links, begin, secondStep, attempts: options.attempts, ...sealing };
  await endForgottenGroups(database, publicUrl ? config.providers : [], now()).catch((error: unknown) => {
    // A disk that takes no writes must not keep the server from starting: such a right sleeps after a day anyway.
    if (!isUnwritable(error)) throw error;
  });
  // Without an address of our own there is no provider either: every name is then unknown.
  await app.register(providerSignInRoutes, {
    ...shared,
    publicUrl: publicUrl ?? new URL("http://localhost"),
    database,
    gate: options.gate,
    log,
    access,
    sessions: options.sessions,
    cookie: options.cookie,
  });
  await app.register(linkRoutes, {
    ...shared,
    users: options.users,
    auth: options.auth,
    mail,
    visits: options.visits,
    events,
  });
  await app.register(identityRoutes, {
    ...{ clients, links, database, access, passwordSignIn },
    ...sealing,
    factors: factors.factors,
  });
  return { clients, log };
}
