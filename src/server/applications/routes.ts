import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  APPLICATION_BYTES,
  type ApplicationConflict,
  applicationAnswer,
  applicationConflict,
  applicationList,
  applicationParams,
  changeApplicationRequest,
  createApplicationRequest,
  listApplicationsQuery,
  replyRatesAnswer,
} from "../../contract/applications.ts";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import type { Access } from "../auth/access.ts";
import { errorAnswerOf } from "../http/error-answers.ts";
import { forbidKeeping } from "../resumes/answers.ts";
import type { ApplicationService } from "./application-service.ts";
import type { ApplicationKey, StoredApplication } from "./stored-application.ts";

export interface ApplicationParts {
  access: Access;
  applications: ApplicationService;
}

export const readRefusals = { 400: errorAnswer, 401: errorAnswer, 404: errorAnswer, 503: errorAnswer };
export const writeRefusals = { ...readRefusals, 409: errorAnswer, 413: errorAnswer, 507: errorAnswer };

export function keyFor(
  access: Access,
): (request: FastifyRequest<{ Params: z.output<typeof applicationParams> }>) => ApplicationKey {
  return (request) => ({ id: request.params.applicationId, ownerId: access.of(request).user.id });
}

export function conflictWith(current: StoredApplication, request: FastifyRequest): ApplicationConflict {
  return { ...errorAnswerOf(new AppError("application_changed"), request.id), current };
}

export const applicationRoutes: FastifyPluginAsyncZod<ApplicationParts> = async (app, parts) => {
  const { access, applications } = parts;
  access.guard(app);
  app.addHook("onSend", forbidKeeping);
  const ownerOf = (request: FastifyRequest) => access.of(request).user.id;
  const keyOf = keyFor(access);

  app.get(
    "/api/applications",
    {
      schema: {
        operationId: "listApplications",
        summary: "My applications, without their long texts",
        querystring: listApplicationsQuery,
        response: { 200: applicationList, 400: errorAnswer, 401: errorAnswer, 503: errorAnswer },
      },
    },
    async (request) => ({ applications: await applications.list(ownerOf(request), request.query) }),
  );

  app.post(
    "/api/applications",
    {
      bodyLimit: APPLICATION_BYTES,
      schema: {
        operationId: "createApplication",
        summary: `Keep an application; at most ${APPLICATIONS.count}`,
        body: createApplicationRequest,
        response: { 201: applicationAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => reply.code(201).send(await applications.create(ownerOf(request), request.body)),
  );

  app.get(
    "/api/applications/rates",
    {
      schema: {
        operationId: "replyRates",
        summary: "How many of my applications were answered, by resume and template",
        response: { 200: replyRatesAnswer, 401: errorAnswer, 503: errorAnswer },
      },
    },
    (request) => applications.rates(ownerOf(request)),
  );

  app.get(
    "/api/applications/:applicationId",
    {
      schema: {
        operationId: "readApplication",
        summary: "One of my applications",
        params: applicationParams,
        response: { 200: applicationAnswer, ...readRefusals },
      },
    },
    (request) => applications.read(keyOf(request)),
  );

  app.patch(
    "/api/applications/:applicationId",
    {
      bodyLimit: APPLICATION_BYTES,
      schema: {
        operationId: "changeApplication",
        summary: "Change what is named over the revision that I saw",
        params: applicationParams,
        body: changeApplicationRequest,
        response: {
          200: applicationAnswer,
          ...writeRefusals,
          409: z.union([applicationConflict, errorAnswer]),
        },
      },
    },
    async (request, reply) => {
      const outcome = await applications.change(keyOf(request), request.body);
      if ("saved" in outcome) return outcome.saved;
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );

  app.delete(
    "/api/applications/:applicationId",
    {
      schema: {
        operationId: "deleteApplication",
        summary: "Delete an application with its files, for good",
        params: applicationParams,
        response: { 204: z.null(), ...readRefusals, 507: errorAnswer },
      },
    },
    async (request, reply) => {
      await applications.remove(keyOf(request));
      return reply.code(204).send(null);
    },
  );
};
