import type { EndpointProblem } from "../../../domain/endpoints/endpoint-problems.ts";
import { cleanLine } from "../../../domain/text/clean-text.ts";
import { EngineFailure } from "../../engine-failure.ts";
import { parseAnswer } from "./read-answer.ts";

/** By the code of an error of the system, of TLS or of this program. */
const BY_CODE: Readonly<Record<string, EndpointProblem>> = {
  ENOTFOUND: "name-not-found",
  ENODATA: "name-not-found",
  EAI_AGAIN: "name-lookup-failed",
  ECONNREFUSED: "connection-refused",
  EHOSTUNREACH: "no-route",
  ENETUNREACH: "no-route",
  EADDRNOTAVAIL: "no-route",
  ETIMEDOUT: "timeout",
  ECONNRESET: "connection-cut",
  EPIPE: "connection-cut",
  EPROTO: "not-encrypted",
  ERR_SSL_WRONG_VERSION_NUMBER: "not-encrypted",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "not-encrypted",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate",
  UNABLE_TO_GET_ISSUER_CERT: "certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate",
  PRIVATE_ADDRESS: "private-address",
  HTTPS_NEEDED: "https-needed",
  CREDENTIALS_IN_ADDRESS: "credentials",
};

/** What went wrong with a request that got no answer. */
export function problemOfError(error: unknown): EndpointProblem {
  if (error instanceof EngineFailure) return problemOfFailure(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^CERT_/.test(code)) return "certificate";
  if (/^HPE_/.test(code)) return "other-form";
  return BY_CODE[code] ?? "unknown";
}

/** The same of what an engine tells a log. */
export function problemOfFailure({ kind, status, shape }: EngineFailure): EndpointProblem {
  if (kind === "status") return problemOfStatus(status ?? 0, "");
  if (kind === "unreachable") return BY_CODE[shape] ?? (/^CERT_/.test(shape) ? "certificate" : "unknown");
  if (kind === "broken-answer") return shape.startsWith("cut off for") ? "cut-off" : "not-json";
  if (kind === "no-choices") return "other-form";
  if (kind === "cancelled") return "timeout";
  return kind;
}

/** What a refusal means. `words`: what the endpoint says itself. */
export function problemOfStatus(status: number, words: string): EndpointProblem {
  // It switches protocols, which nobody asked for.
  if (status < 200) return "other-form";
  if (status >= 300 && status < 400) return "redirect";
  if (status === 401 || status === 403) return "key";
  if (status === 404 || status === 405)
    return /\bmodel\b/i.test(words) ? "model-not-found" : "path-not-found";
  if (status === 408 || status === 504) return "timeout";
  if (status === 429) return "too-many-requests";
  if (status === 503 && /\bloading\b/i.test(words)) return "loading";
  return status >= 500 ? "server-error" : "request-refused";
}

const SHOWN = 300;
/** Of what an endpoint says, so much is looked at. */
const LOOKED_AT = 4_000;

/** What an endpoint says of its refusal, as a short plain line. The key is not shown, should it be said again. */
export function ownWords(body: string, apiKey: string | null): string {
  const said = messageIn(body) ?? body.slice(0, LOOKED_AT).replace(/<[^<>]{0,500}>/g, " ");
  const plain = cleanLine(said.slice(0, LOOKED_AT)).replace(/\s+/g, " ").trim();
  const hidden = withoutKey(plain, apiKey);
  return hidden.length > SHOWN ? `${hidden.slice(0, SHOWN)}…` : hidden;
}

/** An endpoint, or what stands before it, may say again what it was sent. */
export function withoutKey(text: string, apiKey: string | null): string {
  return apiKey ? text.replaceAll(apiKey, "[key]") : text;
}

/** As OpenAI, llama.cpp and Ollama's /v1 write it, as Ollama's own protocol does, and as others do. */
function messageIn(body: string): string | null {
  const json = parsed(body);
  const error = fieldOf(json, "error");
  const candidates = [fieldOf(error, "message"), error, fieldOf(json, "message"), fieldOf(json, "detail")];
  return candidates.find((found): found is string => typeof found === "string") ?? null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function parsed(body: string): unknown {
  try {
    return parseAnswer(body, 0);
  } catch {
    return null;
  }
}
