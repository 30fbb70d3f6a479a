import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { AppError, ERRORS, type ErrorCode } from "../../domain/errors.ts";
import { errorAnswerOf, sendError } from "./error-answers.ts";

/** Whoever reads has read the answer by then; whoever does not must not keep the connection, and what is held for it. */
const GONE_AFTER_MS = 1000;

const PARSER_CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers an address that cannot be decoded; it is refused before any hook of ours runs. */
export function answerUndecodable(headers: Record<string, string>) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    request.log.info({ method: request.method, route: "(undecodable)", status: 400 }, "request");
    // No hook watches the rest of such a request: its body could come for ever.
    reply.headers({ ...headers, "x-request-id": request.id, connection: "close" });
    reply.raw.once("finish", () => setTimeout(() => request.raw.socket.destroy(), GONE_AFTER_MS).unref());
    return sendError(request, reply, new AppError("bad_request"));
  };
}

/** Answers what never became a request: headers too long or too slow, bytes that are not HTTP. */
export function answerBrokenRequest(headers: Record<string, string>) {
  return function (this: { log: FastifyBaseLogger }, error: ConnectionError, socket: Socket): void {
    // A caller that is already gone must not make us write into a closed socket.
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const known = new AppError(PARSER_CODES[error.code] ?? "bad_request");
    const requestId = randomUUID();
    this.log.info({ requestId, route: "(unreadable)", status: ERRORS[known.code].status }, "request");
    const body = JSON.stringify(errorAnswerOf(known, requestId));
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
      "content-length": String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${ERRORS[known.code].status} ${known.code}\r\n${lines.join("")}\r\n${body}`);
    setTimeout(() => socket.destroy(), GONE_AFTER_MS).unref();
  };
}
