import type { FastifyReply, FastifyRequest, FastifySerializerCompiler } from "fastify";
import type { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import type { ResumeConflict } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { errorAnswerOf } from "../http/error-answers.ts";
import type { StoredResume } from "./stored-resume.ts";

/** The answers that every route of somebody's resumes can give. */
export const readRefusals = { 401: errorAnswer, 404: errorAnswer, 422: errorAnswer, 503: errorAnswer };
export const writeRefusals = { ...readRefusals, 400: errorAnswer, 507: errorAnswer };

export function conflictWith(current: StoredResume, request: FastifyRequest): ResumeConflict {
  return { ...errorAnswerOf(new AppError("resume_changed"), request.id), current };
}

export function forbidKeeping(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
  return Promise.resolve();
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
