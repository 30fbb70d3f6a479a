import { parsePointer, valueAt } from "../../json/json-pointer.ts";
import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import { isLine } from "../../sections/line.ts";
import { linesOf } from "../resume-lines.ts";
import { evidenceFor } from "./evidence.ts";
import { generalQuestions, occupationOf } from "./occupations.ts";
import { isOwnLine } from "./own-line.ts";
import type { InterviewPlan } from "./preparation.ts";
import { questionsFor } from "./questions.ts";

/** For each bullet the questions that it invites, with what the resume itself has to answer them; then those that anybody of the trade is asked. */
export function prepareInterview(whole: Resume): InterviewPlan {
  const resume = visibleResume(whole);
  const lines = linesOf(resume);
  const evidence = evidenceFor(resume, lines);
  const occupation = occupationOf(resume);
  return {
    lines: lines
      .filter(({ text }) => isOwnLine(text))
      .map((line) => ({
        pointer: line.pointer,
        id: idAt(resume, line.pointer),
        line: line.text,
        questions: questionsFor(line.text),
        evidence: evidence(line),
      })),
    occupation: occupation?.label ?? null,
    general: generalQuestions(occupation),
  };
}

function idAt(resume: Resume, pointer: string): string {
  const line = valueAt(resume, parsePointer(pointer) ?? []);
  return isLine(line) ? line.id : "";
}
