import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { listModels } from "../../../assist/engines/openai-compatible/list-models.ts";
import { tryEndpoint } from "../../../assist/engines/openai-compatible/try-endpoint.ts";
import {
  modelsAnswer,
  ownEndpoint,
  ownEndpointRequest,
  ownModelsRequest,
  trialAnswer,
} from "../../../contract/ai-settings.ts";
import { errorAnswer } from "../../../contract/error.ts";
import type { Access } from "../../auth/access.ts";
import { originOf } from "../../http/request-origin.ts";
import type { SecurityEvents } from "../../security/security-events.ts";
import type { RequestSlots } from "../request-slots.ts";
import type { OwnEndpoints } from "./own-endpoints.ts";

export interface OwnRoutesOptions {
  access: Access;
  own: OwnEndpoints;
  events: Pick<SecurityEvents, "record">;
  /** One at a time for each person: what is tried may be anybody's server. */
  limited: RequestSlots;
  trialsPerMinute: number;
  trialMs: number;
}

const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 503: errorAnswer };
const tried = { ...refused, 429: errorAnswer };

export const ownEndpointRoutes: FastifyPluginAsyncZod<OwnRoutesOptions> = async (app, options) => {
  const { access, own, events, limited, trialMs } = options;
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  // Whoever finds a screen open must not have somebody's texts, or the key, sent elsewhere.
  const proven = {
    preParsing: async (request: Parameters<Access["proven"]>[0]) => void access.proven(request),
  };
  const trial = { ...proven, config: { rateLimit: { max: options.trialsPerMinute, timeWindow: 60_000 } } };

  app.get(
    "/api/ai/own",
    {
      schema: {
        operationId: "ownEndpoint",
        summary: "The AI endpoint that the person brought, without its key",
        response: { 200: ownEndpoint, 401: errorAnswer, 503: errorAnswer },
      },
    },
    (request) => own.read(access.of(request).user.id),
  );

  app.put(
    "/api/ai/own",
    {
      ...proven,
      schema: {
        operationId: "saveOwnEndpoint",
        summary: "Use an AI endpoint and a key of one's own, where the host allows it",
        body: ownEndpointRequest,
        response: { 200: ownEndpoint, ...refused, 507: errorAnswer },
      },
    },
    async (request) => {
      const { user } = access.of(request);
      const saved = await own.save(user.id, request.body);
      await events.record({ userId: user.id, what: "ai-endpoint-set", origin: originOf(request) });
      return saved;
    },
  );

  app.delete(
    "/api/ai/own",
    {
      schema: {
        operationId: "deleteOwnEndpoint",
        summary: "Forget the person's own endpoint and its key",
        response: { 204: z.null(), 401: errorAnswer, 503: errorAnswer, 507: errorAnswer },
      },
    },
    async (request, reply) => {
      await own.remove(access.of(request).user.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/ai/own/models",
    {
      ...trial,
      schema: {
        operationId: "ownModels",
        summary: "Which models an endpoint of one's own offers",
        body: ownModelsRequest,
        response: { 200: modelsAnswer, ...tried },
      },
    },
    async (request) => {
      const { id } = access.of(request).user;
      return limited(id, async () => answered(await listModels(await own.draft(id, request.body), trialMs)));
    },
  );

  app.post(
    "/api/ai/own/trial",
    {
      ...trial,
      schema: {
        operationId: "tryOwnEndpoint",
        summary: "Ask an endpoint of one's own for one made-up line",
        body: ownEndpointRequest,
        response: { 200: trialAnswer, ...tried },
      },
    },
    async (request) => {
      const { id } = access.of(request).user;
      return limited(id, async () => {
        const draft = await own.draft(id, request.body);
        return tryEndpoint({ ...draft, model: request.body.model }, trialMs);
      });
    },
  );
};

/** The contract's list can be changed, as zod has it. */
export function answered(list: Awaited<ReturnType<typeof listModels>>): z.input<typeof modelsAnswer> {
  return list.listed ? { ...list, models: [...list.models] } : list;
}
