import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import {
  invitationList,
  invitationParams,
  lookAtInvitationRequest,
  lookedAtInvitation,
  madeInvitation,
  makeInvitationRequest,
} from "../../contract/invitations.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import { askedOrigin } from "../http/asked-origin.ts";
import { clientAddress } from "../http/client-address.ts";
import { invitationCookie } from "../oidc/notes.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import type { InvitationService } from "./invitation-service.ts";
import type { JoinGate } from "./join-gate.ts";

/** Made-up links: a token cannot be guessed, but nobody shall ask for ever. */
const LOOKS: AttemptRule = { name: "invitation look", most: 60, windowMs: 60 * 60_000 };

export interface JoiningParts {
  gate: JoinGate;
  attempts: AttemptLimit;
  secret: Secret;
  https: boolean;
  now: () => Date;
}

/** What whoever has an invitation's link may know of it. */
export const joiningRoutes: FastifyPluginAsyncZod<JoiningParts> = async (app, parts) => {
  const { gate, attempts } = parts;
  const kept = invitationCookie(parts);

  app.post(
    "/api/auth/invitation",
    {
      schema: {
        operationId: "lookAtInvitation",
        summary: "Whom an invitation is for; the browser keeps it for a sign-in with a provider",
        body: lookAtInvitationRequest,
        response: { 200: lookedAtInvitation, 400: errorAnswer, 403: errorAnswer, 429: errorAnswer },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const found = await gate.look(token);
      if (!found) {
        await attempts.count(LOOKS, clientAddress(request.ip));
        throw new AppError("invitation_over");
      }
      kept.write(reply, { token });
      return found;
    },
  );
};

export interface InvitationAdminParts {
  access: Access;
  gate: Pick<JoinGate, "signups">;
  invitations: InvitationService;
  publicUrl: URL | null;
}

const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer };

export const invitationAdminRoutes: FastifyPluginAsyncZod<InvitationAdminParts> = async (app, parts) => {
  const { access, gate, invitations, publicUrl } = parts;

  app.get(
    "/api/admin/invitations",
    {
      schema: {
        operationId: "listInvitations",
        summary: "Who is invited, by whom and until when, and who has joined",
        response: { 200: invitationList, ...refused },
      },
    },
    async () => ({ invitations: await invitations.list() }),
  );

  app.post(
    "/api/admin/invitations",
    {
      schema: {
        operationId: "makeInvitation",
        summary: "Invite somebody: by mail, or with a link that is answered once",
        body: makeInvitationRequest,
        response: { 201: madeInvitation, 409: errorAnswer, 429: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { user } = access.proven(request);
      // It would lead to a door that stays shut.
      if (gate.signups === "closed") throw new AppError("signups_closed");
      const site = publicUrl?.origin ?? askedOrigin(request);
      if (!site) throw new AppError("bad_request");
      return reply.code(201).send(await invitations.make(user, request.body.email, site));
    },
  );

  app.delete(
    "/api/admin/invitations/:invitationId",
    {
      schema: {
        operationId: "withdrawInvitation",
        summary: "Make an unused invitation void",
        params: invitationParams,
        response: { 204: z.null(), 404: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { user } = access.proven(request);
      await invitations.withdraw(user, request.params.invitationId);
      return reply.code(204).send(null);
    },
  );
};
