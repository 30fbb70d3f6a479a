import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import {
  conflictAnswer,
  nameVersionRequest,
  restoreVersionRequest,
  resumeParams,
  resumeSummary,
  versionAnswer,
  versionHead,
  versionList,
  versionParams,
  versionSummary,
} from "../../contract/resumes.ts";
import type { Access } from "../auth/access.ts";
import {
  checkedOnce,
  conflictCheckedOnce,
  conflictWith,
  forbidKeeping,
  readRefusals,
  writeRefusals,
} from "./answers.ts";
import type { SavingService } from "./saving-service.ts";
import type { ResumeKey } from "./stored-resume.ts";
import type { VersionService } from "./version-service.ts";

export interface VersionParts {
  access: Access;
  versions: VersionService;
  saving: SavingService;
}

export const versionRoutes: FastifyPluginAsyncZod<VersionParts> = async (app, parts) => {
  const { access, versions, saving } = parts;
  access.guard(app);
  app.addHook("onSend", forbidKeeping);
  const keyOf = (request: FastifyRequest<{ Params: z.output<typeof resumeParams> }>): ResumeKey => ({
    id: request.params.resumeId,
    ownerId: access.of(request).user.id,
  });

  app.get(
    "/api/resumes/:resumeId/versions",
    {
      schema: {
        operationId: "listVersions",
        summary: "The versions of a resume, without their content",
        params: resumeParams,
        response: { 200: versionList, ...readRefusals },
      },
    },
    async (request) => ({ versions: await versions.list(keyOf(request)) }),
  );

  app.post(
    "/api/resumes/:resumeId/versions",
    {
      schema: {
        operationId: "nameVersion",
        summary: "Keep what is stored now under a name",
        params: resumeParams,
        body: nameVersionRequest,
        response: { 201: versionSummary, ...writeRefusals, 409: errorAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await versions.name(keyOf(request), request.body)),
  );

  app.get(
    "/api/resumes/:resumeId/versions/:versionId",
    {
      serializerCompiler: checkedOnce(versionHead),
      schema: {
        operationId: "readVersion",
        summary: "One version with its content",
        params: versionParams,
        response: { 200: versionAnswer, ...readRefusals },
      },
    },
    (request) => versions.read(keyOf(request), request.params.versionId),
  );

  app.delete(
    "/api/resumes/:resumeId/versions/:versionId",
    {
      schema: {
        operationId: "deleteVersion",
        summary: "Remove a version for good",
        params: versionParams,
        response: { 204: z.null(), ...writeRefusals },
      },
    },
    async (request, reply) => {
      await versions.remove(keyOf(request), request.params.versionId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/resumes/:resumeId/versions/:versionId/restore",
    {
      serializerCompiler: conflictCheckedOnce,
      schema: {
        operationId: "restoreVersion",
        summary: "Make a version the present content, as a new revision; what it replaces is kept",
        params: versionParams,
        body: restoreVersionRequest,
        response: { 200: resumeSummary, ...writeRefusals, 409: conflictAnswer },
      },
    },
    async (request, reply) => {
      const outcome = await saving.restoreVersion(keyOf(request), request.params.versionId, request.body);
      if ("saved" in outcome) return outcome.saved;
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );
};
