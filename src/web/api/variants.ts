import { propertyOf } from "../user-info.ts";
import { callApi, type Failure } from "./call-api.ts";
import { readSummary } from "./resumes.ts";

const at = (id: string) => `/api/resumes/${encodeURIComponent(id)}` as const;

/** What is decided on a revision that the person saw, under an id of its own. */
interface OnRevision {
  readonly baseRevision: number;
  readonly saveId: string;
}

interface NewVariant {
  readonly title: string;
  readonly saveId: string;
  /** It is made for the job whose ad the source has. */
  readonly keepsAd?: boolean;
}

export const createVariant = (id: string, body: NewVariant) =>
  callApi({ method: "POST", path: `${at(id)}/variants`, body, read: readSummary });

/** Makes it a resume by itself. */
export const detachVariant = (id: string, body: OnRevision) =>
  callApi({ method: "POST", path: `${at(id)}/detach`, body, read: readSummary });

export interface ClashChoice {
  readonly place: string;
  readonly take: "mine" | "source";
}

export const chooseClashes = (id: string, body: OnRevision & { choices: readonly ClashChoice[] }) =>
  callApi({ method: "POST", path: `${at(id)}/clashes`, body, read: readSummary });

/** Writes what the variant says at a place into its source. */
export const promoteDifference = (
  id: string,
  body: OnRevision & { readonly place: string; readonly sourceRevision: number },
) =>
  callApi({
    method: "POST",
    path: `${at(id)}/promote`,
    body,
    read: (answer) => readSummary(propertyOf(answer, "source")),
  });

/** The variant or its source was saved since the person saw it; nothing was written. */
export function isChangedSince({ status, code }: Failure): boolean {
  return status === 409 && code === "resume_changed";
}

/** What a variant needs the server for cannot be done later by itself: that it was not done has to be said. */
export function serverMessage(failure: Failure): string {
  if (failure.status !== null) return failure.message;
  return "Not done: the server cannot be reached. This needs a connection; try again once you are online.";
}
