import { describe, expect, test } from "vitest";
import { ENDPOINT_PROBLEMS, type EndpointProblem } from "../../../domain/endpoints/endpoint-problems.ts";
import { EngineFailure } from "../../engine-failure.ts";
import { ownWords, problemOfError, problemOfStatus } from "./endpoint-problem.ts";

const failed = (code: string) => Object.assign(new Error("failed"), { code });

/** What happens, what it is called, and a word of what to do. */
const TABLE: [what: string, found: EndpointProblem, problem: EndpointProblem, advice: RegExp][] = [
  ["no such name", problemOfError(failed("ENOTFOUND")), "name-not-found", /spelling/],
  ["a name server that is away", problemOfError(failed("EAI_AGAIN")), "name-lookup-failed", /Try again/],
  ["a closed port", problemOfError(failed("ECONNREFUSED")), "connection-refused", /port/],
  ["no way there", problemOfError(failed("EHOSTUNREACH")), "no-route", /firewall/],
  ["a cut connection", problemOfError(failed("ECONNRESET")), "connection-cut", /log/],
  ["an own certificate", problemOfError(failed("DEPTH_ZERO_SELF_SIGNED_CERT")), "certificate", /NODE_EXTRA/],
  ["an old certificate", problemOfError(failed("CERT_HAS_EXPIRED")), "certificate", /expired/],
  ["another's certificate", problemOfError(failed("ERR_TLS_CERT_ALTNAME_INVALID")), "certificate", /name/],
  ["no TLS", problemOfError(failed("ERR_SSL_WRONG_VERSION_NUMBER")), "not-encrypted", /http/],
  ["a private address", problemOfError(failed("PRIVATE_ADDRESS")), "private-address", /administrator/],
  ["a name in the address", problemOfError(failed("CREDENTIALS_IN_ADDRESS")), "credentials", /key/],
  ["no https", problemOfError(failed("HTTPS_NEEDED")), "https-needed", /https/],
  ["no HTTP", problemOfError(failed("HPE_INVALID_CONSTANT")), "other-form", /\/v1/],
  ["anything else", problemOfError(new Error("?")), "unknown", /log/],
  ["no JSON", problemOfError(new EngineFailure("broken-answer", { shape: "text" })), "not-json", /\/v1/],
  [
    "half an answer",
    problemOfError(new EngineFailure("broken-answer", { shape: "cut off for its length" })),
    "cut-off",
    /another model/,
  ],
  ["another form", problemOfError(new EngineFailure("no-choices")), "other-form", /\/v1/],
  ["a flood", problemOfError(new EngineFailure("too-large")), "too-large", /address/],
  ["301", problemOfStatus(301, ""), "redirect", /sends to/],
  ["400", problemOfStatus(400, ""), "request-refused", /says/],
  ["401", problemOfStatus(401, ""), "key", /again/],
  ["403", problemOfStatus(403, ""), "key", /may do/],
  ["404", problemOfStatus(404, "404 page not found"), "path-not-found", /\/v1/],
  ["404 of a model", problemOfStatus(404, 'model "x" not found'), "model-not-found", /pull/],
  ["429", problemOfStatus(429, ""), "too-many-requests", /credit/],
  ["500", problemOfStatus(500, ""), "server-error", /log/],
  ["503", problemOfStatus(503, ""), "server-error", /later/],
  ["503 while loading", problemOfStatus(503, "Loading model"), "loading", /Wait/],
  ["504", problemOfStatus(504, ""), "timeout", /loaded/],
];

describe("what went wrong and what to do", () => {
  test.each(TABLE)("%s", (_what, found, problem, advice) => {
    expect(found).toBe(problem);
    expect(ENDPOINT_PROBLEMS[problem].advice).toMatch(advice);
  });
});

describe("an endpoint's own words", () => {
  test.each([
    [JSON.stringify({ error: { message: "Loading model", code: 503 } }), "Loading model"],
    [JSON.stringify({ error: "model 'x' not found" }), "model 'x' not found"],
    [JSON.stringify({ detail: "Not Found" }), "Not Found"],
    ["404 page not found", "404 page not found"],
    ["<html><body><h1>502 Bad Gateway</h1>\n<hr>nginx</body></html>", "502 Bad Gateway nginx"],
    [JSON.stringify({ error: { message: "a\u202eb\u0000c\n\nd" } }), "abc d"],
    ["", ""],
  ])("of %s are a plain line", (body, words) => {
    expect(ownWords(body, null)).toBe(words);
  });

  test("are short, whatever comes", () => {
    expect(ownWords("<".repeat(200_000), null).length).toBeLessThan(310);
    expect(ownWords(JSON.stringify({ error: "x".repeat(200_000) }), null).length).toBeLessThan(310);
  });

  test("never have the key, also where the endpoint says it again", () => {
    expect(ownWords('{"error":"Incorrect key sk-planted-1234"}', "sk-planted-1234")).toBe(
      "Incorrect key [key]",
    );
  });
});
