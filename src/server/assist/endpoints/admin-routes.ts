import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { listModels } from "../../../assist/engines/openai-compatible/list-models.ts";
import { tryEndpoint } from "../../../assist/engines/openai-compatible/try-endpoint.ts";
import {
  aiEndpoint,
  aiSettings,
  aiSettingsRequest,
  endpointParams,
  endpointRequest,
  modelsAnswer,
  modelsRequest,
  trialAnswer,
  trialRequest,
} from "../../../contract/ai-settings.ts";
import { errorAnswer } from "../../../contract/error.ts";
import type { Access } from "../../auth/access.ts";
import type { RequestSlots } from "../request-slots.ts";
import type { DraftEndpoints } from "./draft-endpoints.ts";
import { answered } from "./own-routes.ts";
import type { SiteEndpoints } from "./site-endpoints.ts";

export interface AiAdminOptions {
  access: Access;
  site: SiteEndpoints;
  drafts: DraftEndpoints;
  limited: RequestSlots;
  /** After a change or a deletion: a run must not go on with a key that was taken away. */
  onEndpointChange: (endpointId: string) => Promise<void>;
  trialsPerMinute: number;
  trialMs: number;
}

const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 503: errorAnswer };
const refusedChange = { ...refused, 404: errorAnswer, 409: errorAnswer, 507: errorAnswer };
const tried = { ...refused, 404: errorAnswer, 429: errorAnswer };

/** For administrators; the guard stands around it. */
export const aiAdminRoutes: FastifyPluginAsyncZod<AiAdminOptions> = async (app, options) => {
  const { access, site, drafts, limited, trialMs, onEndpointChange } = options;
  app.get(
    "/api/admin/ai",
    {
      schema: {
        operationId: "aiSettings",
        summary: "The AI endpoints of the site, without their keys, and which one is in use",
        response: { 200: aiSettings, ...refused },
      },
    },
    () => site.read(),
  );

  // Whoever finds an administrator's screen open must not have everybody's texts sent elsewhere.
  const proven = {
    preParsing: async (request: Parameters<Access["proven"]>[0]) => void access.proven(request),
  };
  const trial = { ...proven, config: { rateLimit: { max: options.trialsPerMinute, timeWindow: 60_000 } } };

  app.put(
    "/api/admin/ai",
    {
      ...proven,
      schema: {
        operationId: "changeAiSettings",
        summary: "Choose the endpoint in use, and whether people may bring their own",
        body: aiSettingsRequest,
        response: { 200: aiSettings, ...refusedChange },
      },
    },
    async (request) => {
      await site.choose(access.of(request).user, request.body);
      return site.read();
    },
  );

  app.post(
    "/api/admin/ai/endpoints",
    {
      ...proven,
      schema: {
        operationId: "addAiEndpoint",
        summary: "Keep an AI endpoint; its key is encrypted",
        body: endpointRequest,
        response: { 201: aiEndpoint, ...refusedChange },
      },
    },
    async (request, reply) => reply.code(201).send(await site.add(access.of(request).user, request.body)),
  );

  app.put(
    "/api/admin/ai/endpoints/:endpointId",
    {
      ...proven,
      schema: {
        operationId: "changeAiEndpoint",
        summary: "Change an AI endpoint; at another origin the key has to be entered again",
        params: endpointParams,
        body: endpointRequest,
        response: { 200: aiEndpoint, ...refusedChange },
      },
    },
    async (request) => {
      const { endpointId } = request.params;
      const changed = await site.change(access.of(request).user, endpointId, request.body);
      await onEndpointChange(endpointId);
      return changed;
    },
  );

  app.delete(
    "/api/admin/ai/endpoints/:endpointId",
    {
      ...proven,
      schema: {
        operationId: "deleteAiEndpoint",
        summary: "Forget an AI endpoint and its key; where it was in use, the embedded engine answers",
        params: endpointParams,
        response: { 204: z.null(), ...refusedChange },
      },
    },
    async (request, reply) => {
      const { endpointId } = request.params;
      await site.remove(access.of(request).user, endpointId);
      await onEndpointChange(endpointId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/admin/ai/models",
    {
      ...trial,
      schema: {
        operationId: "aiModels",
        summary: "Which models an endpoint offers",
        body: modelsRequest,
        response: { 200: modelsAnswer, ...tried },
      },
    },
    (request) =>
      limited(access.of(request).user.id, async () =>
        answered(await listModels(await drafts.opened(request.body), trialMs)),
      ),
  );

  app.post(
    "/api/admin/ai/trial",
    {
      ...trial,
      schema: {
        operationId: "tryAiEndpoint",
        summary: "Ask an endpoint for one made-up line and say exactly what happened",
        body: trialRequest,
        response: { 200: trialAnswer, ...tried },
      },
    },
    (request) =>
      limited(access.of(request).user.id, async () => {
        const draft = await drafts.opened(request.body);
        return tryEndpoint({ ...draft, model: request.body.model }, trialMs);
      }),
  );
};
