import { type Share, share } from "../../scoring/wilson.ts";
import type { StatusRow } from "../rows.ts";
import { names, says } from "./same-skill.ts";

export type Answered = { skill: string; status: StatusRow["status"]; evidence: string | null };
export type JudgedStatus = { row: StatusRow; answers: readonly Answered[] };
/** Wordings that people who labelled the ads took for one skill. */
export type Wordings = readonly (readonly string[])[];

/**
 * The answer about the requirement itself. "unread" where its line gave no requirement at all, "misread" where it gave others
 * only: a status that is right by chance, of a skill that nobody asked about, is no right answer.
 */
export function statusGiven(
  { row, answers }: JudgedStatus,
  wordings: Wordings,
): StatusRow["status"] | "unread" | "misread" {
  if (answers.length === 0) return "unread";
  const { requirement } = row;
  const labels = wordings.filter((label) => names(label, requirement));
  const own =
    answers.find(({ skill }) => names([requirement], skill)) ??
    answers.find(({ skill }) => labels.some((label) => names(label, skill))) ??
    answers.find(({ skill }) => says(requirement, skill) || says(skill, requirement));
  return own?.status ?? "misread";
}

export type StatusScore = { name: string; right: Share };

export function scoreStatuses(judged: readonly JudgedStatus[], wordings: Wordings): StatusScore[] {
  const right = (rows: readonly JudgedStatus[]): Share =>
    share(rows.filter((each) => statusGiven(each, wordings) === each.row.status).length, rows.length);
  return [
    { name: "all", right: right(judged) },
    ...(["proven", "adjacent", "missing"] as const).map((status) => ({
      name: status,
      right: right(judged.filter(({ row }) => row.status === status)),
    })),
  ];
}

/** Whatever is called proven or adjacent must quote the resume to the letter. */
export function quoteShare(judged: readonly JudgedStatus[]): Share {
  const shown = judged.flatMap(({ row, answers }) =>
    answers
      .filter(({ status }) => status !== "missing")
      .map(({ evidence }) => evidence !== null && evidence !== "" && row.resume.includes(evidence)),
  );
  return share(shown.filter(Boolean).length, shown.length);
}
