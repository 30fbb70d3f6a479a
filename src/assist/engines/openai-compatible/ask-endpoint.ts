import { setTimeout as pause } from "node:timers/promises";
import { EngineFailure } from "../../engine-failure.ts";
import type { Payload } from "./payload.ts";
import { contentOf, parseAnswer, readBody, shapeOf, type Usage, usageIn } from "./read-answer.ts";
import { isStream, readStream } from "./read-stream.ts";
import { type EndpointResponse, type Reach, sendRequest } from "./send-request.ts";

export interface EndpointOptions {
  /** The address before /chat/completions. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Where it may be; an endpoint of the host's own choice may be anywhere. */
  readonly reach?: Reach | undefined;
  readonly ownPort?: number | null | undefined;
  /** What the endpoint says that one answer took, where it says so. */
  readonly onUsage?: ((usage: Usage) => void) | undefined;
  /** Milliseconds before each retry; as many retries as entries. */
  readonly pauses?: readonly number[];
}

interface Asking extends EndpointOptions {
  readonly stop: AbortSignal;
  /** The endpoint has begun an answer, and somebody pays for it. */
  readonly onAnswered: () => void;
  /** Told what has come so far; without it the answer is asked for in one piece. */
  readonly onContent?: ((content: string) => void) | undefined;
}

const PAUSES = [500, 2_000];
const LONGEST_PAUSE = 5_000;
const MAX_BYTES = 256 * 1024;
/** Each word of a stream comes with some 300 bytes around it. The text itself has the same bound as in one piece. */
const MAX_STREAM_BYTES = 1024 * 1024;
/** So say endpoints that do not stream, or not for this model or key. */
const REFUSES_STREAM: ReadonlySet<number> = new Set([400, 422]);

/** The text of one answer, tried for again where the endpoint is overloaded, and in one piece where it refuses to stream. */
export async function askEndpoint(asking: Asking, payload: Payload): Promise<string> {
  const pauses = [...(asking.pauses ?? PAUSES)];
  let streamed = asking.onContent !== undefined;
  for (;;) {
    const response = await post(asking, streamed ? { ...payload, stream: true } : payload);
    // What it refuses, it does not bill: its overload or a wrong key is not the person's to pay for.
    if (response.ok) asking.onAnswered();
    if (response.ok && isStream(response))
      return await readStream(response, { maxBytes: MAX_STREAM_BYTES, onContent: asking.onContent });
    if (response.isRedirect) {
      response.discard();
      throw new EngineFailure("redirect", { status: response.status });
    }
    const answer = await readBody(response, MAX_BYTES);
    if (response.ok) {
      const usage = asking.onUsage && usageIn(answer);
      if (usage) asking.onUsage?.(usage);
      return contentOf(answer, response.status);
    }
    if (streamed && REFUSES_STREAM.has(response.status)) {
      streamed = false;
      continue;
    }
    const mayRetry = response.status === 429 || response.status >= 500;
    const wait = pauses.shift();
    if (!mayRetry || wait === undefined)
      throw new EngineFailure("status", { status: response.status, shape: shapeOfText(answer) });
    await pause(Math.max(wait, retryAfter(response)), undefined, { signal: asking.stop });
  }
}

/** Where an endpoint takes requests. */
export function chatAddress(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
}

export function authorization(apiKey: string | null): Record<string, string> {
  return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
}

function post(
  { baseUrl, apiKey, reach = "any", ownPort, stop, onContent }: Asking,
  payload: Payload,
): Promise<EndpointResponse> {
  return sendRequest(chatAddress(baseUrl), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: onContent ? "text/event-stream, application/json" : "application/json",
      ...authorization(apiKey),
    },
    body: JSON.stringify(payload),
    signal: stop,
    reach,
    ownPort,
  });
}

function retryAfter(response: EndpointResponse): number {
  const seconds = Number(response.header("retry-after") || 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE) : 0;
}

function shapeOfText(answer: string): string {
  try {
    return shapeOf(parseAnswer(answer, 0));
  } catch {
    return `text of ${answer.length} characters`;
  }
}
