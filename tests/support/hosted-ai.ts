import { type AiEndpoint, startAiEndpoint } from "./ai-endpoint.ts";
import { test as base } from "./browser-test.ts";

export const PLANTED_KEY = "sk-planted-key-0123456789";

interface HostedAi {
  endpoint: AiEndpoint;
  /** What the server gives the endpoint; may be changed while the test runs. */
  patience: { deadline: number; pauses: number[] };
  requestsPerDay: number;
}

/** A browser test on a site whose AI is a real endpoint that misbehaves on demand. */
export const test = base.extend<HostedAi>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  endpoint: async ({}, use) => {
    const endpoint = await startAiEndpoint();
    await use(endpoint);
    await endpoint.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  patience: async ({}, use) => {
    await use({ deadline: 20_000, pauses: [1, 1] });
  },
  requestsPerDay: 100,
  siteOptions: async ({ endpoint, patience, requestsPerDay }, use) => {
    await use({
      config: { ai: { baseUrl: endpoint.url, apiKey: PLANTED_KEY, model: "some-model" } },
      limits: { assist: { requestsPerDay, patience } },
    });
  },
});
