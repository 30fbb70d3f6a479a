import { ASSIST_LIMITS } from "../../src/contract/assist.ts";
import { startAiEndpoint } from "./ai-endpoint.ts";
import { test as base } from "./browser-test.ts";

export const PLANTED_KEY = "sk-planted-key-0123456789";

/** A browser test on a site whose AI is a real endpoint that misbehaves on demand. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  .extend("endpoint", async ({}, { onCleanup }) => {
    const endpoint = await startAiEndpoint();
    onCleanup(endpoint.close);
    return endpoint;
  })
  /** How long the server waits for the endpoint; read anew for every request. */
  .extend("patience", () => ({ deadline: 20_000, pauses: [1, 1] }))
  .extend("siteOptions", async ({ endpoint, patience }) => ({
    config: { ai: { baseUrl: endpoint.url, apiKey: PLANTED_KEY, model: "some-model" } },
    limits: { assist: { requestsPerDay: ASSIST_LIMITS.requestsPerDay, patience } },
  }));
