import type { FastifyReply, FastifyRequest, FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { type ResumeConflict, resumeHead } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { errorAnswerOf } from "../http/error-answers.ts";
import type { StoredResume } from "./stored-resume.ts";

/** The answers that every route of somebody's resumes can give. */
export const readRefusals = { 401: errorAnswer, 404: errorAnswer, 422: errorAnswer, 503: errorAnswer };
export const writeRefusals = { ...readRefusals, 400: errorAnswer, 507: errorAnswer };

export function conflictWith(current: StoredResume, request: FastifyRequest): ResumeConflict {
  return { ...errorAnswerOf(new AppError("resume_changed"), request.id), current };
}

export function forbidKeeping(
  _request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  reply.header("cache-control", "no-store");
  done();
}

/**
 * Writes an answer that holds a resume. The resume has just passed the gate on its way out of the database: to check it once more
 * would take as long again. The rest is held to its schema, so that nothing but what it names leaves the server.
 */
export function checkedOnce(summary: z.ZodType<object>): FastifySerializerCompiler<unknown> {
  return () => (answer) => {
    const { resume, ...rest } = Object(answer);
    return JSON.stringify({ ...summary.parse(rest), resume });
  };
}

/** The same for the answer that somebody else saved first: what is stored goes along, and may hold thousands of clashes. */
export const conflictCheckedOnce: FastifySerializerCompiler<unknown> = (route) => {
  const { schema, httpStatus } = route;
  if (httpStatus !== "409" && schema instanceof z.ZodType) return serializerCompiler({ ...route, schema });
  const writeCurrent = checkedOnce(resumeHead)(route);
  return (answer) => {
    const { current, ...rest } = Object(answer);
    const error = JSON.stringify(errorAnswer.parse(rest));
    return current ? `${error.slice(0, -1)},"current":${writeCurrent(current)}}` : error;
  };
};
