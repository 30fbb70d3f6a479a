import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authResult } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import {
  type ChallengePurpose,
  challengeRequest,
  passkeyChallenge,
  passkeySignInRequest,
  secondStepRequest,
  secondStepWays,
} from "../../contract/factors.ts";
import { AppError } from "../../domain/errors.ts";
import type { UserRepository } from "../account/user-repository.ts";
import type { Access } from "../auth/access.ts";
import type { BeginSession } from "../auth/begin-session.ts";
import type { PasskeyService } from "./passkey-service.ts";
import type { SecondStep } from "./second-step.ts";

export interface FactorSignInParts {
  users: UserRepository;
  access: Access;
  begin: BeginSession;
  secondStep: SecondStep;
  passkeys: PasskeyService;
  /** Refuses where only providers sign people in: a passkey alone would go past them. */
  refusePasswords: () => void;
}

const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 429: errorAnswer };

/** Signing in with more, or with something else, than a password. */
export const factorSignInRoutes: FastifyPluginAsyncZod<FactorSignInParts> = async (app, parts) => {
  const { users, access, begin, secondStep, passkeys, refusePasswords } = parts;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  async function whoseIsAsked(request: FastifyRequest, purpose: ChallengePurpose): Promise<string | null> {
    if (purpose === "sign-in") return null;
    if (purpose === "second-step") return (await secondStep.waiting(request)).id;
    return (await access.require(request)).user.id;
  }

  app.get(
    "/api/auth/second-step",
    {
      schema: {
        operationId: "secondStepWays",
        summary: "What is taken as the second step, for whoever has given the right password",
        response: { 200: secondStepWays, 401: errorAnswer },
      },
    },
    (request) => secondStep.ways(request),
  );

  app.post(
    "/api/auth/second-step",
    {
      schema: {
        operationId: "secondStep",
        summary: "Finish signing in with a code, a recovery code or a passkey",
        body: secondStepRequest,
        response: { 200: authResult, 501: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const user = await secondStep.take(request, reply, request.body);
      return begin(request, reply, user);
    },
  );

  app.post(
    "/api/auth/passkey/challenge",
    {
      schema: {
        operationId: "passkeyChallenge",
        summary: "What a passkey is to sign, once and within five minutes",
        body: challengeRequest,
        response: { 200: passkeyChallenge, 400: errorAnswer, 401: errorAnswer, 501: errorAnswer },
      },
    },
    async (request, reply) => {
      const { purpose } = request.body;
      const userId = await whoseIsAsked(request, purpose);
      return passkeys.challenge(request, reply, { purpose, userId });
    },
  );

  app.post(
    "/api/auth/passkey",
    {
      schema: {
        operationId: "passkeySignIn",
        summary: "Sign in with a passkey alone",
        body: passkeySignInRequest,
        response: { 200: authResult, 501: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      refusePasswords();
      // Not counted as a try: a signature cannot be guessed, and a count would shut the door for everybody behind one address.
      const asking = { purpose: "sign-in", userId: null } as const;
      const userId = await passkeys.check(request, asking, request.body.passkey);
      const user = await users.findById(userId);
      if (!user) throw new AppError("passkey_refused");
      if (user.suspendedAt !== null) throw new AppError("account_suspended");
      return begin(request, reply, user);
    },
  );
};
