import type { FastifyReply } from "fastify";
import { FIT_HEADER, PAGES_HEADER, UNWRITTEN_HEADER } from "../../contract/render.ts";
import { MEDIA_TYPES } from "../../domain/files/file-format.ts";
import { attachment } from "../../domain/files/file-name.ts";
import type { GivenOrder } from "../../renderers/file/read-order.ts";
import type { RenderResult } from "../../renderers/file/render-messages.ts";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import { onClose } from "../http/on-close.ts";
import { makeFile, makeFileAhead } from "./render-service.ts";

/** Makes a file and answers it as a download. */
export async function sendFile(
  reply: FastifyReply,
  renderQueue: RenderQueue,
  order: GivenOrder,
): Promise<FastifyReply> {
  const made = await makeFile(renderQueue, order, { signal: signalOf(reply), waitedMs: reply.elapsedTime });
  return answerFile(reply, order, made);
}

/** The same of a file that may be asked for later, or 204: not to have it made ahead is no failure, and nobody waits for it. */
export async function sendFileAhead(
  reply: FastifyReply,
  renderQueue: RenderQueue,
  order: GivenOrder,
): Promise<FastifyReply> {
  const made = await makeFileAhead(renderQueue, order, signalOf(reply));
  return made ? answerFile(reply, order, made) : reply.code(204).send();
}

/** Nobody waits for the file any more; as a request it was counted. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  onClose(reply, () => leaving.abort());
  return leaving.signal;
}

function answerFile(
  reply: FastifyReply,
  order: GivenOrder,
  { file, person }: Extract<RenderResult, { ok: true }>,
): FastifyReply {
  const { bytes, pages, fit, unwritten } = file;
  if (pages !== null) reply.header(PAGES_HEADER, pages);
  if (fit) reply.header(FIT_HEADER, fit.fits ? "yes" : "no");
  if (unwritten.length > 0) reply.header(UNWRITTEN_HEADER, unwritten.join(", "));
  return reply
    .header("cache-control", "no-store")
    .header("content-disposition", attachment(person, order.format, order.part))
    .type(MEDIA_TYPES[order.format])
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
