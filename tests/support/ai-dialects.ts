import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type AiBehaviour, type ListBehaviour, textOf } from "./ai-endpoint.ts";

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Time enough between two pieces that somebody sees the first. */
const PIECE_MS = 150;

async function events(response: ServerResponse, ...pieces: unknown[]): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of pieces) {
    response.write(`data: ${JSON.stringify(piece)}\n\n`);
    await pause(PIECE_MS);
  }
  response.end("data: [DONE]\n\n");
}

type Answer = string | ((text: string) => string);
const said = (answer: Answer, text: string) => (typeof answer === "string" ? answer : answer(text));

/** What both programs send alike, in one piece and streamed. */
function completion(own: object, answer: Answer): AiBehaviour {
  return (call, response) => {
    const content = said(answer, textOf(call));
    const head = { id: "chatcmpl-1", created: 1_763_000_000, model: call.body.model, ...own };
    if (!call.body.stream) {
      json(response, 200, {
        ...head,
        object: "chat.completion",
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
        usage: { prompt_tokens: 400, completion_tokens: 20, total_tokens: 420 },
      });
      return;
    }
    const object = "chat.completion.chunk";
    const half = Math.ceil(content.length / 2);
    const piece = (text: string) => ({ delta: { role: "assistant", content: text }, finish_reason: null });
    void events(
      response,
      { ...head, object, choices: [{ index: 0, ...piece(content.slice(0, half)) }] },
      { ...head, object, choices: [{ index: 0, ...piece(content.slice(half)) }] },
      { ...head, object, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
    );
  };
}

/** As Ollama speaks, at /v1 and by its own protocol. */
export const OLLAMA = {
  answers: (answer: Answer): AiBehaviour => completion({ system_fingerprint: "fp_ollama" }, answer),
  lacksModel: (): AiBehaviour => (call, response) =>
    json(response, 404, {
      error: {
        message: `model "${call.body.model}" not found, try pulling it first`,
        type: "not_found_error",
        param: null,
        code: null,
      },
    }),
  /** Where the address ends in /api: another protocol, and a model that was only loaded. */
  answersNatively:
    (doneReason: "stop" | "load"): AiBehaviour =>
    (call, response) =>
      json(response, 200, {
        model: call.body.model,
        message: { role: "assistant", content: doneReason === "stop" ? textOf(call) : "" },
        done: true,
        done_reason: doneReason,
      }),
  failsNatively: (): AiBehaviour => (_call, response) =>
    json(response, 500, { error: "llama runner process has terminated: exit status 2" }),
  /** Without /v1: what its router says. */
  hasNoSuchPath: (): AiBehaviour => (_call, response) => {
    response.writeHead(404, { "content-type": "text/plain" });
    response.end("404 page not found");
  },
  /** An older one has the list of its own protocol alone. */
  listsNatively:
    (...models: string[]): ListBehaviour =>
    (path, response) =>
      path === "/api/tags"
        ? json(response, 200, { models: models.map((name) => ({ name, model: name, size: 1_000 })) })
        : response.writeHead(404).end("404 page not found"),
  lists:
    (...models: string[]): ListBehaviour =>
    (path, response) =>
      path === "/v1/models"
        ? json(response, 200, {
            object: "list",
            data: models.map((id) => ({ id, object: "model", owned_by: "library" })),
          })
        : response.writeHead(404).end("404 page not found"),
} as const;

/** As llama.cpp's server speaks: no key, one model, and 503 while it is loaded. */
export const LLAMA_CPP = {
  answers: (answer: Answer): AiBehaviour =>
    completion({ system_fingerprint: "b4000-abc", timings: { prompt_n: 400, predicted_n: 20 } }, answer),
  isLoading: (): AiBehaviour => (_call, response) =>
    json(response, 503, { error: { message: "Loading model", type: "unavailable_error", code: 503 } }),
  wantsKey: (): AiBehaviour => (_call, response) =>
    json(response, 401, { error: { message: "Invalid API Key", type: "authentication_error", code: 401 } }),
  lists:
    (model: string): ListBehaviour =>
    (path, response) =>
      path === "/v1/models"
        ? json(response, 200, {
            models: [{ name: model, model, capabilities: ["completion"] }],
            object: "list",
            data: [{ id: model, object: "model", owned_by: "llamacpp", meta: { n_ctx_train: 8192 } }],
          })
        : json(response, 404, { error: { message: "File Not Found", type: "not_found_error", code: 404 } }),
} as const;
