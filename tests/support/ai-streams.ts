import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type AiBehaviour, textOf } from "./ai-endpoint.ts";

const HEAD = { "content-type": "text/event-stream" };

/** One event with the next words, in the shape of the protocol. */
export function pieceOf(content: string, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "chat-1", object: "chat.completion.chunk", choices })}\n\n`;
}

const DONE = "data: [DONE]\n\n";

/** As models send them: a word with the space before it. */
function termsOf(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

async function write(response: ServerResponse, parts: readonly (string | Buffer)[], milliseconds: number) {
  response.writeHead(200, HEAD);
  response.flushHeaders();
  for (const part of parts) {
    if (response.destroyed) return;
    response.write(part);
    // Also without a pause each is a chunk of its own.
    await pause(milliseconds);
  }
  response.end();
}

/** A stream of whatever stands there, in these very pieces. */
function sends(parts: readonly (string | Buffer)[], milliseconds = 0): AiBehaviour {
  return (_call, response) => void write(response, parts, milliseconds);
}

/** What an endpoint may do to us while it streams. */
export const STREAM = {
  sends,
  /** Word by word, with so many milliseconds between them. */
  answers:
    (answer: string | ((text: string) => string), milliseconds = 0): AiBehaviour =>
    (call, response) => {
      const text = typeof answer === "string" ? answer : answer(textOf(call));
      const words = termsOf(text).map((word) => pieceOf(word));
      void write(response, [...words, pieceOf("", "stop"), DONE], milliseconds);
    },
  /** Some words, then the connection is gone. */
  cutsAfter:
    (text: string, milliseconds = 0): AiBehaviour =>
    async (_call, response) => {
      response.writeHead(200, HEAD);
      for (const word of termsOf(text)) {
        response.write(pieceOf(word));
        await pause(milliseconds);
      }
      response.destroy();
    },
  /** Some words, and an end that says nothing of being one. */
  endsAfter: (text: string): AiBehaviour => sends(termsOf(text).map((word) => pieceOf(word))),
  failsAfter: (text: string, event = ""): AiBehaviour =>
    sends([
      ...termsOf(text).map((word) => pieceOf(word)),
      `${event}data: {"error": {"message": "a message of the endpoint"}}\n\n`,
      // As if nothing had happened.
      DONE,
    ]),
  /** Begins, and then nothing more comes. */
  stallsAfter:
    (text: string): AiBehaviour =>
    (_call, response) => {
      response.writeHead(200, HEAD);
      response.flushHeaders();
      for (const word of termsOf(text)) response.write(pieceOf(word));
    },
  /** Words without an end. */
  neverEnds:
    (milliseconds: number, part = pieceOf("phones ")): AiBehaviour =>
    (_call, response) => {
      response.writeHead(200, HEAD);
      const timer = setInterval(() => response.write(part), milliseconds);
      response.on("close", () => clearInterval(timer));
    },
  /** Comments, by which the connection stays open and nothing is said. */
  keepsAlive: (milliseconds: number): AiBehaviour => STREAM.neverEnds(milliseconds, ": processing\n\n"),
  /** Megabytes in events that say nothing. */
  floods: (): AiBehaviour => (_call, response) => {
    response.on("error", () => {});
    response.writeHead(200, HEAD);
    response.write(pieceOf("Answered"));
    const part = `data: {"choices": [], "filler": "${"x".repeat(64 * 1024)}"}\n\n`;
    for (let sent = 0; sent < 160; sent += 1) response.write(part);
    response.end();
  },
  /** One line without an end. */
  floodsLine: (): AiBehaviour => (_call, response) => {
    response.on("error", () => {});
    response.writeHead(200, HEAD);
    for (let sent = 0; sent < 160; sent += 1) response.write("x".repeat(64 * 1024));
    response.end();
  },
  /** Every byte by itself: characters of several bytes come in parts, and so do line ends. */
  answersByteByByte: (answer: string): AiBehaviour => {
    const stream = `: hello\r\n\r\n${pieceOf(answer).replaceAll("\n", "\r\n")}${DONE.replaceAll("\n", "\r\n")}`;
    return sends([...Buffer.from(stream)].map((byte) => Buffer.from([byte])));
  },
  /** Refuses whoever wants a stream, and answers in one piece. */
  refusesStreams:
    (status: number, plain: AiBehaviour): AiBehaviour =>
    (call, response) => {
      if (!call.body.stream) return plain(call, response);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "a message of the endpoint" } }));
    },
} as const;
