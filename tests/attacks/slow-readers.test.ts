import { connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Downloads, openDownloads } from "../../src/server/downloads/downloads.ts";

const STALLED_MS = 400;
const WHOLE_MS = 2_000;

let app: FastifyInstance;
let port: number;
let ended: number;

async function* withoutEnd(): AsyncGenerator<string> {
  try {
    for (;;) yield "x".repeat(16 * 1024);
  } finally {
    ended += 1;
  }
}

beforeAll(async () => {
  const downloads: Downloads = openDownloads({ stalledMs: STALLED_MS, wholeMs: WHOLE_MS });
  app = fastify();
  // Who asks is told apart by the query; archives and lists are sent in this way.
  app.get<{ Querystring: { who: string } }>("/", (request, reply) => {
    downloads.reserve(reply, request.query.who);
    return downloads.send(reply, request.query.who, withoutEnd());
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** Reads `bytes` every 50 ms, or nothing at all, until the server hangs up; how long that took, in milliseconds. */
function readSlowly(who: string, bytes: number): Promise<number> {
  ended = 0;
  const asked = performance.now();
  const socket: Socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`GET /?who=${who} HTTP/1.1\r\nhost: x\r\n\r\n`);
  socket.pause();
  const reading = setInterval(() => bytes > 0 && socket.read(bytes), 50);
  return new Promise((resolve) => {
    const over = () => {
      clearInterval(reading);
      socket.destroy();
      resolve(performance.now() - asked);
    };
    // Whether the other side has ended shows in the server: a reader that does not read is not told.
    const look = setInterval(() => {
      if (ended === 0) return;
      clearInterval(look);
      over();
    }, 20);
  });
}

test("an answer that nobody reads is ended soon", async () => {
  expect(await readSlowly("nobody", 0)).toBeLessThan(WHOLE_MS);
});

test("an answer that is read for ever is ended as well, and not before its time", async () => {
  const took = await readSlowly("patient", 512 * 1024);
  expect(took).toBeGreaterThan(WHOLE_MS * 0.9);
  expect(took).toBeLessThan(WHOLE_MS * 4);
});
