import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { onClose } from "./on-close.ts";

/** A phone with half a megabit a second is four times as fast. */
export const LEAST_BYTES_PER_SECOND = 16 * 1024;

/**
 * Ends a request whose body drips: what has not come whole in one stretch of time must have brought as much as the slowest phone
 * sends in it, and so in the next. Node's own limit is one for bodies of any length: it would end a long one that comes steadily.
 */
export function endSlowBodies(app: FastifyInstance, stretchMs: number): void {
  const least = (LEAST_BYTES_PER_SECOND * stretchMs) / 1000;
  function watch(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = request;
    let before = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const came = raw.socket.bytesRead - before;
      before += came;
      if (!raw.complete && came >= least && !raw.destroyed) return;
      clearInterval(timer);
      if (!raw.complete) endSlowBody(request);
    }, stretchMs);
    timer.unref();
    // It holds the request, and with it a body of up to 32 MB: not a moment longer than the request is.
    onClose(reply, () => clearInterval(timer));
  }
  app.addHook("onRequest", (request, reply, done) => {
    const { headers } = request.raw;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (hasBody) watch(request, reply);
    done();
  });
}

/** As Node does it where its own limits are passed. */
export function endSlowBody({ raw, server }: Pick<FastifyRequest, "raw" | "server">): void {
  const late = Object.assign(new Error("The body came too slowly."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  if (!raw.socket.destroyed) server.server.emit("clientError", late, raw.socket);
}
