import type { FastifyReply } from "fastify";
import { FIT_HEADER, PAGES_HEADER, UNWRITTEN_HEADER } from "../../contract/render.ts";
import { MEDIA_TYPES } from "../../domain/files/file-format.ts";
import { attachment } from "../../domain/files/file-name.ts";
import type { GivenOrder } from "../../renderers/file/read-order.ts";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import { whenClosed } from "../http/when-closed.ts";
import { makeFile } from "./render-service.ts";

/** Makes a file and answers it as a download. */
export async function sendFile(
  reply: FastifyReply,
  desk: RenderDesk,
  order: GivenOrder,
): Promise<FastifyReply> {
  const leaving = new AbortController();
  // Nobody waits for the file any more; as a request it was counted.
  whenClosed(reply, () => leaving.abort());
  const { file, person } = await makeFile(desk, order, {
    signal: leaving.signal,
    waitedMs: reply.elapsedTime,
  });
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
