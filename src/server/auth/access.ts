import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions, SignedIn } from "./sessions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Open to somebody whose password was set by another, since it is the way to one of their own. */
    beforeOwnPassword?: boolean;
  }
}

/** Who is asking: read anew from the database for each request, so that nothing taken away lingers. */
export interface Access {
  /** Lets only signed-in people reach the routes of this plugin: a stranger's body is not even read. */
  guard(app: FastifyInstance): void;
  /** The person behind a request that passed the guard. */
  of(request: FastifyRequest): SignedIn;
  require(request: FastifyRequest): Promise<SignedIn>;
  /** The same as `of` before a change that matters: refuses where they have not shown lately who they are. */
  proven(request: FastifyRequest): SignedIn;
}

export function openAccess(sessions: Sessions, cookie: SessionCookie): Access {
  const passed = new WeakMap<FastifyRequest, SignedIn>();

  async function require(request: FastifyRequest): Promise<SignedIn> {
    const token = cookie.read(request);
    const found = token ? await sessions.find(token) : null;
    if (!found) throw new AppError("not_signed_in");
    return found;
  }

  function of(request: FastifyRequest): SignedIn {
    const found = passed.get(request);
    if (!found) throw new Error("a route asked for its user without the guard");
    return found;
  }

  return {
    require,
    of,
    guard(app) {
      // After the limits, which would otherwise count no request of a stranger; before anything of the body is read.
      app.addHook("preParsing", async (request) => {
        const found = await require(request);
        if (found.user.mustChangePassword && !request.routeOptions.config.beforeOwnPassword)
          throw new AppError("password_change_needed");
        passed.set(request, found);
      });
    },
    proven(request) {
      const found = of(request);
      if (!sessions.isProven(found.session)) throw new AppError("proof_needed");
      return found;
    },
  };
}
