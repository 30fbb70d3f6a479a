import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  authResult,
  changeNameRequest,
  changePasswordRequest,
  deleteAccountRequest,
  done,
} from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import type { DeviceVisits } from "../auth/device-visits.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { SessionCookie } from "../auth/session-cookie.ts";
import type { Sessions } from "../auth/sessions.ts";
import { authResultOf } from "../auth/user-answer.ts";
import { isUnwritable } from "../db/failure.ts";
import type { FactorService } from "../factors/factor-service.ts";
import { originOf } from "../http/request-origin.ts";
import type { Notices } from "../mail/notices.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { AccountService } from "./account-service.ts";

export interface AccountParts {
  account: AccountService;
  sessions: Sessions;
  cookie: SessionCookie;
  access: Access;
  links: MailLinks | null;
  visits: DeviceVisits;
  attempts: AttemptLimit;
  events: SecurityEvents;
  notices: Notices;
  factors: Pick<FactorService, "hasAny">;
  /** Refuses where only providers sign people in. */
  refusePasswords: () => void;
}

// A mail goes to an address that nobody has confirmed yet: it must not become a way to pester a stranger.
const VERIFICATIONS: AttemptRule = { name: "verification", most: 5, windowMs: 60 * 60_000 };

const signedOut = { 401: errorAnswer };
const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 429: errorAnswer };

export const accountRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const {
    account,
    sessions,
    cookie,
    access,
    links,
    visits,
    attempts,
    events,
    notices,
    factors,
    refusePasswords,
  } = parts;
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  /** With a second factor, the password in a body is too little: it would open a session that can take the factor away. */
  const owner = async (request: FastifyRequest) => {
    const { user } = access.of(request);
    // Who has no password to give shows who they are by the provider, which is a proof like any other.
    const needsProof = !user.hasPassword || (await factors.hasAny(user.id));
    return needsProof ? access.proven(request) : access.of(request);
  };

  app.patch(
    "/api/account",
    {
      schema: {
        operationId: "changeName",
        summary: "Change my name",
        body: changeNameRequest,
        response: { 200: authResult, 400: errorAnswer, ...signedOut },
      },
    },
    async (request) => {
      const { user } = access.of(request);
      return authResultOf(await account.rename(user, request.body.name));
    },
  );

  app.post(
    "/api/account/password",
    {
      config: { beforeOwnPassword: true },
      schema: {
        operationId: "changePassword",
        summary: "Change my password; ends every other session",
        body: changePasswordRequest,
        response: { 200: authResult, ...refused },
      },
    },
    async (request, reply) => {
      refusePasswords();
      const { user } = await owner(request);
      const origin = originOf(request);
      const changed = await account.changePassword(user, request.body, origin);
      await events.record({ userId: user.id, what: "password-changed", origin });
      notices.tell(user, "password-changed");
      cookie.write(reply, await sessions.open(changed, origin.device, undefined));
      await visits.remember(request, reply, changed);
      return authResultOf(changed);
    },
  );

  app.delete(
    "/api/account",
    {
      schema: {
        operationId: "deleteAccount",
        summary: "Delete my account and everything in it",
        body: deleteAccountRequest,
        response: { 204: z.null(), 409: errorAnswer, 507: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { user, session } = await owner(request);
      const origin = originOf(request);
      try {
        await account.remove(user, request.body.password, origin);
      } catch (error) {
        if (!isUnwritable(error)) throw error;
        // Who wants to be gone is at least not left signed in behind.
        await sessions.revoke(user.id, session.id);
        cookie.clear(reply);
        throw new AppError("not_deleted", { cause: error });
      }
      await events.record({ userId: user.id, what: "account-deleted", origin });
      cookie.clear(reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/account/verification",
    {
      schema: {
        operationId: "sendVerification",
        summary: "Send me the mail that confirms my address once more",
        response: { 200: done, 429: errorAnswer, 501: errorAnswer, ...signedOut },
      },
    },
    async (request) => {
      const { user } = access.of(request);
      if (!links) throw new AppError("no_mail");
      await attempts.count(VERIFICATIONS, user.id);
      if (!user.emailVerified) links.sendVerification(user);
      return { message: "A mail is on its way." };
    },
  );
};
