import { z } from "zod";
import { PROBLEM_NAMES } from "../domain/endpoints/endpoint-problems.ts";
import { EVALUATION_STATES } from "../domain/endpoints/evaluation-figures.ts";
import { shortName } from "./short-name.ts";

export const AI_SETTINGS_LIMITS = {
  name: 60,
  address: 500,
  model: 200,
  key: 1000,
  /** Endpoints of a site. */
  endpoints: 20,
  /** Requests to an endpoint that a person may start from a settings page. */
  trialsPerMinute: 20,
  /** The latest evaluations, which can be compared. */
  evaluations: 20,
} as const;

/** What stands in `inUse` for the endpoint of the environment, and for none: the embedded engine. */
export const FROM_ENVIRONMENT = "environment";
export const NO_ENDPOINT = "none";

const baseUrl = shortName(AI_SETTINGS_LIMITS.address).describe("The address before /chat/completions");
const model = shortName(AI_SETTINGS_LIMITS.model);
const key = z
  .string()
  .max(AI_SETTINGS_LIMITS.key, { abort: true })
  // It is sent in a header, which takes no other characters.
  .regex(/^[\x21-\x7e]+$/, "A key has no spaces, and only plain letters, figures and signs.")
  .nullable()
  .optional()
  .describe("Absent: the one that is kept stays. Null: without a key");

export const endpointRequest = z
  .strictObject({ name: shortName(AI_SETTINGS_LIMITS.name), baseUrl, model, key })
  .meta({ id: "AiEndpointRequest" });

export const ownEndpointRequest = z
  .strictObject({ baseUrl, model, key })
  .meta({ id: "OwnAiEndpointRequest" });

const endpointId = z
  .string()
  .max(40)
  .describe("Whose kept key is used, where the address has the same origin");

export const modelsRequest = z
  .strictObject({ baseUrl, key, endpointId: endpointId.optional() })
  .meta({ id: "AiModelsRequest" });

export const trialRequest = z
  .strictObject({ baseUrl, model, key, endpointId: endpointId.optional() })
  .meta({ id: "AiTrialRequest" });

export const ownModelsRequest = z.strictObject({ baseUrl, key }).meta({ id: "OwnAiModelsRequest" });

export const endpointParams = z.object({ endpointId: z.string().max(40) });

const keptKey = z.object({
  state: z
    .enum(["none", "kept", "unreadable"])
    .describe("Unreadable: it was sealed under another SESSION_SECRET"),
  end: z.string().describe("Its last four characters; empty for a short one. The key itself is never sent"),
});

export const aiEndpoint = z
  .object({ id: z.string(), name: z.string(), baseUrl: z.string(), model: z.string(), key: keptKey })
  .meta({ id: "AiEndpoint" });

export const aiSettingsRequest = z
  .strictObject({
    inUse: z.string().max(40).describe("An endpoint's id, 'environment' or 'none'"),
    ownAllowed: z.boolean().describe("Whether people may use an endpoint and a key of their own"),
    privateAllowed: z.boolean().describe("Whether theirs may be at a private address, and without https"),
  })
  .meta({ id: "AiSettingsRequest" });

export const aiSettings = z
  .object({
    endpoints: z.array(aiEndpoint),
    environment: z
      .object({ baseUrl: z.string(), model: z.string(), hasKey: z.boolean() })
      .nullable()
      .describe("What AI_BASE_URL, AI_MODEL and AI_API_KEY name"),
    inUse: z.string().describe("An endpoint's id, 'environment' or 'none'"),
    isChosen: z.boolean().describe("False until an administrator chooses: until then the environment counts"),
    ownAllowed: z.boolean(),
    privateAllowed: z.boolean(),
  })
  .meta({ id: "AiSettings" });

const problem = z.object({
  problem: z.enum(PROBLEM_NAMES),
  status: z.number().nullable(),
  words: z.string().describe("What the endpoint says itself, shortened; plain text of others"),
});

export const trialAnswer = z
  .union([
    z.object({ works: z.literal(true), milliseconds: z.number(), answer: z.string() }),
    problem.extend({ works: z.literal(false) }),
  ])
  .meta({ id: "AiTrial" });

export const modelsAnswer = z
  .union([
    z.object({ listed: z.literal(true), models: z.array(z.string()) }),
    problem.extend({ listed: z.literal(false) }),
  ])
  .meta({ id: "AiModels" });

export const ownEndpoint = z
  .object({
    allowed: z.boolean(),
    privateAllowed: z.boolean(),
    endpoint: aiEndpoint.omit({ id: true, name: true }).nullable(),
  })
  .meta({ id: "OwnAiEndpoint" });

const count = z.number();

export const evaluation = z
  .object({
    id: z.string(),
    endpointName: z.string(),
    host: z.string(),
    model: z.string(),
    state: z.enum(EVALUATION_STATES),
    cases: count,
    finished: count,
    figures: z.object({
      answered: count,
      failed: count,
      invented: count,
      badForm: count,
      first: count,
      asked: count,
      repaired: count,
      embedded: count,
      refused: count,
      p50: count.nullable(),
      p95: count.nullable(),
      promptTokens: count.nullable(),
      completionTokens: count.nullable(),
    }),
    problem: z.enum(PROBLEM_NAMES).nullable(),
    startedAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: "AiEvaluation" });

export const evaluationList = z.object({ evaluations: z.array(evaluation) }).meta({ id: "AiEvaluations" });

export const evaluationRequest = z
  .strictObject({ endpointId: z.string().max(40).describe("An endpoint's id or 'environment'") })
  .meta({ id: "AiEvaluationRequest" });

export const evaluationParams = z.object({ evaluationId: z.string().max(40) });

export type AiSettings = z.infer<typeof aiSettings>;
export type AiEndpointAnswer = z.infer<typeof aiEndpoint>;
export type EndpointRequest = z.infer<typeof endpointRequest>;
export type TrialAnswer = z.infer<typeof trialAnswer>;
export type ModelsAnswer = z.infer<typeof modelsAnswer>;
export type OwnEndpointAnswer = z.infer<typeof ownEndpoint>;
export type Evaluation = z.infer<typeof evaluation>;
