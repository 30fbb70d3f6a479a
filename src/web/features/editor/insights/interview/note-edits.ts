import { type Edit, setField } from "../../../../../domain/resume/edits.ts";
import type { AnswerPart } from "../../../../../domain/resume/interview-notes.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";

/** Puts one part of an answer with the resume. What is empty is not kept. */
export function putNote({ interview = {} }: Resume, id: string, part: AnswerPart, text: string): Edit {
  return setField("/interview", { ...interview, [id]: { ...interview[id], [part]: text } });
}
