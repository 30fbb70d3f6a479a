import type { z } from "zod";
import {
  type aiEndpoint,
  aiSettings,
  type aiSettingsRequest,
  type endpointRequest,
  evaluation,
  evaluationList,
  modelsAnswer,
  type modelsRequest,
  ownEndpoint,
  type ownEndpointRequest,
  trialAnswer,
  type trialRequest,
} from "../../contract/ai-settings.ts";
import { withProof } from "../proof.ts";
import { asUser } from "../session.ts";
import { type Call, callApi, done } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

export type EndpointDraft = Omit<z.input<typeof endpointRequest>, "name">;

const evaluations = evaluationList.extend({ evaluations: knownOf(evaluation) });

const ask = <Value>(call: Call<Value>) => asUser(() => callApi(call));
/** A change, or something that costs: the server may want to know first who is at the page. */
const act = <Value>(call: Call<Value>) => withProof(() => ask(call));

const at = (id: z.infer<typeof aiEndpoint>["id"]) =>
  `/api/admin/ai/endpoints/${encodeURIComponent(id)}` as const;

export const readAiSettings = () => ask({ method: "GET", path: "/api/admin/ai", read: parsedBy(aiSettings) });

export const changeAiSettings = (body: z.input<typeof aiSettingsRequest>) =>
  act({ method: "PUT", path: "/api/admin/ai", body, read: parsedBy(aiSettings) });

export const addEndpoint = (body: z.input<typeof endpointRequest>) =>
  act({ method: "POST", path: "/api/admin/ai/endpoints", body, read: done });

export const changeEndpoint = (id: string, body: z.input<typeof endpointRequest>) =>
  act({ method: "PUT", path: at(id), body, read: done });

export const deleteEndpoint = (id: string) => act({ method: "DELETE", path: at(id), read: done });

export const listModels = (body: z.input<typeof modelsRequest>) =>
  act({ method: "POST", path: "/api/admin/ai/models", body, read: parsedBy(modelsAnswer) });

export const tryEndpoint = (body: z.input<typeof trialRequest>) =>
  act({ method: "POST", path: "/api/admin/ai/trial", body, read: parsedBy(trialAnswer) });

export const listEvaluations = () =>
  ask({ method: "GET", path: "/api/admin/ai/evaluations", read: parsedBy(evaluations) });

export const startEvaluation = (endpointId: string) =>
  act({
    method: "POST",
    path: "/api/admin/ai/evaluations",
    body: { endpointId },
    read: parsedBy(evaluations),
  });

export const cancelEvaluation = (id: string) =>
  ask({
    method: "POST",
    path: `/api/admin/ai/evaluations/${encodeURIComponent(id)}/cancel`,
    read: parsedBy(evaluations),
  });

export const readOwnEndpoint = () => ask({ method: "GET", path: "/api/ai/own", read: parsedBy(ownEndpoint) });

export const saveOwnEndpoint = (body: z.input<typeof ownEndpointRequest>) =>
  act({ method: "PUT", path: "/api/ai/own", body, read: parsedBy(ownEndpoint) });

export const deleteOwnEndpoint = () => ask({ method: "DELETE", path: "/api/ai/own", read: done });

export const listOwnModels = ({ baseUrl, key }: Omit<EndpointDraft, "model">) =>
  act({ method: "POST", path: "/api/ai/own/models", body: { baseUrl, key }, read: parsedBy(modelsAnswer) });

export const tryOwnEndpoint = (body: z.input<typeof ownEndpointRequest>) =>
  act({ method: "POST", path: "/api/ai/own/trial", body, read: parsedBy(trialAnswer) });
