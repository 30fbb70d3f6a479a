import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { renderRequest } from "../../contract/render.ts";
import { RESUME_BYTES } from "../../contract/resume-bytes.ts";
import { FILE_FORMATS, MEDIA_TYPES } from "../../domain/files/file-format.ts";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import { sendFile } from "./send-file.ts";

export const exportRoutes: FastifyPluginAsyncZod<{ desk: RenderDesk; rendersPerMinute: number }> = async (
  app,
  { desk, rendersPerMinute },
) => {
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
    (request, reply) => sendFile(reply, desk, request.body),
  );
};
