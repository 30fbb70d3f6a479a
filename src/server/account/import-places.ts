import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { clientAddress } from "../http/client-address.ts";
import { onClose } from "../http/on-close.ts";
import { endSlowBody, LEAST_BYTES_PER_SECOND } from "../http/slow-bodies.ts";
import type { Leases } from "../leases/leases.ts";

/** Bodies that may be on their way at once, each of up to 32 MB. */
const MOST_UPLOADS = 8;
/** Of one person: nobody takes up all of them alone. */
const MOST_OF_A_PERSON = 2;
/** From one address: accounts cost nothing, addresses do. */
const MOST_OF_AN_ADDRESS = 4;
/** A connection needs a moment to get up to its pace. */
const SETTLED_AFTER_MS = 2_000;
/** Archives that are read at once, each in a worker with a heap of its own. */
const MOST_WORKERS = 2;
const RETRY_AFTER_SECONDS = 10;
/** For an import of the same person in another process, which may have been killed: its turn is then over after a lease. */
const LONGEST_WAIT_MS = 90_000;
const ASK_EVERY_MS = 250;

interface Upload {
  request: FastifyRequest;
  personId: string;
  address: string;
  began: number;
  readBefore: number;
}

/** Bounds imports: a few bodies in memory, fewer of one person and of one address, fewer still at work. */
export interface ImportPlaces {
  /** Where all places are taken, an upload that drips makes way for the new one. */
  reserve(request: FastifyRequest, reply: FastifyReply, personId: string): void;
  /** Waits for a worker's place; who hung up meanwhile is not served. A person's second import comes after the first, also after a lost answer. */
  inTurn<Result>(reply: FastifyReply, personId: string, work: () => Promise<Result>): Promise<Result>;
}

export function openImportPlaces(leases: Pick<Leases, "hold">): ImportPlaces {
  const uploading = new Set<Upload>();
  const waiting: (() => void)[] = [];
  /** The end of the last import of each person: the same archive sent twice at once would else come in twice. */
  const importing = new Map<string, Promise<void>>();
  let working = 0;

  /** Who hangs up leaves the queue at once: its body would else stay in memory, and its place for uploads is free already. */
  function turnOf(reply: FastifyReply): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    onClose(reply, () => {
      const at = waiting.indexOf(resolve);
      if (at < 0) return;
      waiting.splice(at, 1);
      reject(new AppError("bad_request"));
    });
    return promise;
  }

  return {
    reserve(request, reply, personId) {
      const address = clientAddress(request.ip);
      const ownOnes = [...uploading].filter((upload) => upload.personId === personId);
      const fromHere = [...uploading].filter((upload) => upload.address === address);
      const full = uploading.size >= MOST_UPLOADS || fromHere.length >= MOST_OF_AN_ADDRESS;
      const dripping = full && [...(uploading.size >= MOST_UPLOADS ? uploading : fromHere)].find(isDripping);
      if (ownOnes.length >= MOST_OF_A_PERSON || (full && !dripping)) {
        reply.header("retry-after", RETRY_AFTER_SECONDS);
        throw new AppError("import_running");
      }
      if (dripping) {
        uploading.delete(dripping);
        endSlowBody(dripping.request);
      }
      const readBefore = request.raw.socket.bytesRead;
      const upload = { request, personId, address, began: performance.now(), readBefore };
      uploading.add(upload);
      onClose(reply, () => uploading.delete(upload));
    },

    inTurn(reply, personId, work) {
      // Let go of by who hangs up while waiting: its body would else stay in memory.
      let job: typeof work | null = work;
      onClose(reply, () => {
        job = null;
      });
      const mine = (importing.get(personId) ?? Promise.resolve()).then(() => {
        if (!job) throw new AppError("bad_request");
        return atWork(reply, personId, job);
      });
      const settled = mine.then(
        () => {},
        () => {},
      );
      importing.set(personId, settled);
      void settled.then(() => importing.get(personId) === settled && importing.delete(personId));
      return mine;
    },
  };

  /** A retry after a lost answer may come to another process: there it waits for the same person's first one too. */
  async function inTurnOfAll<Result>(
    reply: FastifyReply,
    personId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      if (reply.raw.destroyed) throw new AppError("bad_request");
      let done: { result: Result } | undefined;
      await leases.hold(`import ${personId}`, async () => {
        done = { result: await work() };
      });
      if (done) return done.result;
      if (performance.now() > deadline) {
        reply.header("retry-after", RETRY_AFTER_SECONDS);
        throw new AppError("import_running");
      }
      await sleep(ASK_EVERY_MS);
    }
  }

  async function atWork<Result>(
    reply: FastifyReply,
    personId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (working >= MOST_WORKERS) await turnOf(reply);
    else working += 1;
    try {
      return await inTurnOfAll(reply, personId, work);
    } finally {
      // The place is handed on, so that a newcomer cannot slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  }
}

function isDripping({ request: { raw }, began, readBefore }: Upload): boolean {
  const ms = performance.now() - began;
  const least = (LEAST_BYTES_PER_SECOND * ms) / 1000;
  return !raw.complete && ms > SETTLED_AFTER_MS && raw.socket.bytesRead - readBefore < least;
}
