import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  adminResumeList,
  adminResumesQuery,
  adminUserList,
  adminUsersQuery,
  auditList,
  auditQuery,
  overview,
  overviewQuery,
} from "../../contract/admin.ts";
import { errorAnswer } from "../../contract/error.ts";
import type { DailyCounts } from "../counts/daily-counts.ts";
import type { Database } from "../db/database.ts";
import { listAudit } from "./audit-list.ts";
import { readOverview } from "./overview.ts";
import { listResumes } from "./resume-list.ts";
import { listUsers } from "./user-list.ts";

export interface AdminListParts {
  database: Database;
  counts: DailyCounts;
  now: () => Date;
}

export const refused = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer, 503: errorAnswer };

export const adminListRoutes: FastifyPluginAsyncZod<AdminListParts> = async (app, parts) => {
  const { database, counts, now } = parts;

  app.get(
    "/api/admin/users",
    {
      schema: {
        operationId: "adminUsers",
        summary: "People with an account",
        querystring: adminUsersQuery,
        response: { 200: adminUserList, ...refused },
      },
    },
    (request) => listUsers(database, request.query),
  );

  app.get(
    "/api/admin/resumes",
    {
      schema: {
        operationId: "adminResumes",
        summary: "Resumes without what they say",
        querystring: adminResumesQuery,
        response: { 200: adminResumeList, ...refused },
      },
    },
    (request) => listResumes(database, request.query),
  );

  app.get(
    "/api/admin/audit",
    {
      schema: {
        operationId: "adminAudit",
        summary: "What administrators did, to whom and when, within the last year",
        querystring: auditQuery,
        response: { 200: auditList, ...refused },
      },
    },
    (request) => listAudit(database, request.query),
  );

  app.get(
    "/api/admin/overview",
    {
      schema: {
        operationId: "adminOverview",
        summary: "How many there are, and what happened on each day",
        querystring: overviewQuery,
        response: { 200: overview, ...refused },
      },
    },
    (request) => readOverview(database, counts, now(), request.query.days),
  );
};
