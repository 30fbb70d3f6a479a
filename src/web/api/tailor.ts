import { tailorAnswer } from "../../contract/tailor.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { callApi } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

/** A plan for an ad. Nothing is stored; ended by the signal, the server stops too. */
export const planForAd = (resume: Resume, job: string, variant: boolean, signal: AbortSignal) => {
  // The server has no use for it, and it is most of what would be sent.
  const { photo: _, ...rest } = resume;
  return callApi({
    method: "POST",
    path: "/api/tailor",
    body: { resume: rest, job, variant },
    read: parsedBy(tailorAnswer),
    signal,
  });
};
