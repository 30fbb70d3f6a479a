import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { AppError, ERRORS, type ErrorCode } from "../../domain/errors.ts";
import { errorAnswerOf } from "./error-answers.ts";

const PARSER_CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers what never became a request: headers too long or too slow, bytes that are not HTTP. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  // A caller that is already gone must not make us write into a closed socket.
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const known = new AppError(PARSER_CODES[error.code] ?? "bad_request");
  const body = JSON.stringify(errorAnswerOf(known, randomUUID()));
  socket.end(
    `HTTP/1.1 ${ERRORS[known.code].status} ${known.code}\r\n` +
      "content-type: application/json; charset=utf-8\r\n" +
      "cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n" +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
