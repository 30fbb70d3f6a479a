import { z } from "zod";
import { isModestJson } from "../../../domain/json/modest-json.ts";
import { LONGEST_TEXT } from "../../../domain/suggestions/request.ts";
import { EngineFailure } from "../../engine-failure.ts";
import type { EndpointResponse } from "./send-request.ts";

/** Twice the longest text that can be asked about: to judge a quarter of a megabyte would take minutes. */
export const LONGEST_ANSWER = 2 * LONGEST_TEXT;

export interface JsonBounds {
  readonly values: number;
  readonly keys: number;
}

/** More than any list of models has; what holds more takes the parser tenths of a second. */
const MOST: JsonBounds = { values: 40_000, keys: 40_000 };

/** One choice alone: a schema over a list of a hundred thousand would name each of its faults. */
const choiceWithContent = z.object({
  message: z.object({ content: z.string() }),
  finish_reason: z.string().nullish(),
});

/** The body as text, given up as soon as it is too large. */
export async function readBody(response: EndpointResponse, maxBytes: number): Promise<string> {
  const declared = Number(response.header("content-length") || 0);
  if (declared > maxBytes) {
    response.discard();
    throw new EngineFailure("too-large", { status: response.status });
  }
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new EngineFailure("too-large", { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Tokens that an answer took, of what was sent and of what was written. */
export interface Usage {
  readonly prompt: number;
  readonly completion: number;
}

const withUsage = z.object({
  usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }),
});

export function usageIn(body: string): Usage | null {
  try {
    const { usage } = withUsage.parse(parseAnswer(body, 200));
    return { prompt: usage.prompt_tokens, completion: usage.completion_tokens };
  } catch {
    return null;
  }
}

/** choices[0].message.content of an answer. */
export function contentOf(body: string, status: number): string {
  const json = parseAnswer(body, status);
  const choices = typeof json === "object" && json !== null && "choices" in json ? json.choices : null;
  const choice = choiceWithContent.safeParse(Array.isArray(choices) ? choices[0] : null).data;
  const content = choice?.message.content.trim();
  // It ran out of room: half an answer is none.
  if (choice?.finish_reason === "length")
    throw new EngineFailure("broken-answer", { status, shape: "cut off for its length" });
  if (!content) throw new EngineFailure("no-choices", { status, shape: shapeOf(json) });
  if (content.length > LONGEST_ANSWER) throw new EngineFailure("too-large", { status });
  return content;
}

export function parseAnswer(body: string, status: number, most = MOST): unknown {
  try {
    if (isModestJson(new TextEncoder().encode(body), most)) return JSON.parse(body);
    throw new EngineFailure("too-large", { status });
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    throw new EngineFailure("broken-answer", { status, shape: `text of ${body.length} characters` });
  }
}

const SHOWN = 12;

/** Names and kinds of the topmost fields, for a log: no value of any of them. */
export function shapeOf(json: unknown): string {
  if (typeof json !== "object" || json === null) return json === null ? "null" : typeof json;
  if (Array.isArray(json)) return `array of ${json.length}`;
  const fields = Object.entries(json).slice(0, SHOWN);
  return `{${fields.map(([name, value]) => `${name.slice(0, 24)}: ${Array.isArray(value) ? `array of ${value.length}` : typeof value}`).join(", ")}}`;
}
