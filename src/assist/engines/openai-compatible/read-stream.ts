import { z } from "zod";
import { EngineFailure } from "../../engine-failure.ts";
import { LONGEST_ANSWER, parseAnswer, shapeOf } from "./read-answer.ts";
import type { EndpointResponse } from "./send-request.ts";
import { sseEvents } from "./sse-events.ts";

const piece = z.object({
  choices: z.array(
    z.object({
      index: z.number().optional(),
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Milliseconds between two drafts: more often nobody could read them. */
const DRAFT_PAUSE = 100;

export function isStream(response: Pick<EndpointResponse, "header">): boolean {
  return /^text\/event-stream\b/i.test(response.header("content-type"));
}

interface Reading {
  readonly maxBytes: number;
  /** What has come so far. */
  readonly onContent?: ((content: string) => void) | undefined;
}

/** The text of a streamed answer. One that ends before the endpoint says so was cut off, and half an answer is none. */
export async function readStream(
  response: EndpointResponse,
  { maxBytes, onContent }: Reading,
): Promise<string> {
  const { status } = response;
  let content = "";
  let last: unknown;
  let shownAt = Number.NEGATIVE_INFINITY;
  for await (const { name, data } of sseEvents(response.body, maxBytes)) {
    if (data.trim() === "[DONE]") return whole(content, status, last);
    last = parseAnswer(data, status);
    if (name === "error" || isError(last))
      throw new EngineFailure("broken-answer", { status, shape: shapeOf(last) });
    const choice = piece.safeParse(last).data?.choices.find(({ index = 0 }) => index === 0);
    content += choice?.delta?.content ?? "";
    if (content.length > LONGEST_ANSWER) throw new EngineFailure("too-large", { status });
    if (choice?.finish_reason === "length") break;
    if (choice?.finish_reason) return whole(content, status, last);
    const now = performance.now();
    if (!onContent || content.trim() === "" || now - shownAt < DRAFT_PAUSE) continue;
    shownAt = now;
    onContent(content);
  }
  throw new EngineFailure("broken-answer", { status, shape: `cut off after ${shapeOf(last)}` });
}

function whole(content: string, status: number, last: unknown): string {
  if (content.trim() === "") throw new EngineFailure("no-choices", { status, shape: shapeOf(last) });
  return content.trim();
}

function isError(json: unknown): boolean {
  return typeof json === "object" && json !== null && "error" in json && Boolean(json.error);
}
