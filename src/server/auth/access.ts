import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions, SignedIn } from "./sessions.ts";

/** Who is asking: read anew from the database for each request, so that nothing taken away lingers. */
export interface Access {
  find(request: FastifyRequest): Promise<SignedIn | null>;
  require(request: FastifyRequest): Promise<SignedIn>;
}

export function openAccess(sessions: Sessions, cookie: SessionCookie): Access {
  async function find(request: FastifyRequest): Promise<SignedIn | null> {
    const token = cookie.read(request);
    return token ? await sessions.find(token) : null;
  }
  return {
    find,
    async require(request) {
      const found = await find(request);
      if (!found) throw new AppError("not_signed_in");
      return found;
    },
  };
}
