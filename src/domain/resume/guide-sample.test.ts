import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { withGuide } from "./guide.ts";
import { guideSample } from "./guide-sample.ts";
import { parseResume } from "./parse-resume.ts";
import { emptyResume } from "./resume.ts";
import { sampleResume } from "./sample-resume.ts";

test("the guide is the sample while nothing is known, and of no trade once a role or a title is written", () => {
  expect(guideSample(emptyResume())).toBe(sampleResume);
  const nurses = [
    resumeOf({ role: "Staff Nurse" }),
    resumeOf({ experience: [{ title: "Staff Nurse", company: "", period: "", bullets: [] }] }),
  ];
  for (const nurse of nurses) {
    const shown = JSON.stringify(withGuide(nurse, guideSample(nurse)).resume);
    expect(shown).not.toMatch(/software|engineer|developer|service|TypeScript|Kubernetes|Computer/i);
    expect(parseResume(guideSample(nurse)).ok).toBe(true);
  }
});
