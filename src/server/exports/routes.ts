import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import {
  FIT_HEADER,
  PAGES_HEADER,
  RENDER_BYTES,
  renderRequest,
  UNWRITTEN_HEADER,
} from "../../contract/render.ts";
import { FILE_FORMATS, MEDIA_TYPES } from "../../domain/files/file-format.ts";
import { attachment } from "../../domain/files/file-name.ts";
import type { RenderDesk } from "../../renderers/file/render-desk.ts";
import { makeFile } from "./render-service.ts";

export const exportRoutes: FastifyPluginAsyncZod<{ desk: RenderDesk; rendersPerMinute: number }> = async (
  app,
  { desk, rendersPerMinute },
) => {
  app.post(
    "/api/render",
    {
      bodyLimit: RENDER_BYTES,
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
    async (request, reply) => {
      const { format } = request.body;
      const { file, person } = await makeFile(desk, request.body);
      const { bytes, pages, fit, unwritten } = file;
      if (pages !== null) reply.header(PAGES_HEADER, pages);
      if (fit) reply.header(FIT_HEADER, fit.fits ? "yes" : "no");
      if (unwritten.length > 0) reply.header(UNWRITTEN_HEADER, unwritten.join(", "));
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", attachment(person, format))
        .type(MEDIA_TYPES[format])
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
};
