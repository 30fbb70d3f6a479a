import { expect, test } from "vitest";
import { type AssistParts, assistService } from "./assist-service.ts";
import type { UsedEndpoint } from "./endpoints/used-endpoint.ts";
import { ThreadFailure } from "./thread-failure.ts";

const broken = () => Promise.reject(new ThreadFailure("The thread for suggestions was stuck."));
const FOREVER = new AbortController().signal;
const given: string[] = [];

function service(ai: UsedEndpoint | null) {
  const usage: AssistParts["usage"] = {
    used: async () => 0,
    take: async () => true,
    giveBack: async (userId) => void given.push(userId),
  };
  return assistService({
    endpoints: { usedBy: async () => ai },
    queue: { improve: broken, review: broken, judge: broken },
    usage,
    ownUsage: usage,
    consents: { given: async () => true, give: async () => {} },
    limited: (_, work) => work(),
    claimsLimited: (_, work) => work(),
    freeLines: { give: async () => {}, take: async () => true },
    requestsPerDay: 10,
    patience: {},
    onAnswer: () => {},
    now: () => new Date(),
  });
}

test("a thread that broke is told as a moment to wait, and what may have been sent counts", async () => {
  const request = { task: "summary", text: "x", tone: "professional", seniority: "mid" } as const;
  const wait = { code: "unavailable", retryAfter: 5 };
  const hosted = service({
    baseUrl: "http://127.0.0.1:1",
    apiKey: null,
    model: "m",
    reach: "any",
    isOwn: false,
  });
  await expect(hosted.judge("ann", { source: "a", suggestion: "b" }, FOREVER)).rejects.toMatchObject(wait);
  await expect(hosted.improve({ id: "ann", name: "Ann" }, request, FOREVER)).rejects.toMatchObject(wait);
  expect(given).toEqual([]);
  await expect(service(null).improve({ id: "bob", name: "" }, request, FOREVER)).rejects.toMatchObject(wait);
  const again = { requests: [request], again: false };
  await expect(service(null).review({ id: "cy", name: "" }, again, FOREVER)).rejects.toMatchObject(wait);
  expect(given).toEqual(["bob", "cy"]);
  // What counts as no use has none to be given back.
  await expect(
    service(null).review({ id: "dee", name: "" }, { ...again, again: true }, FOREVER),
  ).rejects.toMatchObject(wait);
  expect(given).toEqual(["bob", "cy"]);
});
