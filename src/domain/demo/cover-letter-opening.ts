import { disownedIn } from "../insights/match/own/disowned.ts";
import { tokens } from "../language/tokens.ts";
import { clipped } from "./clipped.ts";
import { DEMO } from "./demo-limits.ts";
import { extractSkills } from "./extract-skills.ts";

export interface OpeningRequest {
  readonly resume: string;
  readonly job?: string;
  /** Named only where they are given. */
  readonly role?: string;
  readonly company?: string;
}

/** The first paragraph of a cover letter. Its skills are the resume's own, those that the job asks for first, at most six. */
export function coverLetterOpening({ resume, job = "", role = "", company = "" }: OpeningRequest): string {
  const asked = new Set(extractSkills(job));
  const own = skillsOf(resume);
  const skills = [...own.filter((skill) => asked.has(skill)), ...own.filter((skill) => !asked.has(skill))];
  const [position, firm] = [role, company].map(asName);
  const what = position ? `the role of ${position}` : "this role";
  const where = firm ? ` at ${firm}` : "";
  const applying = `I would like to apply for ${what}${where}.`;
  if (skills.length === 0) return `Dear hiring team,\n\n${applying} My resume tells what I have done so far.`;
  return `Dear hiring team,\n\n${applying} I have worked with ${listed(skills.slice(0, DEMO.letterSkills))}, and I would be glad to tell you how.`;
}

/** What the resume says of its owner; "No experience with Kubernetes" and "learning Docker" say the contrary. */
function skillsOf(resume: string): string[] {
  const disowned = disownedIn(resume);
  return extractSkills(resume, tokens(resume), (start, end) => !disowned(start, end));
}

/** One line, as long as a name may be. */
function asName(given: string): string {
  return clipped(given.replace(/\s+/g, " ").trim());
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
