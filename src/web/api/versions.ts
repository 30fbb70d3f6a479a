import type { VersionList, VersionSummaryAnswer } from "../../contract/resumes.ts";
import { propertyOf } from "../user-info.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

const at = (id: string) => `/api/resumes/${encodeURIComponent(id)}/versions` as const;

export const listVersions = (id: string) => callApi({ method: "GET", path: at(id), read: readList });

/** Gives what is stored now a name, so that it is kept. */
export const nameVersion = (id: string, name: string, saveId: string) =>
  callApi({ method: "POST", path: at(id), body: { name, saveId }, read: readVersionSummary });

/** The version as it came; whoever opens it parses the content. */
export const readVersion = (id: string, versionId: string) =>
  callApi({
    method: "GET",
    path: `${at(id)}/${encodeURIComponent(versionId)}`,
    read: (answer) => (readVersionSummary(answer) ? { saved: answer } : null),
  });

function readVersionSummary(answer: unknown): VersionSummaryAnswer | null {
  const { text, flag } = fieldsOf(answer);
  const revision = propertyOf(answer, "revision");
  if (text("id") === "" || typeof revision !== "number") return null;
  return {
    id: text("id"),
    kind: text("kind") === "named" ? "named" : text("kind") === "replaced" ? "replaced" : "automatic",
    name: text("name") || null,
    revision,
    template: text("template"),
    theme: text("theme"),
    page: text("page") === "letter" ? "letter" : "a4",
    fit: flag("fit"),
    savedAt: text("savedAt"),
  };
}

function readList(answer: unknown): VersionList["versions"] | null {
  return fieldsOf(answer).list("versions", (version) => readVersionSummary(version) ?? []);
}
