import { z } from "zod";
import {
  type ApplicationAnswer,
  type ApplicationSummaryAnswer,
  applicationAnswer,
  applicationSummary,
  type ChangeApplicationRequest,
  type CreateApplicationRequest,
  type FreezeFilesRequest,
  importedApplications,
  replyRatesAnswer,
} from "../../contract/applications.ts";
import { propertyOf } from "../user-info.ts";
import { type Call, callApi, done, type Outcome } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const at = (id: string) => `/api/applications/${encodeURIComponent(id)}` as const;
const readApplication = parsedBy(applicationAnswer);
const applicationList = z.object({ applications: knownOf(applicationSummary) });

/** Changed, or what is stored, where somebody else was earlier. */
export type ChangeOutcome = Outcome<ApplicationAnswer> | { ok: "conflict"; current: ApplicationAnswer };

export const listApplications = (): Promise<Outcome<ApplicationSummaryAnswer[]>> =>
  callApi({
    method: "GET",
    path: "/api/applications",
    read: (answer) => parsedBy(applicationList)(answer)?.applications ?? null,
  });

export const readRates = () =>
  callApi({ method: "GET", path: "/api/applications/rates", read: parsedBy(replyRatesAnswer) });

export const openApplication = (id: string) =>
  callApi({ method: "GET", path: at(id), read: readApplication });

export const createApplication = (body: CreateApplicationRequest) =>
  callApi({ method: "POST", path: "/api/applications", body, read: readApplication });

export const changeApplication = (id: string, body: ChangeApplicationRequest): Promise<ChangeOutcome> =>
  withConflict({ method: "PATCH", path: at(id), body, read: readApplication });

export const freezeFiles = (id: string, body: FreezeFilesRequest): Promise<ChangeOutcome> =>
  withConflict({ method: "POST", path: `${at(id)}/files`, body, read: readApplication });

export const deleteApplication = (id: string) => callApi({ method: "DELETE", path: at(id), read: done });

export const filePath = (id: string, fileId: string) =>
  `${at(id)}/files/${encodeURIComponent(fileId)}` as const;

export const deleteFile = (id: string, fileId: string) =>
  callApi({ method: "DELETE", path: filePath(id, fileId), read: done });

export const importApplications = (csv: string) =>
  callApi({
    method: "POST",
    path: "/api/applications/import",
    body: { csv },
    read: parsedBy(importedApplications),
  });

async function withConflict(call: Call<ApplicationAnswer>): Promise<ChangeOutcome> {
  const outcome = await callApi(call);
  if (outcome.ok || outcome.failure.code !== "application_changed") return outcome;
  const current = readApplication(propertyOf(outcome.failure.answer, "current"));
  return current ? { ok: "conflict", current } : outcome;
}
