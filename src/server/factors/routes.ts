import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import {
  addedPasskey,
  addPasskeyRequest,
  authenticatorSetup,
  confirmAuthenticatorRequest,
  factorList,
  newRecoveryCodes,
  passkey,
  passkeyCreation,
  passkeyParams,
  recoveryCodes,
  renamePasskeyRequest,
} from "../../contract/factors.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import { originOf } from "../http/request-origin.ts";
import type { Notices } from "../mail/notices.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { AuthenticatorService } from "./authenticator-service.ts";
import type { FactorService } from "./factor-service.ts";
import type { PasskeyService } from "./passkey-service.ts";
import { findRelyingParty } from "./relying-party.ts";

export interface FactorParts {
  access: Access;
  factors: FactorService;
  authenticators: AuthenticatorService;
  passkeys: PasskeyService;
  publicUrl: URL | null;
  events: Pick<SecurityEvents, "record">;
  notices: Notices;
}

type Change =
  | "authenticator-added"
  | "authenticator-removed"
  | "passkey-added"
  | "passkey-removed"
  | "recovery-codes-renewed";

const signedOut = { 401: errorAnswer };
const refused = { 400: errorAnswer, 403: errorAnswer, 409: errorAnswer, ...signedOut };

/** What a person signs in with beside the password: seen, added, renamed and taken away by its owner. */
export const factorRoutes: FastifyPluginAsyncZod<FactorParts> = async (app, parts) => {
  const { access, factors, authenticators, passkeys, publicUrl, events, notices } = parts;
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  /** The owner hears of every change, in the list of events and by mail. */
  async function tell(request: FastifyRequest, what: Change): Promise<void> {
    const { user } = access.of(request);
    await events.record({ userId: user.id, what, origin: originOf(request) });
    notices.tell(user, what);
  }

  app.get(
    "/api/account/factors",
    {
      // Asked before a password of one's own, which the second factor proves first.
      config: { beforeOwnPassword: true },
      schema: {
        operationId: "listFactors",
        summary: "What I sign in with beside my password",
        response: { 200: factorList, ...signedOut },
      },
    },
    async (request) => ({
      ...(await factors.list(access.of(request).user)),
      passkeysOffered: findRelyingParty(request, publicUrl) !== null,
    }),
  );

  app.post(
    "/api/account/authenticator/setup",
    {
      schema: {
        operationId: "beginAuthenticator",
        summary: "A new secret for my authenticator app; nothing changes until a code confirms it",
        response: { 200: authenticatorSetup, ...refused },
      },
    },
    (request) => authenticators.begin(access.proven(request).user),
  );

  app.post(
    "/api/account/authenticator",
    {
      schema: {
        operationId: "confirmAuthenticator",
        summary: "Turn my authenticator app on with its first code",
        body: confirmAuthenticatorRequest,
        response: { 200: newRecoveryCodes, 429: errorAnswer, ...refused },
      },
    },
    async (request) => {
      const made = await authenticators.confirm(access.proven(request).user, request.body);
      await tell(request, "authenticator-added");
      return { recoveryCodes: made };
    },
  );

  app.delete(
    "/api/account/authenticator",
    {
      schema: {
        operationId: "removeAuthenticator",
        summary: "Turn my authenticator app off",
        response: { 204: z.null(), 403: errorAnswer, 404: errorAnswer, ...signedOut },
      },
    },
    async (request, reply) => {
      if (!(await authenticators.remove(access.proven(request).user.id))) throw new AppError("not_found");
      await tell(request, "authenticator-removed");
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/account/recovery-codes",
    {
      schema: {
        operationId: "renewRecoveryCodes",
        summary: "New recovery codes; the old ones are void",
        response: { 200: recoveryCodes, ...refused },
      },
    },
    async (request) => {
      const made = await factors.renewRecoveryCodes(access.proven(request).user.id);
      await tell(request, "recovery-codes-renewed");
      return { recoveryCodes: made };
    },
  );

  app.post(
    "/api/account/passkeys/setup",
    {
      schema: {
        operationId: "beginPasskey",
        summary: "What the browser needs to make a passkey for me",
        response: { 200: passkeyCreation, 501: errorAnswer, ...refused },
      },
    },
    (request, reply) => passkeys.beginAdding(request, reply, access.proven(request).user),
  );

  app.post(
    "/api/account/passkeys",
    {
      schema: {
        operationId: "addPasskey",
        summary: "Add the passkey that the browser has made",
        body: addPasskeyRequest,
        response: { 201: addedPasskey, 501: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const added = await passkeys.add(request, access.proven(request).user, request.body);
      await tell(request, "passkey-added");
      return reply.code(201).send(added);
    },
  );

  app.patch(
    "/api/account/passkeys/:passkeyId",
    {
      schema: {
        operationId: "renamePasskey",
        summary: "Give a passkey another name",
        params: passkeyParams,
        body: renamePasskeyRequest,
        response: { 200: passkey, 400: errorAnswer, 404: errorAnswer, ...signedOut },
      },
    },
    async (request) => {
      const { id } = access.of(request).user;
      const renamed = await passkeys.rename(id, request.params.passkeyId, request.body.name);
      if (!renamed) throw new AppError("not_found");
      return renamed;
    },
  );

  app.delete(
    "/api/account/passkeys/:passkeyId",
    {
      schema: {
        operationId: "removePasskey",
        summary: "Take a passkey away",
        params: passkeyParams,
        response: { 204: z.null(), 403: errorAnswer, 404: errorAnswer, ...signedOut },
      },
    },
    async (request, reply) => {
      const { id } = access.proven(request).user;
      if (!(await passkeys.remove(id, request.params.passkeyId))) throw new AppError("not_found");
      await tell(request, "passkey-removed");
      return reply.code(204).send(null);
    },
  );
};
