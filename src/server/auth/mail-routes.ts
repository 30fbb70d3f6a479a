import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  done,
  forgotPasswordRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import { replacePassword } from "../account/replace-password.ts";
import { userRepository } from "../account/user-repository.ts";
import { clientAddress } from "../http/client-address.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import type { PasswordDesk } from "../security/password-desk.ts";
import type { AuthLimits } from "./auth-service.ts";
import type { MailLinks } from "./mail-links.ts";

export interface MailRouteParts {
  links: MailLinks | null;
  passwords: PasswordDesk;
  attempts: AttemptLimit;
  limits: AuthLimits;
}

export const mailRoutes: FastifyPluginAsyncZod<MailRouteParts> = async (app, parts) => {
  const { passwords, attempts, limits } = parts;

  function links(): MailLinks {
    if (!parts.links) throw new AppError("no_mail");
    return parts.links;
  }

  app.post(
    "/api/auth/forgot-password",
    {
      schema: {
        operationId: "forgotPassword",
        summary: "Send a link to choose a new password, if there is such an account",
        body: forgotPasswordRequest,
        response: { 200: done, 400: errorAnswer, 429: errorAnswer, 501: errorAnswer },
      },
    },
    async (request) => {
      const { email } = request.body;
      await attempts.count(limits.resetPerAddress, clientAddress(request.ip));
      await attempts.count(limits.resetPerAccount, email);
      links().sendReset(email);
      return { message: "If there is an account with this address, a mail is on its way." };
    },
  );

  app.post(
    "/api/auth/reset-password",
    {
      schema: {
        operationId: "resetPassword",
        summary: "Choose a new password with the link from the mail; ends every session",
        body: resetPasswordRequest,
        response: { 200: done, 400: errorAnswer, 429: errorAnswer, 501: errorAnswer },
      },
    },
    async (request) => {
      await attempts.count(limits.resetPerAddress, clientAddress(request.ip));
      const newHash = await passwords.hash(request.body.password);
      const redeemed = await links().redeem(request.body.token, "reset", async (transaction, userId) => {
        await replacePassword(transaction, { userId, newHash });
        // Whoever opened the mail reads this address.
        await userRepository({ query: transaction }).markVerified(userId);
      });
      if (!redeemed) throw new AppError("link_expired");
      return { message: "Your password is changed. Please sign in." };
    },
  );

  app.post(
    "/api/auth/verify-email",
    {
      schema: {
        operationId: "verifyEmail",
        summary: "Confirm an email address with the link from the mail",
        body: verifyEmailRequest,
        response: { 200: done, 400: errorAnswer, 501: errorAnswer },
      },
    },
    async (request) => {
      const redeemed = await links().redeem(request.body.token, "verify", (transaction, userId) =>
        userRepository({ query: transaction }).markVerified(userId),
      );
      if (!redeemed) throw new AppError("link_expired");
      return { message: "Your email address is confirmed." };
    },
  );
};
