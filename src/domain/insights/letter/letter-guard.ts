import { unsupportedClaims } from "../../claims/check-claims.ts";
import type { Claim } from "../../claims/claim.ts";
import type { Resume } from "../../resume/resume.ts";
import { type AdNames, readAdNames } from "./ad-names.ts";
import { resumeText } from "./resume-text.ts";

/** What any letter says, whoever writes it, is no claim. */
const LETTER_WORDS =
  "To whom it may concern. This is my application for this role. You ask for skills, my resume shows them. More is in my resume, and I can tell you more. Kind regards.";

/** What a letter, also as the person has changed it, claims beyond the resume. The ad gives the names of role and firm only. */
export function checkLetter(resume: Resume, letter: string, job: string): Claim[] {
  return lettersClaims(resume, letter, readAdNames(job));
}

export function lettersClaims(resume: Resume, letter: string, { role, company }: AdNames): Claim[] {
  const given = [role, company, LETTER_WORDS].filter((text) => text !== null).join("\n");
  return unsupportedClaims(resumeText(resume), letter, given);
}
