import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  APPLICATION_CSV_BYTES,
  importApplicationsRequest,
  importedApplications,
} from "../../contract/applications.ts";
import { errorAnswer } from "../../contract/error.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import type { Access } from "../auth/access.ts";
import type { Downloads } from "../downloads/downloads.ts";
import { forbidKeeping } from "../resumes/answers.ts";
import type { CsvService } from "./csv-service.ts";
import { writeRefusals } from "./routes.ts";

export interface CsvParts {
  access: Access;
  csv: CsvService;
  downloads: Downloads;
}

export const applicationCsvRoutes: FastifyPluginAsyncZod<CsvParts> = async (app, parts) => {
  const { access, csv, downloads } = parts;
  access.guard(app);
  app.addHook("onSend", forbidKeeping);

  app.get(
    "/api/applications.csv",
    {
      schema: {
        operationId: "applicationsFile",
        summary: "My applications as a file for a spreadsheet; one download at a time",
        response: {
          200: { description: "The file", content: { "text/csv": { schema: z.unknown() } } },
          401: errorAnswer,
          429: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      const { user } = access.of(request);
      downloads.reserve(reply, user.id);
      reply
        .header("content-disposition", 'attachment; filename="candor-applications.csv"')
        .type("text/csv; charset=utf-8");
      return downloads.send(reply, user.id, csv.write(user.id));
    },
  );

  app.post(
    "/api/applications/import",
    {
      bodyLimit: APPLICATION_CSV_BYTES,
      schema: {
        operationId: "importApplications",
        summary: `Bring in a table of applications; at most ${APPLICATIONS.csvRows} rows`,
        body: importApplicationsRequest,
        response: { 200: importedApplications, ...writeRefusals },
      },
    },
    (request) => csv.read(access.of(request).user.id, request.body.csv),
  );
};
