import { describe, expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { cpuOf } from "../../../tests/support/cpu.ts";
import type { Requirement } from "../insights/match/job-match.ts";
import { LIMITS } from "../limits.ts";
import type { Resume } from "../resume/resume.ts";
import { textsOf } from "../sections/line.ts";
import { applySteps } from "./apply-steps.ts";
import { skillsStep } from "./skills-step.ts";

const asked = (skill: string): Requirement => ({
  ...{ skill, asked: skill, level: "must", status: "proven", kind: "skill" },
  ...{ evidence: null, pointer: null, via: null, anyOf: null, years: null },
});

/** As many skills as there may be, with as many words in each. */
function fullOf(word: (group: number, nth: number) => string): Resume {
  const skills = Array.from({ length: LIMITS.skills }, (_, group) => ({
    text: `Group ${group}`,
    keywords: Array.from({ length: LIMITS.keywords }, (_, nth) => word(group, nth)),
  }));
  return resumeOf({ skills });
}

describe("skills that an ad asks for", () => {
  test("inside a group: the step names the group, and proves what moves", () => {
    const clinical = { text: "Clinical", keywords: ["Telemetry", "Wound care", "Epic"] };
    const resume = resumeOf({ skills: [clinical, { text: "Baking", keywords: [] }] });
    const [step = expect.fail()] = skillsStep(resume, [asked("telemetry"), asked("Epic")]);
    expect([step.before, step.after]).toEqual([
      "Clinical: Telemetry, Wound care, Epic",
      "Clinical: Telemetry, Epic, Wound care",
    ]);
    expect(step.proofs.map(({ requirement, quote }) => [requirement, quote.text])).toEqual([
      ["Epic", "Epic"],
    ]);
    expect(step.proofs[0].quote.place).toBe(
      `/skills/${resume.skills[0]?.id}/keywords/${resume.skills[0]?.keywords?.[2]?.id}`,
    );
  });

  test("of thousands that are asked for, as many go up as a page can show, and as the step says", () => {
    const resume = fullOf((_, nth) => (nth === 0 ? "Baking" : "Python"));
    const skills = resume.skills
      .toReversed()
      .map((skill, nth) => (nth % 2 === 0 ? { ...skill, keywords: [] } : skill));
    const mixed = { ...resume, skills };
    const [step = expect.fail()] = skillsStep(mixed, [asked("Python")]);
    expect(step.edits.length).toBe(100);
    const [order] = step.after?.split("\n") ?? [];
    expect(textsOf(applySteps(mixed, [step]).skills).join(", ")).toBe(order);
  });

  test("names of their own are looked at before the words inside thousands of groups", () => {
    const full = fullOf((group, nth) => `wo${group} ki${nth}`);
    const skills = full.skills.map((skill, nth) => (nth === 199 ? { ...skill, text: "Python" } : skill));
    const [step = expect.fail()] = skillsStep({ ...full, skills }, [asked("Python")]);
    expect(step.after).toMatch(/^Python, Group 0/);
  });

  test("ten thousand different words cost no more than some hundreds", () => {
    const full = fullOf((group, nth) => `wo${group} ki${nth}`);
    const requirements = Array.from({ length: 80 }, (_, nth) => asked(`tool${nth} and thing${nth}`));
    expect(cpuOf(() => skillsStep(full, requirements))).toBeLessThan(100);
  });
});
