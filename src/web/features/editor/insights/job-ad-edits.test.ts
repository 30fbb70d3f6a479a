import { expect, test } from "vitest";
import { resumeOf } from "../../../../../tests/factories/given-resume.ts";
import { carriedText, readCarried } from "../../../../domain/files/carried-resume.ts";
import { applyEdit } from "../../../../domain/resume/edits.ts";
import { jobAnswerTo } from "../../../../domain/resume/job-answers.ts";
import { exportJsonResume } from "../../../../domain/resume/json-resume/export-json-resume.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { putJobAd, putJobAnswers, withJobAdOf } from "./job-ad-edits.ts";

const AD = "Nurse wanted at St Anne's";

function after(resume: Resume, edit: ReturnType<typeof putJobAd>): Resume {
  const done = applyEdit(resume, edit, () => "new");
  if (!done.ok) throw new Error("refused");
  return done.resume;
}

test("an ad is put, changed and taken away with its field", () => {
  const first = after(resumeOf({}), putJobAd(resumeOf({}), AD));
  expect(first.jobAd).toBe(AD);
  expect(after(first, putJobAd(first, "Other")).jobAd).toBe("Other");
  expect("jobAd" in after(first, putJobAd(first, "  "))).toBe(false);
});

test("an answer is kept for the thing, however it is written, and can be taken back", () => {
  const said = after(resumeOf({}), putJobAnswers(resumeOf({}), ["RN license"], "not-mine"));
  expect(jobAnswerTo(said.jobAnswers ?? [], "rn LICENSE")).toBe("not-mine");
  const later = after(said, putJobAnswers(said, ["RN License"], "later"));
  expect(later.jobAnswers).toEqual([{ asked: "RN License", answer: "later" }]);
  expect("jobAnswers" in after(later, putJobAnswers(later, ["RN license"], null))).toBe(false);
});

test("a file that brings no ad takes none away", () => {
  const before = resumeOf({ jobAd: AD, jobAnswers: [{ asked: "Excel", answer: "later" }] });
  expect(withJobAdOf(before, resumeOf({}))).toMatchObject({ jobAd: AD, jobAnswers: before.jobAnswers });
  expect(withJobAdOf(before, resumeOf({ jobAd: "Theirs" })).jobAd).toBe("Theirs");
});

test("no file for others has the ad or what was said about it", () => {
  const resume = resumeOf({ jobAd: AD, jobAnswers: [{ asked: "Excel", answer: "not-mine" }] });
  for (const text of [carriedText(resume), JSON.stringify(exportJsonResume(resume))]) {
    expect(text).not.toContain("St Anne");
    expect(text).not.toContain("not-mine");
  }
  expect(readCarried(JSON.stringify(resume))).not.toHaveProperty("jobAd");
});
