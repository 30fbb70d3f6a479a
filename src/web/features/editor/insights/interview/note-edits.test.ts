import { expect, test } from "vitest";
import { carriedText } from "../../../../../domain/files/carried-resume.ts";
import { applyEdit } from "../../../../../domain/resume/edits.ts";
import type { AnswerPart } from "../../../../../domain/resume/interview-notes.ts";
import { parseResume } from "../../../../../domain/resume/parse-resume.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { sampleResume } from "../../../../../domain/resume/sample-resume.ts";
import { putNote } from "./note-edits.ts";

function noted(resume: Resume, id: string, part: AnswerPart, text: string): Resume {
  const outcome = applyEdit(resume, putNote(resume, id, part, text), () => "new");
  return outcome.ok ? outcome.resume : expect.fail(JSON.stringify(outcome));
}

test("notes are kept by the line, part by part, and go when they are emptied", () => {
  const one = noted(sampleResume, "tidewell-1", "situation", "Every night was late.");
  const both = noted(one, "tidewell-1", "result", "Nobody was called out.");
  expect(both.interview).toEqual({
    "tidewell-1": { situation: "Every night was late.", result: "Nobody was called out." },
  });
  const less = noted(both, "tidewell-1", "situation", "");
  expect(less.interview).toEqual({ "tidewell-1": { result: "Nobody was called out." } });
  expect(noted(less, "tidewell-1", "result", "").interview).toBeUndefined();
});

test("no file that is sent to employers holds them", () => {
  const resume = noted(sampleResume, "everybody-1", "action", "What only I know");
  expect(carriedText(resume)).not.toContain("What only I know");
});

test("as many as may be, and no more", () => {
  const many = (count: number) => ({
    ...sampleResume,
    interview: Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, { task: "t" }])),
  });
  expect(parseResume(many(200)).ok).toBe(true);
  expect(parseResume(many(201)).ok).toBe(false);
  expect(parseResume({ ...sampleResume, interview: { "a b": { task: "t" } } }).ok).toBe(false);
  expect(parseResume({ ...sampleResume, interview: { a: { task: "t".repeat(1_001) } } }).ok).toBe(false);
});
