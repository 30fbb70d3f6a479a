import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { errorAnswer } from "../../contract/error.ts";
import { importAnswer, importRequest } from "../../contract/import-resume.ts";
import { RESUME_BYTES } from "../../contract/resume-bytes.ts";
import { AppError } from "../../domain/errors.ts";
import { readResume } from "../../domain/resume/detect-format.ts";

export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/api/import",
    {
      bodyLimit: RESUME_BYTES,
      // The resume has just passed the gate: to check it once more on its way out would take as long again.
      serializerCompiler: () => (answer) => JSON.stringify(answer),
      schema: {
        operationId: "importResume",
        summary: "Read a resume file and answer it in the current format; nothing is stored",
        body: importRequest,
        response: {
          200: importAnswer,
          400: errorAnswer,
          413: errorAnswer,
          415: errorAnswer,
          429: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const read = readResume(request.body);
      if (!read.ok) throw new AppError("invalid_input", { issues: read.issues });
      const { format, resume } = read;
      return reply.header("cache-control", "no-store").send({ format, resume, notImported: [] });
    },
  );
};
