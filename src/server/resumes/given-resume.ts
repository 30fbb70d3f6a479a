import { AppError } from "../../domain/errors.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { designIssues } from "../../templates/design-issues.ts";
import { checkContent, under } from "./resume-gate.ts";

/** The resume of a request, cleaned and held to every bound; every fault is named by its place in the request. */
export function readGivenResume(given: {
  resume?: unknown;
  template?: string | undefined;
  theme?: string | undefined;
}): Resume {
  const issues = designIssues(given);
  const read = checkContent(given.resume);
  if (read.ok && issues.length === 0) return read.resume;
  const faults = read.ok ? [] : read.issues;
  throw new AppError("invalid_input", {
    issues: [...issues, ...under("/resume", faults)],
  });
}
