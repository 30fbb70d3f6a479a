import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  AI,
  type AiBehaviour,
  type AiEndpoint,
  startAiEndpoint,
} from "../../../../tests/support/ai-endpoint.ts";
import { pieceOf, STREAM } from "../../../../tests/support/ai-streams.ts";
import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import { EngineFailure } from "../../engine-failure.ts";
import { createHostedEngine, type HostedEngineOptions } from "./hosted-engine.ts";

const request: ImproveRequest = {
  task: "experience",
  text: "answered phones at the desk",
  tone: "confident",
  seniority: "senior",
};
const ANSWER = "Answered phones at the front desk";

let endpoint: AiEndpoint;
beforeEach(async () => {
  endpoint = await startAiEndpoint();
});
afterEach(() => endpoint.close());

function streaming(asked: Partial<ImproveRequest> = {}, options: Partial<HostedEngineOptions> = {}) {
  const texts: string[] = [];
  const engine = createHostedEngine({
    baseUrl: endpoint.url,
    apiKey: "secret-key",
    model: "a-model",
    pauses: [1, 1],
    ...options,
  });
  const answer = engine.propose({ ...request, ...asked }, undefined, (text) => texts.push(text));
  return { texts, answer };
}

async function failure(options: Partial<HostedEngineOptions> = {}): Promise<EngineFailure> {
  const outcome = await streaming({}, options).answer.catch((error: unknown) => error);
  if (!(outcome instanceof EngineFailure)) throw new Error(`no failure: ${String(outcome)}`);
  return outcome;
}

describe("a streamed answer", () => {
  test("is asked for only by who wants to see it grow", async () => {
    endpoint.behave(STREAM.answers(ANSWER));
    expect(await streaming().answer).toBe(ANSWER);
    expect(endpoint.calls[0]?.body.stream).toBe(true);
    endpoint.behave(AI.answers(ANSWER));
    const engine = createHostedEngine({ baseUrl: endpoint.url, apiKey: null, model: "a-model" });
    await engine.propose(request);
    expect(endpoint.calls[1]?.body).not.toHaveProperty("stream");
  });

  test("is told as it grows, not more often than it can be read", async () => {
    endpoint.behave(STREAM.answers(ANSWER, 60));
    const { texts, answer } = streaming();
    expect(await answer).toBe(ANSWER);
    expect(texts[0]).toBe("Answered");
    expect(texts.length).toBeGreaterThan(1);
    // Six words in 360 ms or more, and one of them at most in 100 ms.
    expect(texts.length).toBeLessThan(6);
    for (const text of texts) expect(ANSWER.startsWith(text)).toBe(true);
  });

  test("comes whole where every byte of it comes by itself", async () => {
    const answer = "Bediente das Telefon für 40 Gäste – 日本語 👩‍🚀";
    endpoint.behave(STREAM.answersByteByByte(answer));
    expect(await streaming().answer).toBe(answer);
  });

  test("has no half of a character and no half of a mark in what is told", async () => {
    const text = "wrote to ada@example.com";
    endpoint.behave(
      STREAM.sends(
        ["\ud83d", "\ude00 Wrote to", " [ema", "il 1", "] daily"]
          .map((part) => pieceOf(part))
          .concat("data: [DONE]\n\n"),
        120,
      ),
    );
    const { texts, answer } = streaming({ text });
    expect(await answer).toBe("😀 Wrote to ada@example.com daily");
    const whole = ["", "😀 Wrote to", "😀 Wrote to ", "😀 Wrote to ada@example.com daily"];
    expect(texts.length).toBeGreaterThan(1);
    for (const told of texts) expect(whole).toContain(told);
  });

  test("is over when the endpoint says so, however long it keeps the connection", async () => {
    for (const end of ["data: [DONE]", pieceOf("", "stop")]) {
      endpoint.behave((_call, response) => {
        response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
        response.write(`${pieceOf(ANSWER)}${end}\n\n`);
      });
      expect(await streaming({}, { deadline: 2_000 }).answer).toBe(ANSWER);
    }
  });

  test("is the first choice by its index among a few, whatever the others are", async () => {
    const choices =
      '0, null, {"index": 1, "delta": {"content": "x"}}, {"index": 0, "delta": {"content": "Answered"}}';
    endpoint.behave(STREAM.sends([`data: {"choices": [${choices}]}\n\n`, "data: [DONE]\n\n"]));
    expect(await streaming().answer).toBe("Answered");
  });

  test("may end with its last line, and may have events that say nothing of it", async () => {
    const others = `event: ping\ndata: {"type": "ping"}\n\nid: 4\nretry: 10\n\ndata: {"choices": []}\n\ndata: {"choices": [{"index": 1, "delta": {"content": "x"}}, {"delta": {"role": "assistant", "content": null}}]}\n\n`;
    endpoint.behave(STREAM.sends([others, pieceOf(ANSWER), "data: [DONE]"]));
    expect(await streaming().answer).toBe(ANSWER);
  });

  test("that comes in one piece in spite of it is taken as it is", async () => {
    endpoint.behave(AI.answers(ANSWER));
    const { texts, answer } = streaming();
    expect(await answer).toBe(ANSWER);
    expect(texts).toEqual([]);
  });

  test.for([400, 422])("that is refused with %i is asked for in one piece, once", async (status) => {
    endpoint.behave(STREAM.refusesStreams(status, AI.answers(ANSWER)));
    expect(await streaming().answer).toBe(ANSWER);
    expect(endpoint.calls.map(({ body }) => body.stream)).toEqual([true, undefined]);
    endpoint.behave(AI.status(status));
    expect(await failure()).toMatchObject({ kind: "status", status });
    expect(endpoint.calls).toHaveLength(4);
  });

  test("is tried for again where the endpoint is overloaded", async () => {
    endpoint.behave(AI.status(429), STREAM.answers(ANSWER));
    expect(await streaming().answer).toBe(ANSWER);
  });
});

describe("a stream that fails", () => {
  test.for<[string, AiBehaviour, string]>([
    ["cut off in the middle", STREAM.cutsAfter("Answered phones"), "unreachable"],
    ["out of room", STREAM.sends([pieceOf("Answered phones at the", "length")]), "broken-answer"],
    ["ended without saying so", STREAM.endsAfter("Answered phones"), "broken-answer"],
    ["with an error in it", STREAM.failsAfter("Answered phones"), "broken-answer"],
    ["with an event that is called one", STREAM.failsAfter("Answered", "event: error\n"), "broken-answer"],
    ["with something that is no JSON", STREAM.sends(["data: <html>\n\n"]), "broken-answer"],
    ["without a word", STREAM.answers(""), "no-choices"],
    ["of 10 MB", STREAM.floods(), "too-large"],
    ["of one line of 10 MB", STREAM.floodsLine(), "too-large"],
    ["that would take minutes to judge", STREAM.answers("a".repeat(12_001)), "too-large"],
  ])("%s has its kind, and counts as an answer", async ([, behaviour, kind]) => {
    endpoint.behave(behaviour);
    const failed = await failure();
    expect(failed).toMatchObject({ kind, answered: true });
    expect(endpoint.calls).toHaveLength(1);
    expect(JSON.stringify(failed) + failed.message).not.toMatch(/phones|secret-key|a message of|html/i);
  });

  test("with an event of more than 64 KB is given up, also where it says nothing", async () => {
    endpoint.behave(STREAM.sends([`data: {"filler": "${"x".repeat(70_000)}"}\n\n`, pieceOf(ANSWER, "stop")]));
    expect(await failure()).toMatchObject({ kind: "too-large" });
    endpoint.behave(
      STREAM.sends([`data: "${"x".repeat(40_000)}\n`.repeat(2), "\n", pieceOf(ANSWER, "stop")]),
    );
    expect(await failure()).toMatchObject({ kind: "too-large" });
  });

  test.for([
    ["choices that are none", "0,"],
    ["empty choices", "{},"],
    ["choices without a word", '{"delta":{}},'],
    ["a deep list", "["],
  ] as const)("by a megabyte of %s, in events of 60 KB, costs next to nothing", async ([, filler]) => {
    const event = `data: {"choices":[${filler.repeat(Math.floor(60_000 / filler.length))}0]}\n\n`;
    endpoint.behave(STREAM.sends(Array(16).fill(event)));
    const before = process.cpuUsage();
    expect(await failure()).toMatchObject({ kind: "too-large", answered: true });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(150);
  });

  test.for<[string, AiBehaviour, boolean]>([
    ["no head in time", AI.hangs(), false],
    ["a head and nothing more", STREAM.stallsAfter(""), true],
    ["some words and then silence", STREAM.stallsAfter("Answered phones"), true],
    ["words without an end", STREAM.neverEnds(5), true],
    ["signs of life and no word", STREAM.keepsAlive(5), true],
  ])("by %s ends at the deadline, and the connection with it", async ([, behaviour, answered]) => {
    let closed = false;
    endpoint.behave((call, response) => {
      response.on("close", () => {
        closed = true;
      });
      behaviour(call, response);
    });
    expect(await failure({ deadline: 200 })).toMatchObject({ kind: "timeout", answered });
    await expect.poll(() => closed).toBe(true);
  });

  test("by a redirect does not carry the text there, also where an answer waits for it", async () => {
    endpoint.behave(AI.redirects(`${endpoint.url}/elsewhere`), STREAM.answers(ANSWER));
    expect((await failure()).kind).toBe("redirect");
    expect(endpoint.calls).toHaveLength(1);
  });

  test("by who gives up is told to the endpoint", async () => {
    let closed = false;
    const giveUp = new AbortController();
    endpoint.behave((call, response) => {
      response.on("close", () => {
        closed = true;
      });
      STREAM.neverEnds(10)(call, response);
    });
    const { texts, answer } = streaming({}, { signal: giveUp.signal });
    const failed = answer.catch((error: unknown) => error);
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    giveUp.abort();
    expect(await failed).toMatchObject({ kind: "cancelled", answered: true });
    await expect.poll(() => closed).toBe(true);
  });

  test("by a mark that is a long link again and again does not grow to megabytes", async () => {
    const text = `see https://example.com/${"x".repeat(3_000)}`;
    for (const behaviour of [STREAM.answers("[link 1] ".repeat(900)), AI.answers("[link 1] ".repeat(900))]) {
      endpoint.behave(behaviour);
      const outcome = await streaming({ text }).answer.catch((error: unknown) => error);
      expect(outcome).toMatchObject({ kind: "too-large" });
    }
  });
});
