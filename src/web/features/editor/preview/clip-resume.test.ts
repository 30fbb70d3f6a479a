import { expect, test } from "vitest";
import { resumeOf } from "../../../../../tests/factories/given-resume.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { clipResume } from "./clip-resume.ts";

test("a resume of the usual length is shown whole, as it is", () => {
  expect(clipResume(sampleResume)).toEqual({ shown: sampleResume, clipped: false });
  expect(clipResume(sampleResume).shown).toBe(sampleResume);
});

test("of an endless one so many lines are shown, from the top", () => {
  const bullets = Array.from({ length: 100 }, (_, index) => `Line ${index}`);
  const experience = Array.from({ length: 100 }, () => ({ title: "Job", company: "", period: "", bullets }));
  const resume = resumeOf({ experience });
  const { shown, clipped } = clipResume(resume, 250);
  expect(clipped).toBe(true);
  expect(shown.experience.map((item) => item.bullets.length)).toEqual([100, 100, 48]);
  expect(shown.experience[0]).toBe(resume.experience[0]);
});
