import type { Finding } from "../domain/suggestions/finding.ts";

type Blocked = Extract<Finding, { code: "blocked-claim" }>;

const COUNTED = /\d[\d.,]*\+?\s+((?:[a-z-]+ )?[a-z-]{2,}[^s\s]s)\b/i;

/** A value that was blocked is never proposed, but it may be missing: it is asked for openly, with no value in the question. */
export function openQuestions(findings: readonly Finding[], text: string): string[] {
  const blocked = findings.filter((finding) => finding.code === "blocked-claim");
  return [...new Set(blocked.map((finding) => questionFor(finding, text)).filter((one) => one !== null))];
}

function questionFor({ kind, text: words }: Blocked, text: string): string | null {
  if (kind === "technology") return "Which tools or systems, if any?";
  if (kind === "credential") return "Which qualification, if any?";
  if (kind === "school") return "Which school?";
  if (kind === "time") return /\b(?:19|20)\d\d\b/.test(words) ? "Which year?" : null;
  if (kind !== "number") return null;
  if (/%|\bper ?cent\b/i.test(words)) return "By how much?";
  if (/[£$€]/.test(words)) return "How much money?";
  // Things that only the engine spoke of are none of the person's to count.
  const things = COUNTED.exec(words)?.[1];
  return things !== undefined && text.toLowerCase().includes(things.toLowerCase())
    ? `How many ${things}?`
    : null;
}
