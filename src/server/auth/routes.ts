import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authResult, loginRequest, registerRequest } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import type { SecondStep } from "../factors/second-step.ts";
import { originOf } from "../http/request-origin.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { Access } from "./access.ts";
import type { AuthService } from "./auth-service.ts";
import type { BeginSession } from "./begin-session.ts";
import type { DeviceVisits } from "./device-visits.ts";
import type { MailLinks } from "./mail-links.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";
import { authResultOf } from "./user-answer.ts";

export interface AuthParts {
  auth: AuthService;
  sessions: Sessions;
  cookie: SessionCookie;
  access: Access;
  links: MailLinks | null;
  visits: DeviceVisits;
  events: SecurityEvents;
  begin: BeginSession;
  secondStep: Pick<SecondStep, "holdBack">;
  /** Refuses where only providers sign people in. */
  refusePasswords: () => void;
}

export const authRoutes: FastifyPluginAsyncZod<AuthParts> = async (
  app,
  { auth, sessions, cookie, access, links, visits, events, begin, secondStep, refusePasswords },
) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post(
    "/api/auth/register",
    {
      schema: {
        operationId: "register",
        summary: "Open an account and sign in",
        body: registerRequest,
        response: {
          201: authResult,
          400: errorAnswer,
          403: errorAnswer,
          409: errorAnswer,
          429: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      refusePasswords();
      const user = await auth.register(request.body, visits.originOf(request).address);
      const result = await begin(request, reply, user, { what: "account-created" });
      if (!user.emailVerified) links?.sendVerification(user);
      return reply.code(201).send(result);
    },
  );

  app.post(
    "/api/auth/login",
    {
      schema: {
        operationId: "login",
        summary:
          "Sign in; with a second factor 403 second_step_needed, and the second step goes on from there",
        body: loginRequest,
        response: {
          200: authResult,
          400: errorAnswer,
          401: errorAnswer,
          403: errorAnswer,
          429: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      refusePasswords();
      const origin = originOf(request);
      const user = await auth.signIn(request.body, visits.originOf(request), (userId) =>
        events.recordLater({ userId, what: "sign-in-failed", origin }),
      );
      await secondStep.holdBack(user, reply);
      return begin(request, reply, user);
    },
  );

  app.post(
    "/api/auth/logout",
    { schema: { operationId: "logout", summary: "Sign out; doing so twice does no harm" } },
    async (request, reply) => {
      const token = cookie.read(request);
      const userId = token ? await sessions.close(token) : null;
      if (userId) await events.record({ userId, what: "sign-out", origin: originOf(request) });
      cookie.clear(reply);
      return reply.code(204).send();
    },
  );

  app.get(
    "/api/auth/session",
    {
      schema: {
        operationId: "session",
        summary: "Who is signed in",
        response: { 200: authResult, 401: errorAnswer },
      },
    },
    async (request) => authResultOf((await access.require(request)).user),
  );
};
