import type { FastifyReply } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { whenClosed } from "../http/when-closed.ts";

/** Bodies that may be on their way at once, each of up to 32 MB. */
const MOST_UPLOADS = 8;
/** Of one person: nobody takes up all of them alone. */
const MOST_OF_A_PERSON = 2;
/** Archives that are read at once, each in a worker with a heap of its own. */
const MOST_WORKERS = 2;
const RETRY_AFTER_SECONDS = 10;

/** Bounds imports: a few bodies in memory, fewer of one person, fewer still at work. */
export interface ImportPlaces {
  reserve(reply: FastifyReply, personId: string): void;
  /** Waits for a worker's place; who hung up meanwhile is not served. */
  inTurn<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result>;
}

export function openImportPlaces(): ImportPlaces {
  const uploading: string[] = [];
  const waiting: (() => void)[] = [];
  let working = 0;

  return {
    reserve(reply, personId) {
      const own = uploading.filter((id) => id === personId);
      if (own.length >= MOST_OF_A_PERSON || uploading.length >= MOST_UPLOADS) {
        reply.header("retry-after", RETRY_AFTER_SECONDS);
        throw new AppError("import_running");
      }
      uploading.push(personId);
      whenClosed(reply, () => uploading.splice(uploading.indexOf(personId), 1));
    },

    async inTurn(reply, work) {
      if (working >= MOST_WORKERS) await new Promise<void>((resolve) => waiting.push(resolve));
      else working += 1;
      try {
        if (reply.raw.destroyed) throw new AppError("bad_request");
        return await work();
      } finally {
        // The place is handed on, so that a newcomer cannot slip in before those who wait.
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
