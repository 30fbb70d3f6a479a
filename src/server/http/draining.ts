import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** While the server closes, each answer also ends its connection: a client that keeps it open would hold us up. */
export function endConnectionsWhileClosing(app: FastifyInstance): void {
  let closing = false;
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    if (closing) return void socket.destroy();
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    closing = true;
    // Browsers open some in reserve. Node holds them for busy until the first request, and once it closes asks no more
    // how long that takes: one of them kept the server from ever ending.
    for (const socket of unused) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
  // An answer whose head went out before, as that of a stream, could not say so.
  app.addHook("onResponse", async (request) => {
    if (closing) request.raw.socket.end();
  });
}
