import { randomUUID } from "node:crypto";
import {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from "fastify";
import { ERRORS, type ErrorCode } from "../../domain/errors.ts";
import type { Config } from "../env.ts";

/** Where log lines go; a test hands in its own. */
export interface LogStream {
  write(line: string): void;
}

/** JSON lines without personal data: no address, no query, no body, no message of a foreign error. */
export function loggerOptions(
  level: Config["logLevel"],
  stream: LogStream,
): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: {
      level,
      stream,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: () => randomUUID(),
  };
}

const refusals = new WeakMap<FastifyRequest, ErrorCode>();

/** A status alone does not tell a forgotten sign-in from another site's attempt: the line of the request names the reason. */
export function noteRefusal(request: FastifyRequest, code: ErrorCode): void {
  refusals.set(request, code);
}

/** What a request came to, also where its head said 200 before it failed. */
export function statusOf(request: FastifyRequest, reply: FastifyReply): number {
  const refusal = refusals.get(request);
  return refusal ? ERRORS[refusal].status : reply.statusCode;
}

export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "(none)",
        status: statusOf(request, reply),
        code: refusals.get(request),
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
    done();
  });
}

/** A message can quote what the user typed (a constraint's value, a parser's excerpt), so only the place is kept. */
export function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return { type: error.name, message: "", stack: frames.slice(0, 12).join("\n"), ...code };
}
