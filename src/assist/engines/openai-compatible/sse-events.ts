import { EngineFailure } from "../../engine-failure.ts";

export interface SseEvent {
  /** "message" where the sender gave none. */
  readonly name: string;
  readonly data: string;
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Server-sent events as they arrive, given up as soon as they are too many bytes. What ends without an empty line counts as well. */
export async function* sseEvents(body: Bytes, maxBytes: number): AsyncGenerator<SseEvent> {
  let name = "message";
  let data: string[] = [];
  for await (const line of linesOf(body, maxBytes)) {
    const [field, value] = fieldOf(line);
    if (field === "event") name = value;
    if (field === "data") data.push(value);
    if (line !== "") continue;
    if (data.length > 0) yield { name, data: data.join("\n") };
    name = "message";
    data = [];
  }
  if (data.length > 0) yield { name, data: data.join("\n") };
}

async function* linesOf(body: Bytes, maxBytes: number): AsyncGenerator<string> {
  // A character of several bytes may come in two parts.
  const decoder = new TextDecoder();
  // Searched for its end once: a line that comes byte by byte would else be searched as often as it has bytes.
  let open: string[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new EngineFailure("too-large");
    const [first = "", ...rest] = decoder.decode(chunk, { stream: true }).split("\n");
    open.push(first);
    for (const next of rest) {
      yield withoutReturn(open.join(""));
      open = [next];
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
