import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import type { Failure, Outcome } from "../../api/call-api.ts";

export interface ResumesState {
  resumes: readonly ResumeSummaryAnswer[];
  loading: boolean;
  error: Failure | null;
}

export type ResumesEvent =
  | { type: "fetch" }
  | { type: "fetched"; outcome: Outcome<readonly ResumeSummaryAnswer[]> }
  /** The server has confirmed a change of one of them. */
  | { type: "changed"; resume: ResumeSummaryAnswer }
  | { type: "removed"; id: string };

export const NO_RESUMES: ResumesState = { resumes: [], loading: false, error: null };

/** A fetch sets loading; success stores the list and ends loading; failure stores the error and ends loading. */
export function resumesReducer(state: ResumesState, event: ResumesEvent): ResumesState {
  switch (event.type) {
    case "fetch":
      return { ...state, loading: true };
    case "fetched":
      if (event.outcome.ok) return { resumes: event.outcome.value, loading: false, error: null };
      return { ...state, loading: false, error: event.outcome.failure };
    case "changed": {
      const others = state.resumes.filter(({ id }) => id !== event.resume.id);
      return { ...state, resumes: latestFirst([event.resume, ...others]) };
    }
    case "removed":
      return { ...state, resumes: state.resumes.filter(({ id }) => id !== event.id) };
  }
}

function latestFirst(resumes: readonly ResumeSummaryAnswer[]): readonly ResumeSummaryAnswer[] {
  return resumes.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}
