import { experienceInField, latestOf } from "./experience-length.ts";
import type { AssistContext } from "./request.ts";

/** All that stands around a text, a line each: what supports it. */
export function contextText(context: AssistContext = {}): string {
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
    lengthOfWork(context),
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
  return length && title ? `${title}, ${length}` : length;
}
