import { alignEntries } from "../../domain/resume/merging/align-entries.ts";
import { compareContents } from "../../domain/resume/merging/compare-contents.ts";
import type { Question } from "../../domain/resume/merging/merge.ts";
import { isLine } from "../../domain/sections/line.ts";
import { type DraftContent, keepingStyle } from "../drafts/draft-content.ts";
import { type ComparedPlace, comparedPlaces } from "./compared-places.ts";

/** What any two resumes say differently; `mine` is the one that is compared, `theirs` the one that it is compared with. */
export function compareResumes(mine: DraftContent, other: DraftContent): ComparedPlace[] {
  const theirs: DraftContent = {
    ...keepingStyle(other, mine),
    title: mine.title,
    resume: alignEntries(mine.resume, other.resume),
  };
  return comparedPlaces(withLinesJoined(compareContents(mine, theirs)), mine, theirs);
}

/** Lines of a list that only one of the two has are one difference: a row for each would be a wall of rows. */
function withLinesJoined(questions: readonly Question[]): Question[] {
  const joined = new Map<string, Question[]>();
  for (const question of questions) {
    const isOne = question.kind === "removal" && isLine(question.mine ?? question.theirs);
    const key = isOne ? `only ${JSON.stringify(question.path.slice(0, -1))}` : question.key;
    joined.set(key, [...(joined.get(key) ?? []), question]);
  }
  return [...joined].flatMap(([key, same]) => {
    const [first, ...rest] = same;
    if (!first || rest.length === 0) return same;
    const [mine, theirs] = [linesOf(same, "mine"), linesOf(same, "theirs")];
    const kind = mine && theirs ? "value" : "removal";
    return [{ key, path: first.path.slice(0, -1), kind, mine, theirs }];
  });
}

function linesOf(questions: readonly Question[], side: "mine" | "theirs"): unknown[] | undefined {
  const lines = questions.flatMap((question) => question[side] ?? []);
  return lines.length > 0 ? lines : undefined;
}
