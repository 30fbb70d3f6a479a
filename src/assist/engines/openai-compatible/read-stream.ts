import { z } from "zod";
import { EngineFailure } from "../../engine-failure.ts";
import { type JsonBounds, LONGEST_ANSWER, parseAnswer, shapeOf } from "./read-answer.ts";
import type { EndpointResponse } from "./send-request.ts";
import { sseEvents } from "./sse-events.ts";

const choiceOfPiece = z.object({
  index: z.literal(0).optional(),
  delta: z.object({ content: z.string().nullish() }).optional(),
  finish_reason: z.string().nullish(),
});

/** One choice is asked for; of a hostile list no more than so many are looked at. */
const MOST_CHOICES = 8;
/** A piece of an answer has some twenty of each. */
const MOST: JsonBounds = { values: 2_000, keys: 2_000 };

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
    last = parseAnswer(data, status, MOST);
    if (name === "error" || isError(last))
      throw new EngineFailure("broken-answer", { status, shape: shapeOf(last) });
    const choice = firstChoice(last);
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

/** Not by a schema over the list: of a hundred thousand choices it would name each fault, in gigabytes. */
function firstChoice(json: unknown): z.infer<typeof choiceOfPiece> | undefined {
  if (typeof json !== "object" || json === null || !("choices" in json)) return undefined;
  const { choices } = json;
  const few: readonly unknown[] = Array.isArray(choices) ? choices.slice(0, MOST_CHOICES) : [];
  for (const choice of few) {
    const read = choiceOfPiece.safeParse(choice).data;
    if (read) return read;
  }
  return undefined;
}

function isError(json: unknown): boolean {
  return typeof json === "object" && json !== null && "error" in json && Boolean(json.error);
}
