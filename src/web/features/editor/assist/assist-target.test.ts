import { expect, test } from "vitest";
import { ASSIST_LIMITS, improveRequest } from "../../../../contract/assist.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import { applyEdit } from "../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { type AssistTarget, contextOf, editsFor, firstBullet, sourceOf } from "./assist-target.ts";

const resume: Resume = {
  ...sampleResume,
  experience: [
    { title: "Cashier", company: "Rema", period: "2020 – 2022", bullets: ["One", "Two", "Three"] },
  ],
  projects: [{ name: "Booking", desc: ["First.", "", "Second."] }],
};
const position: AssistTarget = { task: "experience", item: 0 };
const project: AssistTarget = { task: "project", item: 0 };

function used(target: AssistTarget, bullet: number, result: string): Resume {
  return editsFor(target, bullet, result).reduce((before, edit) => {
    const outcome = applyEdit(before, edit);
    return outcome.ok ? outcome.resume : expect.fail();
  }, resume);
}

test("a bullet is improved by itself, a description as a whole", () => {
  expect(sourceOf(resume, position, 1)).toBe("Two");
  expect(sourceOf(resume, project, 0)).toBe("First.\nSecond.");
  expect(sourceOf(resume, { task: "summary", item: 0 }, 0)).toBe(resume.summary);
  expect(sourceOf(resume, { task: "project", item: 9 }, 0)).toBe("");
  expect(sourceOf(resume, position, 9)).toBe("");
});

test("a result takes the place of its source, and nothing else changes", () => {
  expect(used(position, 1, "Second").experience[0]?.bullets).toEqual(["One", "Second", "Three"]);
  expect(used(position, 1, "A\nB").experience[0]?.bullets).toEqual(["One", "A", "B", "Three"]);
  expect(used(project, 0, "A\nB").projects[0]?.desc).toEqual(["A", "B"]);
  expect(used({ task: "summary", item: 0 }, 0, "A\nB").summary).toBe("A\nB");
});

test("the bullet that was edited comes first, else the first that says something", () => {
  const bullets = ["", "One", "Two"];
  expect(firstBullet(bullets, 0, "/experience/0/bullets/2")).toBe(2);
  expect(firstBullet(bullets, 0, "/experience/0/bullets/0")).toBe(1);
  expect(firstBullet(bullets, 0, "/experience/1/bullets/2")).toBe(1);
  expect(firstBullet([], 0, null)).toBe(0);
});

test("only a summary is supported by the whole resume", () => {
  const person = resume.name;
  expect(contextOf(resume, position)).toEqual({
    title: "Cashier",
    company: "Rema",
    period: "2020 – 2022",
    person,
  });
  expect(contextOf(resume, project)).toEqual({ title: "Booking", person });
  expect(contextOf(resume, { task: "summary", item: 0 }).facts).toContain("Rema");
});

test("the facts of the largest resume fit into one request", () => {
  const certifications = Array.from({ length: LIMITS.entries }, () => "証".repeat(LIMITS.entry));
  const context = contextOf({ ...resume, certifications }, { task: "summary", item: 0 });
  const body = { task: "summary", text: "証".repeat(LIMITS.summary), context };
  expect(improveRequest.safeParse(body).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(ASSIST_LIMITS.bodyBytes);
});
