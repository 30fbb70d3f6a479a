import type { RequirementLevel } from "../job-match.ts";

/** Headings inside a line, before what they rule: "Must have: Kubernetes. Nice to have: Vue." */
const HEADING =
  /\b(?:(must[- ]haves?|required|requirements?|essential|you(?:['’]ll)? need)|(nice[- ]to[- ]haves?|preferred|bonus(?: points)?|desirable|ideally|advantages?))\s*:/gi;
const LOOK_BACK = 300;

/** The level that the last heading before a place in its own line says; null where none does. */
export function inlineLevel(job: string, start: number): RequirementLevel | null {
  const before = job.slice(Math.max(0, start - LOOK_BACK), start);
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
  const last = [...line.matchAll(HEADING)].at(-1);
  if (!last) return null;
  return last[1] === undefined ? "nice" : "must";
}
