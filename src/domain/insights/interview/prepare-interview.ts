import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import { linesOf } from "../resume-lines.ts";
import { evidenceFor } from "./evidence.ts";
import type { Preparation } from "./preparation.ts";
import { questionsFor } from "./questions.ts";

/** For each bullet the questions that it invites, with what the resume itself has to answer them. */
export function prepareInterview(whole: Resume): Preparation[] {
  const resume = visibleResume(whole);
  const lines = linesOf(resume);
  const evidence = evidenceFor(resume, lines);
  return lines.map((line) => ({
    pointer: line.pointer,
    line: line.text,
    questions: questionsFor(line.text),
    evidence: evidence(line),
  }));
}
