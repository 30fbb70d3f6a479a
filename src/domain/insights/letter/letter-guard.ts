import { unsupportedClaims } from "../../claims/check-claims.ts";
import type { Claim } from "../../claims/claim.ts";
import type { Resume } from "../../resume/resume.ts";
import { type AdNames, readAdNames } from "./ad-names.ts";
import { resumeText } from "./resume-text.ts";

/** What a letter, also as the person has changed it, claims beyond the resume. The ad gives the names of role and firm only. */
export function checkLetter(resume: Resume, letter: string, job: string): Claim[] {
  return lettersClaims(resume, letter, readAdNames(job));
}

export function lettersClaims(resume: Resume, letter: string, { role, company }: AdNames): Claim[] {
  const names = [role, company].filter((name) => name !== null).join("\n");
  return unsupportedClaims(resumeText(resume), letter, names);
}
