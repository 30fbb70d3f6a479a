import { propertyOf } from "../user-info.ts";
import { type Call, failed, type Outcome, readAnswer, readWhole, sendCall } from "./call-api.ts";

const EVENTS = "application/x-ndjson";

/**
 * Calls our server for an answer that comes in events, one in each line. The last is the answer, or the problem that came instead;
 * `onEvent` is told the others. Also an answer in one piece is read, as a failure before the first event is.
 */
export async function callForEvents<Value>(
  call: Call<Value>,
  onEvent: (event: unknown) => void,
): Promise<Outcome<Value>> {
  const response = await sendCall(call, { accept: EVENTS });
  if (!response) return failed(null, null);
  const isEvents = response.headers.get("content-type")?.startsWith(EVENTS) ?? false;
  if (!response.ok || !isEvents || !response.body) return readWhole(response, call);
  try {
    for await (const event of eventsIn(response.body)) {
      const name = propertyOf(event, "event");
      if (name === "answer") return readAnswer(response.status, propertyOf(event, "answer"), call.read);
      if (name === "problem") return failed(statusIn(event), propertyOf(event, "problem"));
      onEvent(event);
    }
  } catch {
    // The connection was cut, or the person gave up.
    return failed(null, null);
  }
  return failed(response.status, null);
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  // Not every browser can loop over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let open = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (open + decoder.decode(part.value, { stream: true })).split("\n");
      open = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function statusIn(event: unknown): number {
  const status = propertyOf(event, "status");
  return typeof status === "number" ? status : 500;
}
