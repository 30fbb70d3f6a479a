import type { SaveResumeRequest } from "../../contract/resumes.ts";
import { propertyOf } from "../user-info.ts";
import { callApi, type Manner, type Outcome } from "./call-api.ts";
import { readStored, readSummary, type StoredAnswer } from "./resumes.ts";

export type SaveOutcome =
  | Outcome<{ id: string; revision: number }>
  | { ok: "conflict"; current: StoredAnswer };

/** Saves over the revision that the page stands on; a conflict brings what is stored now. */
export async function saveResume(
  id: string,
  body: SaveResumeRequest,
  manner: Manner = {},
): Promise<SaveOutcome> {
  const outcome = await callApi({
    method: "PUT",
    path: `/api/resumes/${encodeURIComponent(id)}`,
    body,
    read: readSummary,
    ...manner,
  });
  if (outcome.ok || outcome.failure.status !== 409) return outcome;
  const current = readStored(propertyOf(outcome.failure.answer, "current"));
  return current ? { ok: "conflict", current } : outcome;
}
