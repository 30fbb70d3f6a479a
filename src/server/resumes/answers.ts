import type { FastifyReply, FastifyRequest } from "fastify";
import { errorAnswer } from "../../contract/error.ts";
import type { ResumeConflict } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { errorAnswerOf } from "../http/error-answers.ts";
import type { StoredResume } from "./stored-resume.ts";

/** The answers that every route of somebody's resumes can give. */
export const refusedReading = { 401: errorAnswer, 404: errorAnswer, 422: errorAnswer, 503: errorAnswer };
export const refusedWriting = { ...refusedReading, 400: errorAnswer, 507: errorAnswer };

export function conflictWith(current: StoredResume, request: FastifyRequest): ResumeConflict {
  return { ...errorAnswerOf(new AppError("resume_changed"), request.id), current };
}

export function forbidKeeping(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
  return Promise.resolve();
}
