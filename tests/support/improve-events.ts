import { DRAFTS_TYPE, type ImproveEvent } from "../../src/contract/assist.ts";
import type { Visitor } from "./visitor.ts";

export interface ImproveStream {
  readonly response: Response;
  /** In the order in which they came; it grows while the answer is read. */
  readonly events: ImproveEvent[];
  /** Whether the answer came to its end, rather than being cut. */
  readonly ended: Promise<boolean>;
}

/** Asks for an improvement as the page does, and reads its events as they come. */
export async function improveEvents(
  { url, cookie = "" }: Visitor,
  body: object,
  { signal, headers = {} }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<ImproveStream> {
  const response = await fetch(`${url}/api/ai/improve`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: DRAFTS_TYPE, cookie, ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  const events: ImproveEvent[] = [];
  return { response, events, ended: response.ok ? readInto(events, response) : Promise.resolve(true) };
}

async function readInto(events: ImproveEvent[], response: Response): Promise<boolean> {
  const decoder = new TextDecoder();
  let open = "";
  try {
    for await (const chunk of response.body ?? []) {
      const lines = (open + decoder.decode(chunk, { stream: true })).split("\n");
      open = lines.pop() ?? "";
      events.push(...lines.map((line): ImproveEvent => JSON.parse(line)));
    }
  } catch {
    return false;
  }
  return open === "";
}
