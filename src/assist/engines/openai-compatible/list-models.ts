import type { EndpointProblem } from "../../../domain/endpoints/endpoint-problems.ts";
import { cleanLine } from "../../../domain/text/clean-text.ts";
import { authorization } from "./ask-endpoint.ts";
import { ownWords, problemOfError, problemOfStatus, withoutKey } from "./endpoint-problem.ts";
import { parseAnswer, readBody } from "./read-answer.ts";
import { sendRequest } from "./send-request.ts";
import type { TriedEndpoint } from "./try-endpoint.ts";

export type ModelList =
  | { readonly listed: true; readonly models: readonly string[] }
  | {
      readonly listed: false;
      readonly problem: EndpointProblem;
      readonly status: number | null;
      readonly words: string;
    };

/** The longest list that is known has some 700 kB. */
const MAX_BYTES = 1024 * 1024;
const MOST = 500;
const LONGEST_NAME = 200;
/** So it looks where an endpoint answers but has no such list. */
const NO_LIST: ReadonlySet<EndpointProblem> = new Set(["path-not-found", "other-form", "not-json"]);

/** The models that an endpoint offers: /models of OpenAI's protocol, which llama.cpp has as well, else Ollama's own list. */
export async function listModels(
  endpoint: Omit<TriedEndpoint, "model">,
  timeoutMs: number,
): Promise<ModelList> {
  const base = endpoint.baseUrl.replace(/\/+$/, "");
  const signal = AbortSignal.timeout(timeoutMs);
  const first = await asked(`${base}/models`, endpoint, signal);
  if (first.listed || !NO_LIST.has(first.problem)) return first;
  const second = await asked(`${base.replace(/\/v1$/, "")}/api/tags`, endpoint, signal);
  return second.listed ? second : first;
}

async function asked(
  url: string,
  { apiKey, reach, ownPort, lookup }: Omit<TriedEndpoint, "model">,
  signal: AbortSignal,
): Promise<ModelList> {
  const failed = (problem: EndpointProblem, status: number | null = null, words = ""): ModelList => ({
    listed: false,
    problem,
    status,
    words,
  });
  try {
    const response = await sendRequest(url, {
      method: "GET",
      headers: { accept: "application/json", ...authorization(apiKey) },
      signal,
      reach,
      ownPort,
      lookup,
    });
    const body = await readBody(response, MAX_BYTES);
    if (!response.ok) {
      const words = ownWords(body, apiKey);
      return failed(problemOfStatus(response.status, words), response.status, words);
    }
    const models = modelsIn(parseAnswer(body, response.status), apiKey);
    return models ? { listed: true, models } : failed("other-form", response.status);
  } catch (error) {
    return failed(signal.aborted ? "timeout" : problemOfError(error));
  }
}

/** Names of models; null for anything else. Not by a schema: of a hostile list only so many entries are looked at. */
function modelsIn(json: unknown, apiKey: string | null): string[] | null {
  const entries = entriesOf(json, "data") ?? entriesOf(json, "models");
  if (entries === null) return null;
  const names = entries.slice(0, MOST).map((entry) => withoutKey(nameOf(entry), apiKey));
  return [...new Set(names.filter((name) => name !== ""))].sort();
}

function entriesOf(json: unknown, field: "data" | "models"): unknown[] | null {
  if (typeof json !== "object" || json === null || !(field in json)) return null;
  const entries = Object.getOwnPropertyDescriptor(json, field)?.value;
  return Array.isArray(entries) ? entries : null;
}

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const name = "id" in entry ? entry.id : "name" in entry ? entry.name : "";
  return typeof name === "string" && name.length <= LONGEST_NAME ? cleanLine(name).trim() : "";
}
