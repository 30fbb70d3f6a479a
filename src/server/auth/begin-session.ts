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
  /** What the owner reads of it. */
  what?: "sign-in" | "account-created",
) => Promise<AuthResult>;

export function beginSession(parts: {
  sessions: Sessions;
  cookie: SessionCookie;
  visits: Pick<DeviceVisits, "rememberSignIn">;
  events: Pick<SecurityEvents, "record">;
}): BeginSession {
  const { sessions, cookie, visits, events } = parts;
  return async (request, reply, user, what = "sign-in") => {
    const origin = originOf(request);
    cookie.write(reply, await sessions.open(user, origin.device, cookie.read(request)));
    await visits.rememberSignIn(request, reply, user);
    await events.record({ userId: user.id, what, origin });
    return authResultOf(user);
  };
}
