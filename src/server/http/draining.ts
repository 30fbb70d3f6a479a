import { Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Takes no new connection, and ends those there are with their next answer. Resolves when the server may be closed. */
    retire(): Promise<void>;
  }
}

/** Who has asked nothing on a connection for so long is not about to: closing it meets no request on its way. */
const QUIET_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** While the server closes, each answer also ends its connection: a client that keeps it open would hold us up. */
export function endConnectionsWhileClosing(app: FastifyInstance): void {
  let closing = false;
  let ending = false;
  let connections = 0;
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    if (closing) return void socket.destroy();
    connections += 1;
    unused.add(socket);
    socket.once("close", () => {
      connections -= 1;
      unused.delete(socket);
    });
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    closing = true;
    ending = true;
    // Browsers open some in reserve. Node holds them for busy until the first request, and once it closes asks no more
    // how long that takes: one of them kept the server from ever ending.
    for (const socket of unused) socket.destroy();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (ending) reply.header("connection", "close");
    done();
  });
  // An answer whose head went out before, as that of a stream, could not say so.
  app.addHook("onResponse", (request, _reply, done) => {
    if (ending) request.raw.socket.end();
    done();
  });

  app.decorate("retire", async () => {
    ending = true;
    // Not the close of the HTTP server: that one cuts idle connections at once, and a request may be on its way on each of them.
    Server.prototype.close.call(app.server);
    const deadline = performance.now() + QUIET_MS;
    while (connections > 0 && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
  });
}
