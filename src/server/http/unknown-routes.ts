import type { FastifyInstance, RouteOptions } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { decodedPath } from "./asked-path.ts";
import { sendError } from "./error-answers.ts";

/** Tells an unknown address (404) from a known one that was called with the wrong method (405 with Allow). */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: string[] }[] = [];

  app.addHook("onRoute", (route: RouteOptions) => {
    if (!route.url.includes("*"))
      routes.push({ pattern: toPattern(route.url), methods: [route.method].flat() });
  });

  app.setNotFoundHandler((request, reply) => {
    const path = decodedPath(request.url) ?? "";
    const allowed = new Set(
      routes.filter((route) => route.pattern.test(path)).flatMap((route) => route.methods),
    );
    // With its method allowed, another spelling was asked that the router does not know.
    if (allowed.size === 0 || allowed.has(request.method))
      return sendError(request, reply, new AppError("not_found"));
    reply.header("allow", [...allowed].sort().join(", "));
    return sendError(request, reply, new AppError("method_not_allowed"));
  });
}

function toPattern(url: string): RegExp {
  const segments = url
    .split("/")
    .map((segment) => (segment.startsWith(":") ? "[^/]+" : RegExp.escape(segment)));
  return new RegExp(`^${segments.join("/")}/?$`);
}
