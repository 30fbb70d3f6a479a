import { beforeEach, expect, test } from "vitest";
import { EngineFailure } from "../../assist/engine-failure.ts";
import { type AssistParts, assistService } from "./assist-service.ts";
import type { UsedEndpoint } from "./endpoints/used-endpoint.ts";
import { restingEndpoints } from "./resting-endpoints.ts";
import { ThreadFailure } from "./thread-failure.ts";

const broken = () => Promise.reject(new ThreadFailure("The thread for suggestions was stuck."));
const FOREVER = new AbortController().signal;
const given: string[] = [];
const noted: boolean[] = [];
beforeEach(() => {
  given.length = 0;
  noted.length = 0;
});

function service(ai: UsedEndpoint | null, improve: AssistParts["queue"]["improve"] = broken) {
  const usage: AssistParts["usage"] = {
    used: async () => 0,
    take: async () => true,
    giveBack: async (userId) => void given.push(userId),
  };
  return assistService({
    endpoints: { usedBy: async () => ai },
    queue: { improve, review: broken, judge: broken },
    usage,
    ownUsage: usage,
    consents: { given: async () => true, give: async () => {} },
    limited: (_, work) => work(),
    claimsLimited: (_, work) => work(),
    freeLines: { give: async () => {}, take: async () => true },
    requestsPerDay: 10,
    patience: {},
    resting: restingEndpoints(),
    onAnswer: () => {},
    onSiteAnswer: (worked) => void noted.push(worked),
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

test("an own endpoint that times out counts, rests after three times, and says nothing of the site", async () => {
  const request = { task: "summary", text: "x", tone: "professional", seniority: "mid" } as const;
  const endpoint = { baseUrl: "http://127.0.0.1:1", apiKey: null, model: "m", reach: "private" } as const;
  const late = () => Promise.reject(new EngineFailure("timeout"));
  const own = service({ ...endpoint, isOwn: true }, late);
  const ask = (person: string) => own.improve({ id: person, name: "" }, request, FOREVER);
  for (let time = 1; time <= 3; time++)
    await expect(ask("ann")).rejects.toMatchObject({ code: "own_endpoint_failed" });
  await expect(ask("ann")).rejects.toMatchObject({ code: "own_endpoint_resting", retryAfter: 60 });
  await expect(ask("bob")).rejects.toMatchObject({ code: "own_endpoint_failed" });
  expect([given, noted]).toEqual([[], []]);
  // The host's own is given back, and told of.
  const site = service({ ...endpoint, isOwn: false }, late);
  for (let time = 1; time <= 4; time++)
    await expect(site.improve({ id: "cy", name: "" }, request, FOREVER)).rejects.toMatchObject({
      code: "assist_failed",
    });
  expect([given.length, noted]).toEqual([4, [false, false, false, false]]);
});

test.each([
  ["whose connection never stood", new EngineFailure("cancelled", { connected: false }), true],
  ["whose name nobody answered for", new EngineFailure("unreachable", { shape: "EAI_AGAIN" }), false],
])(
  "an own endpoint %s rests after three times, also where its person hung up",
  async (_, failure, hangsUp) => {
    const request = { task: "summary", text: "x", tone: "professional", seniority: "mid" } as const;
    const endpoint = { baseUrl: "https://dead.test/v1", apiKey: null, model: "m", reach: "public" } as const;
    const own = (failure: EngineFailure) =>
      service({ ...endpoint, isOwn: true }, () => Promise.reject(failure));
    const signal = hangsUp ? AbortSignal.abort() : FOREVER;
    const told = async (asked: ReturnType<typeof own>) => {
      const codes: unknown[] = [];
      for (let time = 1; time <= 4; time++)
        codes.push(await asked.improve({ id: "ann", name: "" }, request, signal).catch(({ code }) => code));
      return codes;
    };
    const code = hangsUp ? "bad_request" : "own_endpoint_failed";
    expect(await told(own(failure))).toEqual([code, code, code, "own_endpoint_resting"]);
    // It had begun to answer, or might have: its person only did not wait.
    const answering = new EngineFailure(hangsUp ? "cancelled" : "status", { status: 500 });
    expect(await told(own(answering))).toEqual([code, code, code, code]);
  },
);
