import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorAnswer } from "../../contract/error.ts";
import { AppError, ERRORS, type ErrorCode } from "../../domain/errors.ts";
import { type Issue, MOST_ISSUES } from "../../domain/issue.ts";
import { counted } from "../../domain/text/counted.ts";
import { isDatabaseAway, isUnwritable } from "../db/failure.ts";
import { noteRefusal } from "./request-log.ts";

const RETRY_AFTER_SECONDS = 5;
/** Answers that say "later": each says when. */
const PASSES = new Set([429, 503, 507]);

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_request",
  // PostgreSQL stores no NUL, which an address can carry into a query as %00.
  "22021": "bad_request",
};

/** Turns whatever was thrown into an entry of the error table; nothing internal leaves the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    return sendError(request, reply, knownError(request, error));
  });
}

/** The entry of the error table for whatever was thrown; a fault of ours is logged. */
export function knownError(request: FastifyRequest, error: unknown): AppError {
  const known = error instanceof Error ? toAppError(error) : new AppError("internal", { cause: error });
  if (ERRORS[known.code].status >= 500) request.log.error({ err: error }, "failed");
  return known;
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  noteRefusal(request, error.code);
  // The limit of requests has written it already, to the second.
  if (PASSES.has(ERRORS[error.code].status) && !reply.hasHeader("retry-after"))
    reply.header("retry-after", error.retryAfter ?? RETRY_AFTER_SECONDS);
  return reply
    .code(ERRORS[error.code].status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(errorAnswerOf(error, request.id));
}

export function errorAnswerOf(error: AppError, requestId: string): ErrorAnswer {
  const answer = { code: error.code, message: messageOf(error), requestId };
  return error.issues.length > 0 ? { ...answer, issues: [...error.issues] } : answer;
}

/** Who has to wait is told for how long. */
function messageOf(error: AppError): string {
  if (error.code !== "too_many_attempts" || error.retryAfter === null) return error.message;
  const minutes = Math.ceil(error.retryAfter / 60);
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : counted(minutes, "minute");
  return `Too many attempts. Please try again in ${wait}.`;
}

function toAppError(error: Error & Partial<FastifyError>): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError("invalid_input", {
      issues: error.validation.slice(0, MOST_ISSUES).map(toIssue),
      cause: error,
    });
  }
  const code = FRAMEWORK_CODES[error.code ?? ""] ?? faultOfDatabase(error);
  if (code) return new AppError(code, { cause: error });
  // The JSON reader refuses __proto__ with a bare SyntaxError.
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new AppError("invalid_json", { cause: error });
  const refused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new AppError(refused ? "bad_request" : "internal", { cause: error });
}

function faultOfDatabase(error: Error): ErrorCode | undefined {
  if (isUnwritable(error)) return "not_saved";
  return isDatabaseAway(error) ? "unavailable" : undefined;
}

function toIssue(fault: { instancePath: string; message?: string | undefined }): Issue {
  return { code: "wrong-type", pointer: fault.instancePath, message: fault.message ?? "is not valid" };
}
