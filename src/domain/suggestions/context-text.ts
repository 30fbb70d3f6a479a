import { experienceInField, latestOf } from "./experience-length.ts";
import type { AssistContext } from "./request.ts";

/** Whoever counts their years has a trade of their own to them, which the latest title would seem to deny. */
const STATED_YEARS = /\b(?:\d+|[a-z]+)\+? ?(?:years?|yrs?)\b/i;

/** All that stands around a text, a line each: what supports it. */
export function contextText(context: AssistContext = {}, text = ""): string {
  const {
    title,
    company,
    period,
    facts = [],
    roles = [],
    skills = [],
    education = [],
    statements = [],
  } = context;
  const positions = roles.flatMap((role) => [role.title, role.company, role.period, ...role.bullets]);
  return [
    title,
    company,
    period,
    ...positions,
    STATED_YEARS.test(text) ? experienceInField(context) : lengthOfWork(context),
    ...skills,
    ...education,
    ...facts,
    ...statements,
  ]
    .filter((part) => part !== undefined && part !== null && part !== "")
    .join("\n");
}

/** With what it was spent on: years by themselves would support any trade. */
function lengthOfWork(context: AssistContext): string | null {
  const length = experienceInField(context);
  const title = latestOf(context.roles ?? [])?.title;
  return length && title ? `${title} with ${length}` : length;
}
