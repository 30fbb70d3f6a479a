import type { FastifyInstance } from "fastify";
import type { UserRepository } from "../account/user-repository.ts";
import type { AuthLimits } from "../auth/auth-limits.ts";
import type { DeviceVisits } from "../auth/device-visits.ts";
import type { KnownDevices } from "../auth/known-devices.ts";
import type { Database } from "../db/database.ts";
import type { Config } from "../env.ts";
import type { Notices } from "../mail/notices.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { authenticatorService } from "./authenticator-service.ts";
import { challenges } from "./challenges.ts";
import { codeGuard } from "./code-guard.ts";
import { factorRepository } from "./factor-repository.ts";
import { factorService } from "./factor-service.ts";
import { passkeyService } from "./passkey-service.ts";
import { factorRoutes } from "./routes.ts";
import { secondStep } from "./second-step.ts";
import { type FactorSignInParts, factorSignInRoutes } from "./sign-in-routes.ts";

export interface FactorOptions {
  config: Pick<Config, "publicUrl" | "adminSecondFactor">;
  database: Database;
  users: UserRepository;
  secret: Secret;
  guarded: { devices: KnownDevices; attempts: AttemptLimit; limits: AuthLimits };
  visits: Pick<DeviceVisits, "originOf">;
  events: SecurityEvents;
  notices: Notices;
  now: () => Date;
}

/** Puts together what belongs to second factors. */
export function openFactors(options: FactorOptions) {
  const { config, database, users, secret, guarded, visits, events, notices, now } = options;
  const { publicUrl } = config;
  const https = publicUrl?.protocol === "https:";
  const factors = factorService({ database, secret, requiredForAdmins: config.adminSecondFactor });
  const authenticators = authenticatorService({ database, secret, factors, now });
  const given = challenges({ database, secret, https, now });
  const passkeys = passkeyService({ database, factors, challenges: given, publicUrl, now });
  const repository = factorRepository(database);
  const step = secondStep({
    users,
    secret,
    https,
    now,
    codes: codeGuard(guarded, visits),
    repository,
    factors,
    authenticators,
    passkeys,
    events,
    notices,
  });

  return {
    factors,
    passkeys,
    secondStep: step,
    sweep: given.sweep,
    async addRoutes(
      app: FastifyInstance,
      doors: Pick<FactorSignInParts, "access" | "begin" | "refusePasswords">,
    ): Promise<void> {
      const { access } = doors;
      const signIn = { ...doors, users, secondStep: step, passkeys };
      await app.register(factorSignInRoutes, signIn);
      await app.register(factorRoutes, {
        access,
        factors,
        authenticators,
        passkeys,
        publicUrl,
        events,
        notices,
      });
    },
  };
}

export type Factors = ReturnType<typeof openFactors>;
