import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site's page asks for with our visitor's cookie. Programs send neither header
 * and carry no foreign cookie, so they pass.
 */
export function refuseForeignOrigins(app: FastifyInstance, options: { publicUrl: URL | null }): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isRefused = !HARMLESS.has(request.method) && isForeign(request, options.publicUrl);
    done(isRefused ? new AppError("foreign_origin") : undefined);
  });
}

function isForeign(request: FastifyRequest, publicUrl: URL | null): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== publicUrl?.origin && !(URL.canParse(origin) && new URL(origin).host === request.host);
}
