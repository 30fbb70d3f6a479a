import { EngineFailure } from "../../engine-failure.ts";

export interface SseEvent {
  /** "message" where the sender gave none. */
  readonly name: string;
  readonly data: string;
}

/** A word of an answer takes some 300 bytes, the longest answer in one event fewer than this. */
const MOST_OF_EVENT = 64 * 1024;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Server-sent events as they arrive, given up as soon as they, or one of them, are too large. What ends without an empty line counts as well. */
export async function* sseEvents(body: Bytes, maxBytes: number): AsyncGenerator<SseEvent> {
  let name = "message";
  let data: string[] = [];
  let length = 0;
  for await (const line of linesOf(body, maxBytes)) {
    const [field, value] = fieldOf(line);
    if (field === "event") name = value;
    if (field === "data") data.push(value);
    length += line.length;
    if (length > MOST_OF_EVENT) throw new EngineFailure("too-large");
    if (line !== "") continue;
    if (data.length > 0) yield { name, data: data.join("\n") };
    name = "message";
    data = [];
    length = 0;
  }
  if (data.length > 0) yield { name, data: data.join("\n") };
}

async function* linesOf(body: Bytes, maxBytes: number): AsyncGenerator<string> {
  // A character of several bytes may come in two parts.
  const decoder = new TextDecoder();
  // Searched for its end once: a line that comes byte by byte would else be searched as often as it has bytes.
  let open: string[] = [];
  let length = 0;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new EngineFailure("too-large");
    const [first = "", ...rest] = decoder.decode(chunk, { stream: true }).split("\n");
    open.push(first);
    length += first.length;
    if (length > MOST_OF_EVENT) throw new EngineFailure("too-large");
    for (const next of rest) {
      yield withoutReturn(open.join(""));
      open = [next];
      length = next.length;
    }
  }
  yield withoutReturn(open.join("") + decoder.decode());
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** A comment, by which an endpoint keeps the connection open, has an empty name. */
function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value];
}
