import { expect, test } from "vitest";
import { applyEdit } from "../../../../../domain/resume/edits.ts";
import { sampleResume } from "../../../../../domain/resume/sample-resume.ts";
import { putLetter, removeLetter } from "./letter-edits.ts";

test("a letter comes, changes and goes with its resume, and nothing else changes", () => {
  const first = applyEdit(sampleResume, putLetter(sampleResume, "Dear team"));
  expect(first).toEqual({ ok: true, resume: { ...sampleResume, coverLetter: "Dear team" } });
  if (!first.ok) return;
  expect(putLetter(first.resume, "Dear all")).toEqual({
    type: "set",
    pointer: "/coverLetter",
    value: "Dear all",
  });
  expect(applyEdit(first.resume, removeLetter(first.resume))).toEqual({ ok: true, resume: sampleResume });
});
