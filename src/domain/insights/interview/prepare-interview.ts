import { readQuantities } from "../../claims/quantities/read-quantities.ts";
import type { Resume } from "../../resume/resume.ts";
import { linesOf } from "../ats/lines.ts";
import type { InvitedQuestion, Preparation } from "./preparation.ts";

/** For each bullet the questions that it invites, with what the resume itself has to answer them. */
export function prepareInterview(resume: Resume): Preparation[] {
  return linesOf(resume).map(({ text, pointer }) => ({
    pointer,
    line: text,
    questions: questionsFor(text),
    evidence: [],
  }));
}

function questionsFor(line: string): InvitedQuestion[] {
  const [first] = readQuantities(line);
  const asked: InvitedQuestion[] = [
    { code: "how", question: "How did you go about it, step by step?", about: line },
  ];
  if (first) {
    const about = line.slice(first.start, first.end);
    asked.push({ code: "number", question: `How did you arrive at “${about}”?`, about });
  }
  return asked;
}
