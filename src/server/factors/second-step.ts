import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SecondStepRequest, SecondStepWays } from "../../contract/factors.ts";
import { AppError, type ErrorCode } from "../../domain/errors.ts";
import type { User, UserRepository } from "../account/user-repository.ts";
import { originOf } from "../http/request-origin.ts";
import type { Notices } from "../mail/notices.ts";
import type { Secret } from "../security/secret.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { AuthenticatorService } from "./authenticator-service.ts";
import type { CodeGuard } from "./code-guard.ts";
import type { FactorRepository } from "./factor-repository.ts";
import type { FactorService } from "./factor-service.ts";
import type { PasskeyService } from "./passkey-service.ts";
import { sealedCookie } from "./sealed-note.ts";

const LIFE_MS = 5 * 60_000;

const REFUSALS: readonly ErrorCode[] = ["wrong_code", "passkey_refused"];

const form = z.object({ userId: z.string(), password: z.string() });

interface GivenStep {
  purpose: "second-step" | "proof";
  step: SecondStepRequest;
}

export interface SecondStep {
  /** After the right password: lets go who has no second factor, and holds back everybody else until the second step. */
  holdBack(user: User, reply: FastifyReply): Promise<void>;
  ways(request: FastifyRequest): Promise<SecondStepWays>;
  /** Who has taken the first step in this browser, a short while ago and with the present password. */
  waiting(request: FastifyRequest): Promise<User>;
  take(request: FastifyRequest, reply: FastifyReply, step: SecondStepRequest): Promise<User>;
  /** Refuses what is not this person's second factor. Wrong codes are counted wherever they are asked for. */
  check(request: FastifyRequest, user: User, given: GivenStep): Promise<void>;
}

export function secondStep(parts: {
  users: UserRepository;
  secret: Secret;
  https: boolean;
  now: () => Date;
  codes: CodeGuard;
  repository: Pick<FactorRepository, "count">;
  factors: Pick<FactorService, "hasAny" | "takeRecoveryCode">;
  authenticators: Pick<AuthenticatorService, "takeCode">;
  passkeys: Pick<PasskeyService, "check">;
  events: Pick<SecurityEvents, "record">;
  notices: Notices;
}): SecondStep {
  const { users, secret, codes, repository, factors, authenticators, passkeys, events, notices } = parts;
  const cookie = sealedCookie(parts, { name: "candor_second_step", schema: form, lifeMs: LIFE_MS });
  const passwordOf = (user: User) => secret.fingerprint("second-step", user.passwordHash);

  async function waiting(request: FastifyRequest): Promise<User> {
    const held = cookie.read(request);
    const user = held && (await users.findById(held.userId));
    if (!user || held.password !== passwordOf(user) || user.suspendedAt !== null)
      throw new AppError("second_step_over");
    return user;
  }

  async function judge(request: FastifyRequest, user: User, { purpose, step }: GivenStep): Promise<void> {
    const { id } = user;
    if ("passkey" in step) await passkeys.check(request, { purpose, userId: id }, step.passkey);
    else if ("code" in step)
      await codes.check(request, { userId: id, purpose, kind: "code" }, () =>
        authenticators.takeCode(id, step.code),
      );
    else {
      await codes.check(request, { userId: id, purpose, kind: "recovery-code" }, () =>
        factors.takeRecoveryCode(id, step.recoveryCode),
      );
      await events.record({ userId: id, what: "recovery-code-used", origin: originOf(request) });
      notices.tell(user, "recovery-code-used");
    }
  }

  async function check(request: FastifyRequest, user: User, given: GivenStep): Promise<void> {
    await judge(request, user, given).catch(async (error: unknown) => {
      // Whoever got this far knows the password or sits at a session: the owner should hear of it.
      const what = given.purpose === "proof" ? "proof-failed" : "second-step-failed";
      if (error instanceof AppError && REFUSALS.includes(error.code))
        await events.record({ userId: user.id, what, origin: originOf(request) });
      throw error;
    });
  }

  return {
    waiting,
    check,

    async holdBack(user, reply) {
      if (!(await factors.hasAny(user.id))) return;
      cookie.write(reply, { userId: user.id, password: passwordOf(user) });
      throw new AppError("second_step_needed");
    },

    async ways(request) {
      const { authenticator, passkeys } = await repository.count((await waiting(request)).id);
      return { authenticator, passkey: passkeys > 0 };
    },

    async take(request, reply, step) {
      const user = await waiting(request);
      await check(request, user, { purpose: "second-step", step });
      cookie.clear(reply);
      return user;
    },
  };
}
