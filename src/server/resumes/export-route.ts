import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { EXPORT_FORMATS, exportResumeQuery, resumeParams } from "../../contract/resumes.ts";
import { MEDIA_TYPES } from "../../domain/files/file-format.ts";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import type { Access } from "../auth/access.ts";
import { sendFile } from "../exports/send-file.ts";
import type { ResumeService } from "./resume-service.ts";
import { designOf } from "./stored-resume.ts";

export interface ExportParts {
  access: Access;
  resumes: ResumeService;
  renderQueue: RenderQueue;
  rendersPerMinute: number;
}

export const resumeExportRoute: FastifyPluginAsyncZod<ExportParts> = async (app, parts) => {
  const { access, resumes, renderQueue, rendersPerMinute } = parts;
  access.guard(app);

  app.get(
    "/api/resumes/:resumeId/export",
    {
      // A HEAD would be counted apart, and make the file only to throw it away.
      exposeHeadRoute: false,
      config: { rateLimit: { max: rendersPerMinute, timeWindow: 60_000 } },
      schema: {
        operationId: "exportResume",
        summary: "One of my resumes as a file, in its template, theme and page",
        params: resumeParams,
        querystring: exportResumeQuery,
        response: {
          200: {
            description: "The file",
            content: Object.fromEntries(
              EXPORT_FORMATS.map((format) => [MEDIA_TYPES[format].split(";")[0], { schema: z.unknown() }]),
            ),
          },
          400: errorAnswer,
          401: errorAnswer,
          404: errorAnswer,
          422: errorAnswer,
          429: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const { user } = access.of(request);
      const { format, part, data } = request.query;
      const stored = await resumes.read({ id: request.params.resumeId, ownerId: user.id });
      return sendFile(reply, renderQueue, {
        ...{ resume: stored.resume, ...designOf(stored), part, format },
        data: data === "true",
      });
    },
  );
};
