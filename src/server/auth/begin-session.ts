import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuthResult } from "../../contract/auth.ts";
import type { User } from "../account/user-repository.ts";
import { originOf } from "../http/request-origin.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { DeviceVisits } from "./device-visits.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";
import { authResultOf } from "./user-answer.ts";

/** The end of every way to sign in: a session for this browser, and who it is. */
export type BeginSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  options?: {
    /** What the owner reads of it. */
    what?: "sign-in" | "account-created";
    /** False where a provider signed in whoever is there, without asking who it is. */
    isProven?: boolean;
  },
) => Promise<AuthResult>;

export function beginSession(parts: {
  sessions: Sessions;
  cookie: SessionCookie;
  visits: Pick<DeviceVisits, "rememberSignIn">;
  events: Pick<SecurityEvents, "record">;
}): BeginSession {
  const { sessions, cookie, visits, events } = parts;
  return async (request, reply, user, { what = "sign-in", isProven = true } = {}) => {
    const origin = originOf(request);
    const token = await sessions.open(user, origin.device, cookie.read(request), isProven);
    cookie.write(reply, token);
    await visits.rememberSignIn(request, reply, user);
    await events.record({ userId: user.id, what, origin });
    // A right by a provider's group may be asleep: the page must not offer what would be refused.
    const present = user.adminBy === null ? null : await sessions.find(token);
    return authResultOf(present?.user ?? user);
  };
}
