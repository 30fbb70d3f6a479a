import type { CreateResumeRequest, ResumeList, ResumeSummaryAnswer } from "../../contract/resumes.ts";
import type { DocumentPart } from "../../domain/files/file-format.ts";
import { propertyOf } from "../user-info.ts";
import { callApi, type Manner } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

const at = (id: string) => `/api/resumes/${encodeURIComponent(id)}` as const;

export const listResumes = () => callApi({ method: "GET", path: "/api/resumes", read: readList });

/** What was deleted and can still be restored. */
export const listDeletedResumes = () =>
  callApi({ method: "GET", path: "/api/resumes?deleted=true", read: readList });

export const createResume = (body: CreateResumeRequest, manner: Manner = {}) =>
  callApi({ method: "POST", path: "/api/resumes", body, read: readSummary, ...manner });

export const renameResume = (id: string, title: string) =>
  callApi({ method: "PATCH", path: at(id), body: { title }, read: readSummary });

export const duplicateResume = (id: string, saveId: string) =>
  callApi({ method: "POST", path: `${at(id)}/duplicate`, body: { saveId }, read: readSummary });

/** What becomes of the variants of a resume that is deleted: resumes by themselves, or deleted with it. */
export type VariantsChoice = "detach" | "delete";

export const deleteResume = (id: string, variants?: VariantsChoice) =>
  callApi({
    method: "DELETE",
    path: variants ? `${at(id)}?variants=${variants}` : at(id),
    read: () => true,
  });

export const restoreResume = (id: string) =>
  callApi({ method: "POST", path: `${at(id)}/restore`, read: readSummary });

/** The stored resume as it came; whoever opens it parses the content. */
export const readResume = (id: string) => callApi({ method: "GET", path: at(id), read: readStored });

export const exportPath = (id: string, format: string, part: DocumentPart = "resume", data = true) =>
  `${at(id)}/export?format=${format}&part=${part}${data ? "" : "&data=false"}` as const;

export interface StoredAnswer {
  summary: ResumeSummaryAnswer;
  saved: unknown;
}

export function readStored(answer: unknown): StoredAnswer | null {
  const summary = readSummary(answer);
  return summary && { summary, saved: answer };
}

export function readSummary(answer: unknown): ResumeSummaryAnswer | null {
  const { text, textOrNull, flag } = fieldsOf(answer);
  const revision = propertyOf(answer, "revision");
  if (text("id") === "" || typeof revision !== "number") return null;
  return {
    id: text("id"),
    title: text("title"),
    template: text("template"),
    theme: text("theme"),
    page: text("page") === "letter" ? "letter" : "a4",
    fit: flag("fit"),
    revision,
    createdAt: text("createdAt"),
    updatedAt: text("updatedAt"),
    deletedAt: textOrNull("deletedAt"),
    sourceId: textOrNull("sourceId"),
  };
}

function readList(answer: unknown): ResumeList["resumes"] | null {
  return fieldsOf(answer).list("resumes", (resume) => readSummary(resume) ?? []);
}
