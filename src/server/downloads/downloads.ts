import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { onClose } from "../http/on-close.ts";

export interface DownloadLimits {
  /** A connection that takes not one more piece for so long is ended, at the latest after twice as long. */
  stalledMs: number;
  /** However slowly it is read, an answer ends after so long. */
  wholeMs: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = { stalledMs: 30_000, wholeMs: 15 * 60_000 };

const RETRY_AFTER_SECONDS = 10;
/** What waits to be sent while nobody reads; more is not even asked of the database. */
const READY_BYTES = 64 * 1024;

type Piece = string | Uint8Array;

/** Answers that take their time: piece by piece as they are read, and so many at a time for each person. */
export interface Downloads {
  /** Sends the pieces as they are read; ends with the connection, or when nobody reads any more. */
  send(reply: FastifyReply, personId: string, pieces: AsyncIterable<Piece>): FastifyReply;
  /** Refuses one more answer while `most` of this person, 1 unless said otherwise, are still unread. */
  reserve(reply: FastifyReply, personId: string, most?: number): void;
}

/** Counted in this process: several processes give a person one each, which is still a bound. */
export function openDownloads({ stalledMs, wholeMs }: DownloadLimits): Downloads {
  const running = new Map<string, number>();
  const count = (personId: string, more: number) => {
    const now = (running.get(personId) ?? 0) + more;
    if (now > 0) running.set(personId, now);
    else running.delete(personId);
  };
  return {
    reserve(reply, personId, most = 1) {
      if ((running.get(personId) ?? 0) >= most) {
        reply.header("retry-after", RETRY_AFTER_SECONDS);
        throw new AppError("download_running");
      }
      count(personId, 1);
      // Not when the last piece was made: what is still in buffers is unread as well.
      onClose(reply, () => count(personId, -1));
    },

    send(reply, personId, pieces) {
      if (!running.has(personId)) throw new Error("a download was sent without a place for it");
      return sendPieces(reply, pieces, { stalledMs, wholeMs });
    },
  };
}

/** Sends pieces as they are made and read. The connection ends where nobody reads any more, and the generator with it. */
export function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<Piece>,
  { stalledMs, wholeMs }: DownloadLimits,
): FastifyReply {
  const { raw } = reply;
  if (raw.destroyed) throw new AppError("bad_request");
  let taken = 0;
  async function* counted(): AsyncGenerator<Piece> {
    for await (const piece of pieces) {
      taken += 1;
      yield piece;
    }
  }
  let before = "";
  // Ending the connection ends the generator at its next piece, and with it whatever it reads.
  const watch = setInterval(() => {
    const now = `${taken} ${raw.writableLength}`;
    if (raw.writableLength > 0 && now === before) raw.destroy();
    before = now;
  }, stalledMs);
  const end = setTimeout(() => raw.destroy(), wholeMs);
  onClose(reply, () => {
    clearInterval(watch);
    clearTimeout(end);
  });
  return reply.send(Readable.from(counted(), { objectMode: false, highWaterMark: READY_BYTES }));
}
