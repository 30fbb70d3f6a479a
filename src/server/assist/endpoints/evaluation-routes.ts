import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { evaluationList, evaluationParams, evaluationRequest } from "../../../contract/ai-settings.ts";
import { errorAnswer } from "../../../contract/error.ts";
import type { Access } from "../../auth/access.ts";
import type { Evaluations } from "./evaluations.ts";

export interface EvaluationRoutesOptions {
  access: Access;
  evaluations: Evaluations;
}

const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 503: errorAnswer };
const refusedChange = { ...refused, 404: errorAnswer, 409: errorAnswer, 507: errorAnswer };

/** For administrators; the guard stands around it. */
export const evaluationRoutes: FastifyPluginAsyncZod<EvaluationRoutesOptions> = async (
  app,
  { access, evaluations },
) => {
  const listed = async () => ({ evaluations: await evaluations.list() });

  app.get(
    "/api/admin/ai/evaluations",
    {
      schema: {
        operationId: "aiEvaluations",
        summary: "The latest runs of our evaluation, with how far they are and what they found",
        response: { 200: evaluationList, ...refused },
      },
    },
    listed,
  );

  app.post(
    "/api/admin/ai/evaluations",
    {
      // It costs the host what the endpoint costs.
      preParsing: async (request) => void access.proven(request),
      schema: {
        operationId: "startAiEvaluation",
        summary: "Send our cases through an endpoint; one run at a time",
        body: evaluationRequest,
        response: { 201: evaluationList, ...refusedChange },
      },
    },
    async (request, reply) => {
      await evaluations.start(access.of(request).user, request.body.endpointId);
      return reply.code(201).send(await listed());
    },
  );

  app.post(
    "/api/admin/ai/evaluations/:evaluationId/cancel",
    {
      schema: {
        operationId: "cancelAiEvaluation",
        summary: "Stop a run; what it has found so far stays",
        params: evaluationParams,
        response: { 200: evaluationList, ...refusedChange },
      },
    },
    async (request) => {
      await evaluations.cancel(request.params.evaluationId);
      return listed();
    },
  );
};
