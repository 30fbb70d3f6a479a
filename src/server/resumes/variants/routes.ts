import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import { errorAnswer } from "../../../contract/error.ts";
import { RESUME_BYTES } from "../../../contract/resume-bytes.ts";
import { conflictAnswer, resumeParams, resumeSummary } from "../../../contract/resumes.ts";
import {
  chooseClashesRequest,
  createVariantRequest,
  detachVariantRequest,
  differenceList,
  promoted,
  promoteRequest,
} from "../../../contract/variants.ts";
import type { Access } from "../../auth/access.ts";
import { conflictCheckedOnce, conflictWith, forbidKeeping, readRefusals, writeRefusals } from "../answers.ts";
import type { ResumeKey } from "../stored-resume.ts";
import type { VariantService } from "./variant-service.ts";

export interface VariantParts {
  access: Access;
  variants: VariantService;
}

/** Somebody else saved first, or it is no variant. */
const conflictOrNone = conflictAnswer.partial({ current: true });
const refusals = { ...writeRefusals, 409: conflictOrNone };

export const variantRoutes: FastifyPluginAsyncZod<VariantParts> = async (app, { access, variants }) => {
  access.guard(app);
  app.addHook("onSend", forbidKeeping);
  const keyOf = (request: FastifyRequest<{ Params: z.output<typeof resumeParams> }>): ResumeKey => ({
    id: request.params.resumeId,
    ownerId: access.of(request).user.id,
  });

  app.post(
    "/api/resumes/:resumeId/variants",
    {
      schema: {
        operationId: "createVariant",
        summary: "A variant of a resume: it follows its source where it is not changed itself",
        params: resumeParams,
        body: createVariantRequest,
        response: { 201: resumeSummary, ...writeRefusals, 409: errorAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await variants.create(keyOf(request), request.body)),
  );

  app.get(
    "/api/resumes/:resumeId/differences",
    {
      schema: {
        operationId: "listDifferences",
        summary: "Where a variant says something else than its source",
        params: resumeParams,
        response: { 200: differenceList, ...readRefusals, 409: errorAnswer },
      },
    },
    async (request) => ({ differences: await variants.differences(keyOf(request)) }),
  );

  app.post(
    "/api/resumes/:resumeId/clashes",
    {
      // A source that was translated clashes in hundreds of places, which are chosen together.
      bodyLimit: RESUME_BYTES,
      serializerCompiler: conflictCheckedOnce,
      schema: {
        operationId: "chooseClashes",
        summary: "Choose where a variant and its source both changed something; what is replaced is kept",
        params: resumeParams,
        body: chooseClashesRequest,
        response: { 200: resumeSummary, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await variants.choose(keyOf(request), request.body);
      if ("saved" in outcome) return outcome.saved;
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );

  app.post(
    "/api/resumes/:resumeId/detach",
    {
      serializerCompiler: conflictCheckedOnce,
      schema: {
        operationId: "detachVariant",
        summary: "Make a variant a resume by itself, with what it says now",
        params: resumeParams,
        body: detachVariantRequest,
        response: { 200: resumeSummary, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await variants.detach(keyOf(request), request.body);
      if ("saved" in outcome) return outcome.saved;
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );

  app.post(
    "/api/resumes/:resumeId/promote",
    {
      serializerCompiler: conflictCheckedOnce,
      schema: {
        operationId: "promoteDifference",
        summary: "Write one difference of a variant into its source, over the revision that I saw",
        params: resumeParams,
        body: promoteRequest,
        response: { 200: promoted, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await variants.promote(keyOf(request), request.body);
      if (!("current" in outcome)) return outcome;
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );
};
