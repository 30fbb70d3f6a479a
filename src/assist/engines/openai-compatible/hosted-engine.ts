import { setTimeout as pause } from "node:timers/promises";
import type { EngineForLines, Repair } from "../../engine.ts";
import { EngineFailure } from "../../engine-failure.ts";
import { maskContacts } from "./mask-contacts.ts";
import { type Payload, payloadOf, severalPayload } from "./payload.ts";
import { contentOf, readBody, shapeOf } from "./read-answer.ts";
import { readLines } from "./read-lines.ts";
import { sentLine } from "./sent-line.ts";

export interface HostedEngineOptions {
  /** The address before /chat/completions. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** The person's own, which do not leave. */
  readonly names?: readonly string[];
  /** Cancels the call; an engine is cheap, so that each call can have its own. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one proposal, retries and pauses included. */
  readonly deadline?: number;
  readonly maxBytes?: number;
  /** Milliseconds before each retry; as many retries as entries. */
  readonly pauses?: readonly number[];
}

const DEADLINE = 30_000;
const MAX_BYTES = 256 * 1024;
const PAUSES = [500, 2_000];
const LONGEST_PAUSE = 5_000;

/** Any endpoint that speaks the chat completions protocol. */
export function createHostedEngine(options: HostedEngineOptions): EngineForLines {
  // Over all proposals of this engine: a first answer was paid for, whatever became of the second.
  let answered = false;
  const call: Call = async (body, stop) => {
    const response = await post(options, body, stop);
    // What it refuses, it does not bill: its overload or a wrong key is not the person's to pay for.
    answered ||= response.ok;
    return response;
  };
  /** Within the time for one proposal; whatever ends it is told as a failure of the endpoint. */
  async function within<Result>(ask: (exchange: Exchange) => Promise<Result>): Promise<Result> {
    const { signal } = options;
    const deadline = AbortSignal.timeout(options.deadline ?? DEADLINE);
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await ask((payload) => exchange({ ...options, call }, JSON.stringify(payload), stop));
    } catch (error) {
      if (signal?.aborted) throw new EngineFailure("cancelled", { answered });
      if (deadline.aborted) throw new EngineFailure("timeout", { answered });
      if (error instanceof EngineFailure) throw new EngineFailure(error.kind, { ...error, answered });
      throw new EngineFailure("unreachable", { shape: reasonOf(error), answered });
    }
  }
  return {
    name: "hosted",
    propose: (request, repair) =>
      within(async (ask) => {
        const { hide, restore } = maskContacts(options.names);
        const line = sentLine(request, hide);
        return restore(await ask(payloadOf(options.model, request, line, repair && masked(repair, hide))));
      }),
    proposeLines: (lines) =>
      within(async (ask) => {
        const [first] = lines;
        if (!first) return [];
        // Each has marks of its own: what comes back in one line never has a detail of another.
        const masks = lines.map(() => maskContacts(options.names));
        const sent = lines.map(({ request, repair }, at) => {
          const hide = masks[at]?.hide ?? String;
          return { ...sentLine(request, hide), repair: repair && masked(repair, hide) };
        });
        const content = await ask(severalPayload(options.model, first.request, sent));
        return readLines(content, lines.length).map((text, at) => text && (masks[at]?.restore(text) ?? null));
      }),
  };
}

function masked({ answer, violations }: Repair, hide: (text: string) => string): Repair {
  return { answer: hide(answer), violations: violations.map(hide) };
}

type Call = (body: string, stop: AbortSignal) => Promise<Response>;
type Exchange = (payload: Payload) => Promise<string>;

/** One answer, tried for again where the endpoint is overloaded. */
async function exchange(
  options: HostedEngineOptions & { call: Call },
  body: string,
  stop: AbortSignal,
): Promise<string> {
  const pauses = options.pauses ?? PAUSES;
  for (let attempt = 0; ; attempt += 1) {
    const response = await options.call(body, stop);
    const mayRetry = response.status === 429 || response.status >= 500;
    const answer = await readBody(response, options.maxBytes ?? MAX_BYTES);
    if (response.ok) return contentOf(answer, response.status);
    const wait = pauses[attempt];
    if (!mayRetry || wait === undefined)
      throw new EngineFailure("status", { status: response.status, shape: shapeOfText(answer) });
    await pause(Math.max(wait, retryAfter(response)), undefined, { signal: stop });
  }
}

function post(
  { baseUrl, apiKey }: HostedEngineOptions,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body,
    signal,
    // A redirect would carry the key and the text to another host.
    redirect: "error",
  });
}

/** "ECONNREFUSED" and the like, which tell whoever runs the server what to mend. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE) : 0;
}

function shapeOfText(answer: string): string {
  try {
    return shapeOf(JSON.parse(answer));
  } catch {
    return `text of ${answer.length} characters`;
  }
}
