import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminResumesFileQuery, adminUsersFileQuery } from "../../contract/admin.ts";
import type { AuditAction } from "../../contract/audit-actions.ts";
import { errorAnswer } from "../../contract/error.ts";
import { recordAction } from "../account/audit.ts";
import type { Access } from "../auth/access.ts";
import type { Database } from "../db/database.ts";
import type { Downloads } from "../downloads/downloads.ts";
import { csvOfResumes, csvOfUsers } from "./csv-files.ts";
import { refused } from "./routes.ts";

export interface AdminFileParts {
  access: Access;
  database: Database;
  downloads: Downloads;
  now: () => Date;
}

const csv = { description: "The file", content: { "text/csv": { schema: z.unknown() } } };

export const adminFileRoutes: FastifyPluginAsyncZod<AdminFileParts> = async (app, parts) => {
  const { access, database, downloads, now } = parts;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    list: { action: AuditAction; name: string; lines: AsyncGenerator<string> },
  ): Promise<FastifyReply> {
    const { user } = access.of(request);
    downloads.reserve(reply, user.id);
    await recordAction(database.query, { actor: user, action: list.action, subject: null, at: now() });
    const day = now().toISOString().slice(0, 10);
    reply
      .header("content-disposition", `attachment; filename="candor-${list.name}-${day}.csv"`)
      .type("text/csv; charset=utf-8");
    return downloads.send(reply, user.id, list.lines);
  }

  app.get(
    "/api/admin/users.csv",
    {
      schema: {
        operationId: "adminUsersFile",
        summary: "The list of people as a file for a spreadsheet",
        querystring: adminUsersFileQuery,
        response: { 200: csv, 429: errorAnswer, ...refused },
      },
    },
    (request, reply) => {
      const lines = csvOfUsers(database, access.of(request).user.id, request.query);
      return send(request, reply, { action: "export-users", name: "users", lines });
    },
  );

  app.get(
    "/api/admin/resumes.csv",
    {
      schema: {
        operationId: "adminResumesFile",
        summary: "The list of resumes, without what they say, as a file for a spreadsheet",
        querystring: adminResumesFileQuery,
        response: { 200: csv, 429: errorAnswer, ...refused },
      },
    },
    (request, reply) => {
      const lines = csvOfResumes(database, access.of(request).user.id, request.query);
      return send(request, reply, { action: "export-resumes", name: "resumes", lines });
    },
  );
};
