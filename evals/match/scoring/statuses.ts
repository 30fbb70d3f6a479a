import { type Share, share } from "../../scoring/wilson.ts";
import type { StatusRow } from "../rows.ts";
import { sameSkill } from "./same-skill.ts";

export type Answered = { skill: string; status: StatusRow["status"]; evidence: string | null };
export type JudgedStatus = { row: StatusRow; answers: readonly Answered[] };

/** The answer about the requirement; "unread" where the ad's one line gave no requirement at all. */
export function statusGiven({ row, answers }: JudgedStatus): StatusRow["status"] | "unread" {
  const own = answers.find(({ skill }) => sameSkill(skill, row.requirement)) ?? answers[0];
  return own?.status ?? "unread";
}

export type StatusScore = { name: string; right: Share };

export function scoreStatuses(judged: readonly JudgedStatus[]): StatusScore[] {
  const right = (rows: readonly JudgedStatus[]): Share =>
    share(rows.filter((each) => statusGiven(each) === each.row.status).length, rows.length);
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
