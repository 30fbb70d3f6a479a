import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";

/** Characters of a line; the longest that a command reads, of two texts with every character escaped, has room. */
const LONGEST_LINE = 16 * 1024 * 1024;

export const TOO_LONG = "The line is too long.";

/** A line of a stream, or null for one that is longer than any command reads: it is passed over, not kept. */
export type StreamLine = string | null;

/** The lines of a stream. One without an end would otherwise take all memory there is. */
export async function* linesOf(stream: Readable, longest = LONGEST_LINE): AsyncGenerator<StreamLine> {
  const decoder = new StringDecoder("utf8");
  let parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const taken = (): StreamLine => {
    const line = length > longest ? null : parts.join("").replace(/\r$/, "");
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const [first = "", ...others] = textOf(chunk, decoder).split("\n");
    add(first);
    for (const part of others) {
      yield taken();
      add(part);
    }
  }
  add(decoder.end());
  if (length > 0) yield taken();
}

function textOf(chunk: unknown, decoder: StringDecoder): string {
  if (typeof chunk === "string") return chunk;
  return chunk instanceof Uint8Array ? decoder.write(chunk) : "";
}
