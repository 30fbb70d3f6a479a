import { callApi, type Failure } from "./call-api.ts";
import { readSummary } from "./resumes.ts";

const at = (id: string) => `/api/resumes/${encodeURIComponent(id)}` as const;

export const createVariant = (id: string, title: string, saveId: string) =>
  callApi({ method: "POST", path: `${at(id)}/variants`, body: { title, saveId }, read: readSummary });

/** What a variant needs the server for cannot be done later by itself: that it was not done has to be said. */
export function serverMessage(failure: Failure): string {
  if (failure.status !== null) return failure.message;
  return "Not done: the server cannot be reached. This needs a connection; try again once you are online.";
}
