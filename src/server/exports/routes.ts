import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { AHEAD_BYTES, renderAheadRequest, renderRequest } from "../../contract/render.ts";
import { RESUME_BYTES } from "../../contract/resume-bytes.ts";
import { FILE_FORMATS, MEDIA_TYPES } from "../../domain/files/file-format.ts";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import { sendFile, sendFileAhead } from "./send-file.ts";

export interface ExportRouteParts {
  renderQueue: RenderQueue;
  rendersPerMinute: number;
  rendersAheadPerMinute: number;
}

export const exportRoutes: FastifyPluginAsyncZod<ExportRouteParts> = async (app, parts) => {
  const { renderQueue, rendersPerMinute, rendersAheadPerMinute } = parts;
  app.post(
    "/api/render",
    {
      bodyLimit: RESUME_BYTES,
      config: { rateLimit: { max: rendersPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "renderResume",
        summary: "Make a file of a resume; nothing is stored",
        body: renderRequest,
        response: {
          200: {
            description: "The file",
            content: Object.fromEntries(
              FILE_FORMATS.map((format) => [MEDIA_TYPES[format].split(";")[0], { schema: z.unknown() }]),
            ),
          },
          400: errorAnswer,
          413: errorAnswer,
          415: errorAnswer,
          422: errorAnswer,
          429: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    (request, reply) => sendFile(reply, renderQueue, request.body),
  );

  app.post(
    "/api/render/ahead",
    {
      bodyLimit: RESUME_BYTES,
      config: { rateLimit: { max: rendersAheadPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "renderResumeAhead",
        summary: "Make a PDF that may be asked for next, if nobody has to wait for that; nothing is stored",
        body: renderAheadRequest,
        response: {
          200: {
            description: "The file",
            content: { [MEDIA_TYPES.pdf]: { schema: z.unknown() } },
          },
          204: z.null().describe("Not now, or it cannot be made: ask for it when it is wanted"),
          400: errorAnswer,
          413: errorAnswer,
          415: errorAnswer,
          429: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      // Who does not say how long it is gets nothing made ahead either.
      const bytes = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
      return bytes > AHEAD_BYTES
        ? reply.code(204).send(null)
        : sendFileAhead(reply, renderQueue, request.body);
    },
  );

  app.post(
    "/api/render/taken",
    {
      // As many can be taken as can be made.
      config: { rateLimit: { max: rendersAheadPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "renderTaken",
        summary: "Says that a file which was made ahead was taken, for the day's count",
        response: { 204: z.null().describe("Counted"), 429: errorAnswer },
      },
    },
    async (_request, reply) => {
      reply.code(204);
      return null;
    },
  );
};
