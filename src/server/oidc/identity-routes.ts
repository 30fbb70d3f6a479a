import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { authResult } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { identityList, identityParams, startedIdentity, startIdentityRequest } from "../../contract/oidc.ts";
import { isPrivateScreen } from "../../contract/private-screens.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import { authResultOf } from "../auth/user-answer.ts";
import type { Database } from "../db/database.ts";
import type { FactorService } from "../factors/factor-service.ts";
import { originOf } from "../http/request-origin.ts";
import type { Secret } from "../security/secret.ts";
import { failureOf } from "./failure.ts";
import { identityRepository } from "./identity-repository.ts";
import type { LinkService } from "./link-service.ts";
import { attemptCookie, pendingCookie } from "./notes.ts";
import type { ProviderClient } from "./provider-client.ts";

export interface IdentityRouteParts {
  clients: ReadonlyMap<string, ProviderClient>;
  database: Database;
  access: Access;
  links: LinkService;
  factors: Pick<FactorService, "hasAny">;
  passwordSignIn: boolean;
  secret: Secret;
  https: boolean;
  now: () => Date;
}

const signedOut = { 401: errorAnswer };
const refused = { 403: errorAnswer, 404: errorAnswer, 409: errorAnswer, ...signedOut };

/** The providers' accounts that open mine: seen, added and taken away by their owner. */
export const identityRoutes: FastifyPluginAsyncZod<IdentityRouteParts> = async (app, parts) => {
  const { clients, database, access, links, factors, passwordSignIn, now } = parts;
  const begun = attemptCookie(parts);
  const waiting = pendingCookie(parts);
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const labelOf = (name: string) => clients.get(name)?.config.label ?? name;

  app.get(
    "/api/account/identities",
    {
      schema: {
        operationId: "listIdentities",
        summary: "Which providers' accounts open mine",
        response: { 200: identityList, ...signedOut },
      },
    },
    async (request) => {
      const { user } = access.of(request);
      const rows = await identityRepository(database).list(user.id);
      return {
        identities: rows.map(({ id, provider, email, created_at, last_used_at }) => ({
          ...{ id, provider, label: labelOf(provider), email },
          ...{ createdAt: created_at, lastUsedAt: last_used_at },
        })),
        providers: [...clients.values()].map(({ config: { name, label } }) => ({ name, label })),
        hasPassword: user.hasPassword,
        passwordSignIn,
      };
    },
  );

  app.post(
    "/api/account/identities",
    {
      schema: {
        operationId: "connectPendingIdentity",
        summary: "Connect the provider's account that waited until I had signed in",
        response: { 200: authResult, ...refused },
      },
    },
    async (request, reply) => {
      const { user } = access.proven(request);
      const pending = waiting.read(request);
      if (pending?.userId !== user.id) throw new AppError("link_elsewhere");
      const connected = await links.connectPending(user, pending, originOf(request));
      waiting.clear(reply);
      return authResultOf(connected);
    },
  );

  app.post(
    "/api/account/identities/start",
    {
      schema: {
        operationId: "startIdentity",
        summary: "The provider's address, to connect it or to show by it once more who I am",
        body: startIdentityRequest,
        response: { 200: startedIdentity, 400: errorAnswer, 503: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { provider, purpose, from } = request.body;
      const client = clients.get(provider);
      if (!client) throw new AppError("not_found");
      const isOwnPage = /^\/[\w/-]*$/.test(from) && isPrivateScreen(from);
      if (!isOwnPage) throw new AppError("invalid_input");
      const { user, session } = purpose === "link" ? access.proven(request) : access.of(request);
      // The provider proves no more than a password does, which is too little where there is a second factor.
      if (purpose === "proof" && (await factors.hasAny(user.id))) throw new AppError("factor_proof_needed");
      const { location, handshake } = await client.begin({ anew: purpose === "proof" }).catch((error) => {
        request.log.warn({ provider, reason: failureOf(error).reason }, "a provider does not answer");
        throw new AppError("provider_away", { cause: error });
      });
      begun.write(reply, {
        ...handshake,
        provider,
        purpose,
        from,
        sessionId: session.id,
        invitation: null,
        startedAt: Math.floor(now().getTime() / 1000),
      });
      return { location };
    },
  );

  app.delete(
    "/api/account/identities/:identityId",
    {
      schema: {
        operationId: "disconnectIdentity",
        summary: "Disconnect a provider's account; never the last way in",
        params: identityParams,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const { user } = access.proven(request);
      await links.disconnect(user, request.params.identityId, originOf(request));
      return reply.code(204).send(null);
    },
  );
};
