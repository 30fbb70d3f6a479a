import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  applicationAnswer,
  applicationConflict,
  applicationParams,
  FROZEN_FORMATS,
  freezeFilesRequest,
  frozenFileParams,
} from "../../contract/applications.ts";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import { MEDIA_TYPES } from "../../domain/files/file-format.ts";
import { attachment } from "../../domain/files/file-name.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import type { Access } from "../auth/access.ts";
import type { Downloads } from "../downloads/downloads.ts";
import { signalOf } from "../exports/send-file.ts";
import { forbidKeeping } from "../resumes/answers.ts";
import { bytesAsSent } from "./file-repository.ts";
import type { FreezeService } from "./freeze-service.ts";
import { conflictWith, keyFor, readRefusals, writeRefusals } from "./routes.ts";

export interface FrozenFileParts {
  access: Access;
  frozen: FreezeService;
  rendersPerMinute: number;
  downloads: Downloads;
}

const PIECE_BYTES = 64 * 1024;

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.byteLength; from += PIECE_BYTES)
    yield bytes.subarray(from, from + PIECE_BYTES);
}

/** Resume and letter, each in two formats: a request makes as many. */
const FILES_AT_ONCE = 4;

export const frozenFileRoutes: FastifyPluginAsyncZod<FrozenFileParts> = async (app, parts) => {
  const { access, frozen, rendersPerMinute, downloads } = parts;
  access.guard(app);
  app.addHook("onSend", forbidKeeping);
  const keyOf = keyFor(access);

  app.post(
    "/api/applications/:applicationId/files",
    {
      config: { rateLimit: { max: Math.ceil(rendersPerMinute / FILES_AT_ONCE), timeWindow: 60_000 } },
      schema: {
        operationId: "freezeFiles",
        summary: "Make the files that I send, and keep them as they are",
        params: applicationParams,
        body: freezeFilesRequest,
        response: {
          201: applicationAnswer,
          ...writeRefusals,
          409: z.union([applicationConflict, errorAnswer]),
          422: errorAnswer,
          429: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const asked = { signal: signalOf(reply), waitedMs: reply.elapsedTime };
      const outcome = await frozen.freeze(keyOf(request), request.body, asked);
      if ("saved" in outcome) return reply.code(201).send(outcome.saved);
      return reply.code(409).send(conflictWith(outcome.current, request));
    },
  );

  app.get(
    "/api/applications/:applicationId/files/:fileId",
    {
      schema: {
        operationId: "readFrozenFile",
        summary: "A file as it was sent",
        params: frozenFileParams,
        response: {
          200: {
            description: "The file",
            content: Object.fromEntries(
              FROZEN_FORMATS.map((format) => [MEDIA_TYPES[format], { schema: z.unknown() }]),
            ),
          },
          ...readRefusals,
          422: errorAnswer,
          429: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      // Apart from those of archives and tables, which may take minutes.
      const place = `files ${access.of(request).user.id}`;
      downloads.reserve(reply, place, APPLICATIONS.files);
      const file = await frozen.read(keyOf(request), request.params.fileId);
      if (!file) throw new AppError("not_found");
      const bytes = bytesAsSent(file);
      // Another file than the one that was sent is worse than none.
      if (!bytes) throw new AppError("file_damaged");
      reply
        .header("content-disposition", attachment(file.person, file.format, file.part))
        .header("content-length", bytes.byteLength)
        .type(MEDIA_TYPES[file.format]);
      return downloads.send(reply, place, piecesOf(bytes));
    },
  );

  app.delete(
    "/api/applications/:applicationId/files/:fileId",
    {
      schema: {
        operationId: "deleteFrozenFile",
        summary: "Remove a file that was kept, for good",
        params: frozenFileParams,
        response: { 204: z.null(), ...readRefusals, 507: errorAnswer },
      },
    },
    async (request, reply) => {
      await frozen.remove(keyOf(request), request.params.fileId);
      return reply.code(204).send(null);
    },
  );
};
