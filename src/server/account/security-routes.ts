import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { changeEmailAnswer, changeEmailRequest, endedSessions, sessionList } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { securityEventList } from "../../contract/security-events.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import type { Sessions } from "../auth/sessions.ts";
import { authResultOf } from "../auth/user-answer.ts";
import { originOf } from "../http/request-origin.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { EmailChange } from "./email-change.ts";

export interface AccountSecurityParts {
  access: Access;
  sessions: Sessions;
  emails: EmailChange;
  events: SecurityEvents;
}

const signedOut = { 401: errorAnswer };
const proofNeeded = { 403: errorAnswer, ...signedOut };

/** What keeps an account its owner's: where it is open, its address, and what happened to it. */
export const accountSecurityRoutes: FastifyPluginAsyncZod<AccountSecurityParts> = async (app, parts) => {
  const { access, sessions, emails, events } = parts;
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get(
    "/api/account/sessions",
    {
      schema: {
        operationId: "listSessions",
        summary: "Where I am signed in",
        response: { 200: sessionList, ...signedOut },
      },
    },
    async (request) => {
      const { user, session: current } = access.of(request);
      const open = await sessions.list(user.id);
      return {
        sessions: open.map(({ id, device, createdAt, lastSeenAt }) => ({
          id,
          device,
          createdAt,
          lastSeenAt,
          current: id === current.id,
        })),
      };
    },
  );

  app.delete(
    "/api/account/sessions/:sessionId",
    {
      schema: {
        operationId: "revokeSession",
        summary: "Sign out one of my devices",
        params: z.object({ sessionId: z.string() }),
        response: { 204: z.null(), 404: errorAnswer, ...proofNeeded },
      },
    },
    async (request, reply) => {
      const { user } = access.proven(request);
      if (!(await sessions.revoke(user.id, request.params.sessionId))) throw new AppError("not_found");
      await events.record({ userId: user.id, what: "session-ended", origin: originOf(request) });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/account/sessions",
    {
      schema: {
        operationId: "endOtherSessions",
        summary: "Sign out everywhere but here",
        response: { 200: endedSessions, ...proofNeeded },
      },
    },
    async (request) => {
      const { user, session } = access.proven(request);
      const ended = await sessions.endOthers(session);
      await events.record({ userId: user.id, what: "session-ended", origin: originOf(request) });
      return { ended };
    },
  );

  app.post(
    "/api/account/email",
    {
      schema: {
        operationId: "changeEmail",
        summary: "Change my email address; where mail is sent, once the link in it is opened",
        body: changeEmailRequest,
        response: {
          200: changeEmailAnswer,
          400: errorAnswer,
          409: errorAnswer,
          429: errorAnswer,
          ...proofNeeded,
        },
      },
    },
    async (request) => {
      const { user, session } = access.proven(request);
      const { user: changed, pending } = await emails.ask(user, request.body.email, session.id);
      const what = pending ? "email-asked" : "email-changed";
      await events.record({ userId: user.id, what, origin: originOf(request) });
      return { ...authResultOf(changed), pending };
    },
  );

  app.get(
    "/api/account/events",
    {
      schema: {
        operationId: "listSecurityEvents",
        summary: "What happened to my account lately",
        response: { 200: securityEventList, ...signedOut },
      },
    },
    async (request) => ({ events: await events.list(access.of(request).user.id) }),
  );
};
