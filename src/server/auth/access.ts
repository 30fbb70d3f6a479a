import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions, SignedIn } from "./sessions.ts";

/** Who is asking: read anew from the database for each request, so that nothing taken away lingers. */
export interface Access {
  /** Lets only signed-in people reach the routes of this plugin: a stranger's body is not even read. */
  guard(app: FastifyInstance): void;
  /** The person behind a request that passed the guard. */
  of(request: FastifyRequest): SignedIn;
  require(request: FastifyRequest): Promise<SignedIn>;
}

export function openAccess(sessions: Sessions, cookie: SessionCookie): Access {
  const passed = new WeakMap<FastifyRequest, SignedIn>();

  async function require(request: FastifyRequest): Promise<SignedIn> {
    const token = cookie.read(request);
    const found = token ? await sessions.find(token) : null;
    if (!found) throw new AppError("not_signed_in");
    return found;
  }

  return {
    require,
    guard(app) {
      // After the limits, which would otherwise count no request of a stranger; before anything of the body is read.
      app.addHook("preParsing", async (request) => {
        passed.set(request, await require(request));
      });
    },
    of(request) {
      const found = passed.get(request);
      if (!found) throw new Error("a route asked for its user without the guard");
      return found;
    },
  };
}
