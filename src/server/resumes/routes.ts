import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { RESUME_BYTES } from "../../contract/resume-bytes.ts";
import {
  conflictAnswer,
  createResumeRequest,
  deleteResumeQuery,
  duplicateResumeRequest,
  hasVariantsAnswer,
  listResumesQuery,
  renameResumeRequest,
  resumeAnswer,
  resumeHead,
  resumeList,
  resumeParams,
  resumeSummary,
  saveResumeRequest,
} from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { KEEPING, LIMITS } from "../../domain/limits.ts";
import type { Access } from "../auth/access.ts";
import { errorAnswerOf } from "../http/error-answers.ts";
import {
  checkedOnce,
  conflictCheckedOnce,
  conflictWith,
  forbidKeeping,
  readRefusals,
  writeRefusals,
} from "./answers.ts";
import type { ResumeService } from "./resume-service.ts";
import type { SavingService } from "./saving-service.ts";
import type { ResumeKey } from "./stored-resume.ts";

export interface ResumeParts {
  access: Access;
  resumes: ResumeService;
  saving: SavingService;
}

export const resumeRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { access, resumes, saving } = parts;
  access.guard(app);
  app.addHook("onSend", forbidKeeping);
  const ownerOf = (request: FastifyRequest) => access.of(request).user.id;
  const keyOf = (request: FastifyRequest<{ Params: z.output<typeof resumeParams> }>): ResumeKey => ({
    id: request.params.resumeId,
    ownerId: ownerOf(request),
  });

  app.get(
    "/api/resumes",
    {
      schema: {
        operationId: "listResumes",
        summary: "My resumes, without their content",
        querystring: listResumesQuery,
        response: { 200: resumeList, 400: errorAnswer, 401: errorAnswer, 503: errorAnswer },
      },
    },
    async (request) => {
      const list = request.query.deleted === "true" ? resumes.listDeleted : resumes.list;
      return { resumes: await list(ownerOf(request)) };
    },
  );

  app.post(
    "/api/resumes",
    {
      bodyLimit: RESUME_BYTES,
      schema: {
        operationId: "createResume",
        summary: `Keep a new resume; at most ${KEEPING.resumes}, of ${LIMITS.documentBytes / 1024} KB each`,
        body: createResumeRequest,
        response: { 201: resumeSummary, ...writeRefusals, 409: errorAnswer, 413: errorAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await resumes.create(ownerOf(request), request.body)),
  );

  app.get(
    "/api/resumes/:resumeId",
    {
      serializerCompiler: checkedOnce(resumeHead),
      schema: {
        operationId: "readResume",
        summary: "One of my resumes",
        params: resumeParams,
        response: { 200: resumeAnswer, ...readRefusals },
      },
    },
    (request) => resumes.read(keyOf(request)),
  );

  app.put(
    "/api/resumes/:resumeId",
    {
      bodyLimit: RESUME_BYTES,
      serializerCompiler: conflictCheckedOnce,
      schema: {
        operationId: "saveResume",
        summary: "Save over the revision that I saw",
        params: resumeParams,
        body: saveResumeRequest,
        response: { 200: resumeSummary, ...writeRefusals, 409: conflictAnswer, 413: errorAnswer },
      },
    },
    async (request, reply) => {
      const outcome = await saving.save(keyOf(request), request.body);
      if ("saved" in outcome) return outcome.saved;
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );

  app.patch(
    "/api/resumes/:resumeId",
    {
      schema: {
        operationId: "renameResume",
        summary: "Change the title; makes no revision",
        params: resumeParams,
        body: renameResumeRequest,
        response: { 200: resumeSummary, ...writeRefusals },
      },
    },
    (request) => resumes.rename(keyOf(request), request.body.title),
  );

  app.delete(
    "/api/resumes/:resumeId",
    {
      schema: {
        operationId: "deleteResume",
        summary: `Delete a resume; it can be restored for ${KEEPING.daysToRestore} days`,
        params: resumeParams,
        querystring: deleteResumeQuery,
        response: { 204: z.null(), ...writeRefusals, 409: hasVariantsAnswer },
      },
    },
    async (request, reply) => {
      const { forever, variants: choice } = request.query;
      const remove = forever === "true" ? resumes.removeForever : resumes.remove;
      const { variants } = await remove(keyOf(request), choice);
      if (variants.length === 0) return reply.code(204).send(null);
      const refusal = errorAnswerOf(new AppError("resume_has_variants"), request.id);
      return reply.code(409).send({ ...refusal, variants });
    },
  );

  app.post(
    "/api/resumes/:resumeId/restore",
    {
      schema: {
        operationId: "restoreResume",
        summary: "Bring a deleted resume back",
        params: resumeParams,
        response: { 200: resumeSummary, ...writeRefusals, 409: errorAnswer },
      },
    },
    (request) => resumes.restore(keyOf(request)),
  );

  app.post(
    "/api/resumes/:resumeId/duplicate",
    {
      schema: {
        operationId: "duplicateResume",
        summary: "A copy of a resume, without its versions",
        params: resumeParams,
        body: duplicateResumeRequest,
        response: { 201: resumeSummary, ...writeRefusals, 409: errorAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await resumes.duplicate(keyOf(request), request.body)),
  );
};
