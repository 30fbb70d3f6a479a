import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { type ProviderOutcome, providerParams } from "../../contract/oidc.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import type { BeginSession } from "../auth/begin-session.ts";
import type { SessionCookie } from "../auth/session-cookie.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import type { SecondStep } from "../factors/second-step.ts";
import { clientAddress } from "../http/client-address.ts";
import { originOf } from "../http/request-origin.ts";
import type { JoinGate } from "../joining/join-gate.ts";
import { invitationPath } from "../joining/make-invitation.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import { isInAdminGroup } from "./admin-group.ts";
import { admitPerson } from "./admit-person.ts";
import { failureOf } from "./failure.ts";
import type { LinkService } from "./link-service.ts";
import { type Attempt, attemptCookie, invitationCookie, pendingCookie, spendState } from "./notes.ts";
import type { ProviderClient, SignedInThere } from "./provider-client.ts";
import type { ProviderSignIn, SignInLog } from "./sign-in-log.ts";

/** Each makes us ask the provider: whoever brings back made-up codes is stopped. What succeeds does not count. */
const RETURNS: AttemptRule = { name: "provider return", most: 60, windowMs: 15 * 60_000 };
/** In seconds: how much earlier than our clock says the provider's may be. */
const CLOCKS_APART = 60;

const SIGN_IN = "/login";

export interface ProviderSignInParts {
  clients: ReadonlyMap<string, ProviderClient>;
  publicUrl: URL;
  database: Database;
  gate: JoinGate;
  links: LinkService;
  log: SignInLog;
  access: Access;
  sessions: Sessions;
  cookie: SessionCookie;
  begin: BeginSession;
  secondStep: Pick<SecondStep, "holdBack">;
  attempts: AttemptLimit;
  secret: Secret;
  https: boolean;
  now: () => Date;
}

interface Result {
  outcome: ProviderOutcome;
  reason: string;
  userId: string | null;
}

const done = (outcome: ProviderOutcome, userId: string): Result => ({ outcome, reason: "", userId });
const refused = (outcome: ProviderOutcome, reason: string): Result => ({ outcome, reason, userId: null });

/** Why it does not count as having shown just now who one is; null where it does. */
function staleness(authTime: number | null, { startedAt }: Pick<Attempt, "startedAt">): string | null {
  if (authTime === null) return "auth_time is missing";
  return authTime < startedAt - CLOCKS_APART ? "auth_time is too long ago" : null;
}

/** To a provider and back. Both are navigations: what comes of them is told by the page that the person lands on. */
export const providerSignInRoutes: FastifyPluginAsyncZod<ProviderSignInParts> = async (app, parts) => {
  const { clients, publicUrl, database, gate, links, log, access, sessions, attempts, secret, now } = parts;
  const begun = attemptCookie(parts);
  const waiting = pendingCookie(parts);
  const invited = invitationCookie(parts);

  function clientOf(name: string): ProviderClient {
    const client = clients.get(name);
    if (!client) throw new AppError("not_found");
    return client;
  }

  /** Only to a page of ours, and with names that the page knows. */
  const lead = (reply: FastifyReply, from: string, provider: string, outcome: ProviderOutcome) => {
    const [page, fragment] = from.split("#");
    const query = new URLSearchParams({ provider, outcome });
    return reply.redirect(`${page}?${query}${fragment === undefined ? "" : `#${fragment}`}`, 302);
  };

  /** The session is open by then: what cannot be written down must not fail the sign-in. */
  const note = (request: FastifyRequest, signIn: ProviderSignIn) =>
    log.record(signIn).catch((error: unknown) => {
      request.log.error({ err: error }, "a sign-in with a provider could not be written down");
    });

  app.get(
    "/api/auth/oidc/:provider/start",
    {
      schema: {
        operationId: "startProviderSignIn",
        summary: "Go to an identity provider to sign in or to open an account",
        params: providerParams,
        response: { 302: z.null(), 404: errorAnswer },
      },
    },
    async (request, reply) => {
      const client = clientOf(request.params.provider);
      const { name } = client.config;
      try {
        const { location, handshake } = await client.begin({ anew: false });
        begun.write(reply, {
          ...handshake,
          provider: name,
          purpose: "sign-in",
          from: SIGN_IN,
          sessionId: null,
          invitation: invited.read(request)?.token ?? null,
          startedAt: Math.floor(now().getTime() / 1000),
        });
        return reply.redirect(location, 302);
      } catch (error) {
        const { outcome, reason } = failureOf(error);
        request.log.warn({ provider: name, reason }, "a provider does not answer");
        return lead(reply, SIGN_IN, name, outcome);
      }
    },
  );

  app.get(
    "/api/auth/oidc/:provider/callback",
    {
      exposeHeadRoute: false,
      schema: {
        operationId: "finishProviderSignIn",
        summary: "Where an identity provider sends people back to",
        params: providerParams,
        response: { 302: z.null(), 404: errorAnswer },
      },
    },
    async (request, reply) => {
      const client = clientOf(request.params.provider);
      const { name } = client.config;
      const attempt = begun.read(request);
      begun.clear(reply);
      const returned = new URL(request.url, publicUrl);
      // Another browser's, another provider's, an old one, or one that came back before.
      const isOurs = attempt?.provider === name && attempt.state === returned.searchParams.get("state");
      if (!attempt || !isOurs) return lead(reply, SIGN_IN, name, "expired");
      const address = clientAddress(request.ip);
      // The provider is not asked about an error: whoever makes such returns up must not keep an office out.
      // An empty error is none to the client, which would ask.
      const isCounted = !returned.searchParams.get("error");
      if (isCounted && (await attempts.take(RETURNS, address)) > 0)
        return lead(reply, attempt.from, name, "too-many");
      if (!(await spendState(database, secret, attempt.state, now())))
        return lead(reply, attempt.from, name, "expired");

      const there = await client.finish(returned, attempt).catch((error: unknown) => failureOf(error));
      if ("outcome" in there) {
        // Never in the words that came back: they name people, and a stranger may have written them.
        request.log.warn({ provider: name, code: there.code }, "a sign-in with a provider failed");
        await note(request, { ...there, provider: name, claims: {}, userId: null });
        return lead(reply, attempt.from, name, there.outcome);
      }
      if (isCounted) await attempts.uncount(RETURNS, address);
      const result = await settle(request, reply, { client, attempt, there });
      await note(request, { ...result, provider: name, claims: there.claims });
      // It is good for another account of the provider: the person comes back to it.
      if (result.outcome === "invitation-for-other" && attempt.invitation !== null)
        return lead(reply, invitationPath(attempt.invitation), name, result.outcome);
      return lead(reply, attempt.from, name, result.outcome);
    },
  );

  interface Returned {
    client: ProviderClient;
    attempt: Attempt;
    there: SignedInThere;
  }

  function settle(request: FastifyRequest, reply: FastifyReply, returned: Returned): Promise<Result> {
    return returned.attempt.purpose === "sign-in"
      ? signIn(request, reply, returned)
      : atSession(request, reply, returned);
  }

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { client: { config }, attempt, there: { person, authTime } }: Returned,
  ): Promise<Result> {
    const admission = await admitPerson(
      { database, gate, now },
      config,
      person,
      attempt.invitation ?? undefined,
    );
    if (admission.kind === "refused") return refused(admission.outcome, admission.reason);
    const membership = { provider: config, isInAdminGroup: isInAdminGroup(config, person.groups) };
    if (admission.kind === "link") {
      const { issuer, subject } = person;
      const { user, email } = admission;
      const identity = { provider: config.name, issuer, subject, email, userId: user.id };
      waiting.write(reply, { ...identity, isInAdminGroup: membership.isInAdminGroup });
      return refused("link", "the address has an account that is not connected yet");
    }
    if (admission.kind === "joined" && attempt.invitation !== null) invited.clear(reply);
    const user = await links.applyGroup(admission.user, membership, originOf(request));
    try {
      await parts.secondStep.holdBack(user, reply);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "second_step_needed")) throw error;
      return done("second-step", user.id);
    }
    const isJoined = admission.kind === "joined";
    // A provider that knows the browser lets in whoever sits there: that proves nothing anew.
    await parts.begin(request, reply, user, {
      what: isJoined ? "account-created" : "sign-in",
      isProven: isJoined || staleness(authTime, attempt) === null,
    });
    return done(isJoined ? "joined" : "signed-in", user.id);
  }

  /** Somebody who is signed in connects a provider, or shows by it who they are. */
  async function atSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { client: { config }, attempt, there: { person, authTime } }: Returned,
  ): Promise<Result> {
    const here = await access.require(request).catch(() => null);
    // Somebody else may have signed in at this browser meanwhile.
    if (here?.session.id !== attempt.sessionId || !here)
      return refused("expired", "the session that began it is over");
    const { user } = here;
    const membership = { provider: config, isInAdminGroup: isInAdminGroup(config, person.groups) };
    if (attempt.purpose === "link") {
      try {
        await links.connect(user, person, membership, originOf(request));
        return done("linked", user.id);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "identity_taken")) throw error;
        return refused("other-account", "it opens another account already");
      }
    }
    if (!(await links.recognise(user, person, membership, originOf(request))))
      return refused("other-account", "it is not the person's own");
    const stale = staleness(authTime, attempt);
    if (stale !== null) return refused("not-fresh", stale);
    parts.cookie.write(reply, await sessions.prove(parts.cookie.read(request) ?? ""));
    return done("proven", user.id);
  }
};
