import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authResult, done } from "../../contract/auth.ts";
import { errorAnswer } from "../../contract/error.ts";
import { pendingLink, proveLinkRequest } from "../../contract/oidc.ts";
import { AppError } from "../../domain/errors.ts";
import type { User, UserRepository } from "../account/user-repository.ts";
import type { AuthService } from "../auth/auth-service.ts";
import type { BeginSession } from "../auth/begin-session.ts";
import type { DeviceVisits } from "../auth/device-visits.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { SecondStep } from "../factors/second-step.ts";
import { originOf } from "../http/request-origin.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { LinkService } from "./link-service.ts";
import { type Pending, pendingCookie } from "./notes.ts";
import type { ProviderClient } from "./provider-client.ts";

/** To the owner, whoever asks: nobody's mailbox is to be filled. */
const MAILS: AttemptRule = { name: "provider link mail", most: 5, windowMs: 60 * 60_000 };

export interface LinkRouteParts {
  clients: ReadonlyMap<string, ProviderClient>;
  users: UserRepository;
  auth: Pick<AuthService, "signIn">;
  mail: MailLinks | null;
  links: LinkService;
  begin: BeginSession;
  secondStep: Pick<SecondStep, "holdBack">;
  visits: Pick<DeviceVisits, "originOf">;
  attempts: AttemptLimit;
  events: SecurityEvents;
  secret: Secret;
  https: boolean;
  now: () => Date;
}

const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 429: errorAnswer };

/** After a provider's sign-in whose address has an account: it is connected once the person has proven that account. */
export const linkRoutes: FastifyPluginAsyncZod<LinkRouteParts> = async (app, parts) => {
  const { clients, users, auth, mail, links, begin, secondStep, visits, attempts, events } = parts;
  const waiting = pendingCookie(parts);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  /** Kept by the browser that came from the provider: whoever opens the mailed link elsewhere connects nothing. */
  async function pendingIn(request: FastifyRequest): Promise<{ pending: Pending; user: User }> {
    const pending = waiting.read(request);
    const user = pending && (await users.findById(pending.userId));
    if (!user || user.suspendedAt !== null || user.email !== pending.email)
      throw new AppError("link_elsewhere");
    return { pending, user };
  }

  app.get(
    "/api/auth/oidc/link",
    {
      schema: {
        operationId: "pendingProviderLink",
        summary: "Which account a provider's could open, and how to prove that it is mine",
        response: { 200: pendingLink, 403: errorAnswer },
      },
    },
    async (request) => {
      const { pending, user } = await pendingIn(request);
      const label = clients.get(pending.provider)?.config.label ?? pending.provider;
      const { provider, email } = pending;
      return { provider, label, email, password: user.hasPassword, mail: mail !== null };
    },
  );

  app.post(
    "/api/auth/oidc/link",
    {
      schema: {
        operationId: "proveProviderLink",
        summary: "Prove the account with its password or a mailed link, connect the provider and sign in",
        body: proveLinkRequest,
        response: { 200: authResult, 409: errorAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const { pending, user } = await pendingIn(request);
      const origin = originOf(request);
      const proof = request.body;
      const proven =
        "token" in proof
          ? await links.redeem(user, proof.token)
          : await auth.signIn(
              { email: user.email, password: proof.password },
              visits.originOf(request),
              (userId) => events.recordLater({ userId, what: "sign-in-failed", origin }),
            );
      // With a second factor it waits on: the browser keeps it until that step is taken.
      await secondStep.holdBack(proven, reply);
      const connected = await links.connectPending(proven, pending, origin);
      waiting.clear(reply);
      return begin(request, reply, connected);
    },
  );

  app.post(
    "/api/auth/oidc/link/mail",
    {
      schema: {
        operationId: "mailProviderLink",
        summary: "Send a link that proves the account, to be opened in this browser",
        response: { 200: done, 501: errorAnswer, ...refused },
      },
    },
    async (request) => {
      const { pending, user } = await pendingIn(request);
      if (!mail) throw new AppError("no_mail");
      await attempts.count(MAILS, user.id);
      mail.sendProviderLink(user, clients.get(pending.provider)?.config.label ?? pending.provider);
      return { message: "A mail is on its way." };
    },
  );
};
