import type { LookupFunction } from "node:net";
import type { EndpointProblem } from "../../../domain/endpoints/endpoint-problems.ts";
import { cleanText } from "../../../domain/text/clean-text.ts";
import { EngineFailure } from "../../engine-failure.ts";
import { authorization, chatAddress } from "./ask-endpoint.ts";
import { ownWords, problemOfError, problemOfStatus, withoutKey } from "./endpoint-problem.ts";
import { payloadOf } from "./payload.ts";
import { contentOf, readBody } from "./read-answer.ts";
import { type Reach, sendRequest } from "./send-request.ts";

export interface TriedEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly reach: Reach;
  readonly ownPort?: number | null | undefined;
  readonly lookup?: LookupFunction | undefined;
}

export type Trial =
  | { readonly works: true; readonly milliseconds: number; readonly answer: string }
  | {
      readonly works: false;
      readonly problem: EndpointProblem;
      readonly status: number | null;
      /** What the endpoint says itself; empty where it says nothing. */
      readonly words: string;
    };

const MAX_BYTES = 256 * 1024;
const SHOWN = 300;
/** Of nobody: what is tried must not carry a person's words. */
const LINE = {
  text: "Responsible for closing the till and counting the cash every night",
  context: null,
  confirmed: [],
};
const ASKED = { task: "experience", tone: "professional", seniority: "mid" } as const;

/** Asks for one line, as the AI help does, and tells exactly what happened. */
export async function tryEndpoint(endpoint: TriedEndpoint, timeoutMs: number): Promise<Trial> {
  const { baseUrl, apiKey, model, reach, ownPort, lookup } = endpoint;
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const failed = (problem: EndpointProblem, status: number | null = null, words = ""): Trial => ({
    works: false,
    problem,
    status,
    words,
  });
  try {
    const response = await sendRequest(chatAddress(baseUrl), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...authorization(apiKey) },
      body: JSON.stringify(payloadOf(model, ASKED, LINE)),
      signal,
      reach,
      ownPort,
      lookup,
    });
    const { status } = response;
    const body = await readBody(response, MAX_BYTES);
    if (!response.ok) {
      const words = ownWords(body, apiKey);
      return failed(problemOfStatus(status, words), status, words);
    }
    return {
      works: true,
      milliseconds: Math.round(performance.now() - started),
      answer: withoutKey(cleanText(contentOf(body, status)), apiKey).slice(0, SHOWN),
    };
  } catch (error) {
    if (signal.aborted) return failed("timeout");
    return failed(problemOfError(error), error instanceof EngineFailure ? error.status : null);
  }
}
