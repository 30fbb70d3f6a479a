import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  done,
  forgotPasswordRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import type { EmailChange } from "../account/email-change.ts";
import { proveAddress } from "../account/prove-address.ts";
import { userRepository } from "../account/user-repository.ts";
import { originOf } from "../http/request-origin.ts";
import type { Notices } from "../mail/notices.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import { refuseCommonPassword } from "../security/common-passwords/refuse-common-password.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { Access } from "./access.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { DeviceVisits } from "./device-visits.ts";
import type { MailLinks } from "./mail-links.ts";
import type { ResetGuard } from "./reset-guard.ts";

export interface MailRouteParts {
  links: MailLinks | null;
  passwords: PasswordQueue;
  attempts: AttemptLimit;
  limits: AuthLimits;
  resets: ResetGuard;
  visits: DeviceVisits;
  access: Access;
  emails: EmailChange;
  events: SecurityEvents;
  notices: Notices;
  /** Refuses where only providers sign people in. */
  refusePasswords: () => void;
}

export const mailRoutes: FastifyPluginAsyncZod<MailRouteParts> = async (app, parts) => {
  const { passwords, attempts, limits, resets, visits, access, emails, events, notices, refusePasswords } =
    parts;

  function links(): MailLinks {
    if (!parts.links) throw new AppError("no_mail");
    return parts.links;
  }

  /**
   * The link may confirm an address that is not the account's yet. Only who is signed in to that account may: the address may be
   * mistyped, and whoever reads a stranger's mailbox must not get an account by it, or give theirs to the stranger.
   */
  async function confirmNewAddress(request: FastifyRequest<{ Body: { token: string } }>): Promise<void> {
    const { token } = request.body;
    const owner = await links().ownerOf(token, "email");
    if (!owner) throw new AppError("link_expired");
    const present = await access.require(request).catch(() => null);
    if (present?.user.id !== owner.id) throw new AppError("sign_in_to_confirm");
    const user = await emails.confirm(token, present.session.id);
    if (!user) throw new AppError("link_expired");
    await events.record({ userId: user.id, what: "email-changed", origin: originOf(request) });
  }

  app.post(
    "/api/auth/forgot-password",
    {
      schema: {
        operationId: "forgotPassword",
        summary: "Send a link to choose a new password, if there is such an account",
        body: forgotPasswordRequest,
        response: { 200: done, 400: errorAnswer, 403: errorAnswer, 429: errorAnswer, 501: errorAnswer },
      },
    },
    async (request) => {
      refusePasswords();
      const { email } = request.body;
      const { sendReset } = links();
      if (await resets.admit(email, visits.originOf(request))) {
        const origin = originOf(request);
        sendReset(email, ({ id }) => events.record({ userId: id, what: "reset-asked", origin }));
        return { message: "If there is an account with this address, a mail is on its way." };
      }
      return {
        message:
          "If there is an account with this address, links were mailed to it within the last hour. The latest still works.",
      };
    },
  );

  app.post(
    "/api/auth/reset-password",
    {
      schema: {
        operationId: "resetPassword",
        summary: "Choose a new password with the link from the mail; ends every session",
        body: resetPasswordRequest,
        response: { 200: done, 400: errorAnswer, 403: errorAnswer, 429: errorAnswer, 501: errorAnswer },
      },
    },
    async (request, reply) => {
      refusePasswords();
      const { token, password } = request.body;
      const user = await links().ownerOf(token, "reset");
      if (!user) {
        // Only made-up links are counted: whoever holds a real one is never kept from using it.
        await attempts.count(limits.redeemPerAddress, visits.originOf(request).address);
        throw new AppError("link_expired");
      }
      refuseCommonPassword(password, user, "/password");
      const newHash = await passwords.hash(password);
      const redeemed = await links().redeem(token, "reset", (transaction) =>
        // Whoever opened the mail reads this address.
        proveAddress(transaction, { user, newHash }),
      );
      if (!redeemed) throw new AppError("link_expired");
      await visits.remember(request, reply, user);
      await events.record({ userId: user.id, what: "reset-used", origin: originOf(request) });
      notices.tell(user, "password-reset");
      return { message: "Your password is changed. Please sign in." };
    },
  );

  app.post(
    "/api/auth/verify-email",
    {
      schema: {
        operationId: "verifyEmail",
        summary:
          "Confirm an email address with the link from the mail; without a session of the account, only with a new password",
        body: verifyEmailRequest,
        response: { 200: done, 400: errorAnswer, 403: errorAnswer, 409: errorAnswer, 501: errorAnswer },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const user = await links().ownerOf(token, "verify");
      if (!user) {
        await confirmNewAddress(request);
        return { message: "Your email address is confirmed." };
      }
      const here = await access.require(request).catch(() => null);
      // Who is signed in to the account and reads its mail is one person. Anybody else may have found that a stranger
      // opened an account with their address, and must not share it with that stranger.
      if (user.emailVerified || here?.user.id === user.id) {
        const redeemed = await links().redeem(token, "verify", (transaction, userId) =>
          userRepository({ query: transaction }).markVerified(userId),
        );
        if (!redeemed) throw new AppError("link_expired");
        return { message: "Your email address is confirmed." };
      }
      refusePasswords();
      if (password === undefined) throw new AppError("new_password_needed");
      refuseCommonPassword(password, user, "/password");
      const newHash = await passwords.hash(password);
      const redeemed = await links().redeem(token, "verify", (transaction) =>
        proveAddress(transaction, { user, newHash }),
      );
      if (!redeemed) throw new AppError("link_expired");
      await visits.remember(request, reply, user);
      await events.record({ userId: user.id, what: "password-changed", origin: originOf(request) });
      return { message: "Your email address is confirmed, and your password is set. Please sign in." };
    },
  );
};
