import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authResult, loginRequest, registerRequest } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import type { Access } from "./access.ts";
import type { AuthService } from "./auth-service.ts";
import { deviceName } from "./device-name.ts";
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
}

export const authRoutes: FastifyPluginAsyncZod<AuthParts> = async (
  app,
  { auth, sessions, cookie, access, links, visits },
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
        response: { 201: authResult, 400: errorAnswer, 409: errorAnswer, 429: errorAnswer },
      },
    },
    async (request, reply) => {
      const user = await auth.register(request.body, visits.originOf(request).address);
      const token = await sessions.open(
        user,
        deviceName(request.headers["user-agent"]),
        cookie.read(request),
      );
      cookie.write(reply, token);
      await visits.remember(request, reply, user);
      links?.sendVerification(user);
      return reply.code(201).send(authResultOf(user));
    },
  );

  app.post(
    "/api/auth/login",
    {
      schema: {
        operationId: "login",
        summary: "Sign in",
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
      const user = await auth.signIn(request.body, visits.originOf(request));
      const token = await sessions.open(
        user,
        deviceName(request.headers["user-agent"]),
        cookie.read(request),
      );
      cookie.write(reply, token);
      await visits.rememberSignIn(request, reply, user);
      return authResultOf(user);
    },
  );

  app.post(
    "/api/auth/logout",
    { schema: { operationId: "logout", summary: "Sign out; doing so twice does no harm" } },
    async (request, reply) => {
      const token = cookie.read(request);
      if (token) await sessions.close(token);
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
