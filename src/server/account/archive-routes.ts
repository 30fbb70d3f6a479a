import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ARCHIVE_BYTES, archive, archiveUpload } from "../../contract/archive.ts";
import { errorAnswer } from "../../contract/error.ts";
import { importedArchive } from "../../contract/imported-archive.ts";
import { AppError } from "../../domain/errors.ts";
import type { Access } from "../auth/access.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import type { Downloads } from "../downloads/downloads.ts";
import type { Leases } from "../leases/leases.ts";
import { type GateThread, openGateThread } from "../resumes/gate-thread.ts";
import { archiveFile } from "./archive-file.ts";
import { importArchive } from "./archive-import.ts";
import { openImportPlaces } from "./import-places.ts";
import type { User } from "./user-repository.ts";

export interface ArchiveParts {
  access: Access;
  database: Database;
  sessions: Pick<Sessions, "list">;
  downloads: Downloads;
  gate: GateThread;
  leases: Leases;
  onAdded(resumes: number): void;
  now: () => Date;
}

/** For one upload of 32 MB. A worker of its own for each: one that is made to fail takes nobody else's with it. */
const IMPORT_THREAD = { deadlineMs: 20_000, heapMegabytes: 512 };

const refused = { 401: errorAnswer, 429: errorAnswer, 503: errorAnswer };

export const archiveRoutes: FastifyPluginAsyncZod<ArchiveParts> = async (app, parts) => {
  const { access, database, sessions, downloads, gate, leases, onAdded, now } = parts;
  const places = openImportPlaces(leases);
  access.guard(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  // As bytes: parsing 32 MB would hold up everybody, so it is done in a worker.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  app.get(
    "/api/account/archive",
    {
      schema: {
        operationId: "downloadArchive",
        summary: "All my data in one file; one download at a time",
        response: { 200: archive, ...refused },
      },
    },
    async (request, reply) => {
      const { user } = access.of(request);
      downloads.reserve(reply, user.id);
      const head = await headOf(user);
      const onDamaged = (id: string) => request.log.warn({ id }, "a damaged row was left out of an archive");
      reply
        .header("content-disposition", 'attachment; filename="candor-archive.json"')
        .type("application/json; charset=utf-8");
      return downloads.send(reply, user.id, archiveFile({ database, gate, onDamaged }, user.id, head));
    },
  );

  app.post(
    "/api/account/archive",
    {
      bodyLimit: ARCHIVE_BYTES,
      // Before the body is read: forty bodies of 32 MB would fill the memory.
      preParsing: async (request, reply) => places.reserve(request, reply, access.of(request).user.id),
      // The worker checks it.
      validatorCompiler: () => (value: unknown) => ({ value }),
      schema: {
        operationId: "importArchive",
        summary: "Bring the resumes of an archive into my account",
        body: archiveUpload,
        response: { 200: importedArchive, 400: errorAnswer, 409: errorAnswer, 413: errorAnswer, ...refused },
      },
    },
    (request, reply) => takeIn(request, reply),
  );

  async function takeIn(request: FastifyRequest, reply: FastifyReply) {
    const { user } = access.of(request);
    const { body } = request;
    if (!(body instanceof Uint8Array)) throw new AppError("invalid_json");
    return places.inTurn(reply, user.id, async () => {
      const thread = openGateThread(IMPORT_THREAD);
      try {
        // A small body lies in a buffer that others share, which cannot be handed over.
        const bytes = body.byteLength === body.buffer.byteLength ? body : Uint8Array.from(body);
        const done = await importArchive(database, thread, { ownerId: user.id, bytes, now: now() });
        onAdded(done.added);
        return done;
      } finally {
        await thread.close();
      }
    });
  }

  async function headOf(user: User) {
    const { name, email, role, emailVerified, plan, createdAt, lastSeenAt } = user;
    const open = await sessions.list(user.id);
    return {
      account: { name, email, role, registrationDate: createdAt, lastSeenAt, emailVerified, plan },
      sessions: open.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
        device,
        createdAt,
        lastSeenAt,
        expiresAt,
      })),
    };
  }
};
