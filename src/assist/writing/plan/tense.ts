import type { AssistContext, Task } from "../../../domain/suggestions/request.ts";
import { parsePeriod } from "../../../domain/text/period.ts";
import type { Statement } from "../read/statement.ts";
import type { Word } from "../read/word.ts";
import type { Tense } from "../say/inflected.ts";

const GOES_ON = /\b(?:present|current(?:ly)?|now|today|ongoing)\b|^since\b|[-–—]\s*$/i;

export type Period = "over" | "goes-on" | "unknown";

export function periodOf(context: AssistContext | undefined): Period {
  const period = context?.period?.trim() ?? "";
  if (period === "") return "unknown";
  if (GOES_ON.test(period)) return "goes-on";
  return parsePeriod(period)?.end === undefined ? "unknown" : "over";
}

/** The tense of a statement: a role that is over is told in the past, one that goes on in the present, unless it tells of what is done. */
export function tenseOf(statement: Statement, period: Period, isOfToday: boolean, task: Task): Tense {
  // "Sends alerts by SMS": what a project does is no action of the person.
  if (task === "project" && statement.form === "third") return "third";
  if (period === "over") return "past";
  // What was told in the past is done, even where the role goes on; "was responsible for" says when the person wrote.
  if (statement.form === "past" && !(statement.isDuty && period === "goes-on")) return "past";
  if (statement.form === "base" || statement.form === "third") return "present";
  return period === "goes-on" || isOfToday ? "present" : "past";
}

/** Without a period, the person's own words tell whether the role goes on. */
export function speaksOfToday(words: readonly Word[], statements: readonly Statement[]): boolean {
  if (statements.some(({ agent, form }) => agent === "person" && (form === "base" || form === "third")))
    return true;
  return (
    words.slice(0, 5).some(({ lower }) => /^(?:am|include|includes|currently|is|are)$/.test(lower)) &&
    !words.slice(0, 5).some(({ lower }) => /^(?:was|were|did|had)$/.test(lower))
  );
}
