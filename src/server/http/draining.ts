import type { FastifyInstance } from "fastify";

/** While the server closes, each answer also ends its connection: a client that keeps it open would hold us up. */
export function endConnectionsWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}
