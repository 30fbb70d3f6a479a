import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { applyEdit } from "../../resume/edits.ts";
import type { Resume } from "../../resume/resume.ts";
import { addShown, placeFor, proposedWords, type ShownWords } from "./add-shown.ts";
import type { Requirement, RequirementKind } from "./job-match.ts";

const asked = (skill: string, kind: RequirementKind): Requirement => ({
  skill,
  kind,
  level: "must",
  status: "missing",
  evidence: null,
  pointer: null,
  via: null,
  asked: skill,
  anyOf: null,
  years: null,
});

const NURSE = resumeOf({
  summary: "Nurse.",
  location: "Sligo",
  languages: ["German (B2)"],
  skills: ["Epic"],
  experience: [
    { title: "Nurse", company: "OHSU", period: "2020", bullets: ["Triaged patients"] },
    { title: "Aide", company: "Willow", period: "2018", bullets: [] },
  ],
});

/** The resume after somebody said that they have it; what they did not type is what was proposed. */
function after(requirement: Requirement, typed: Partial<ShownWords> = {}, resume: Resume = NURSE): Resume {
  const place = placeFor(requirement, resume);
  const words = { text: proposedWords(requirement, place, resume), detail: "", position: 0, ...typed };
  let id = 0;
  return addShown(resume, place, words).reduce((before, edit) => {
    id += 1;
    const done = applyEdit(before, edit, () => `new${id}`);
    if (!done.ok) throw new Error(JSON.stringify(done));
    return done.resume;
  }, resume);
}

test("a skill, a tool and a licence come where they are listed, once", () => {
  expect(after(asked("IV therapy", "skill")).skills.map(({ text }) => text)).toEqual(["Epic", "IV therapy"]);
  expect(after(asked("epic", "tool")).skills).toHaveLength(1);
  expect(after(asked("PALS certification", "licence")).certifications).toMatchObject([
    { text: "PALS certification" },
  ]);
});

test("a language comes with its level, and one that is there gets another level", () => {
  expect(after(asked("Fluent Polish", "language"), { detail: "C1" }).languages).toMatchObject([
    { text: "German (B2)" },
    { text: "Polish", level: "C1" },
  ]);
  expect(after(asked("Fluent German (C1)", "language"), { detail: "C1" }).languages).toMatchObject([
    { text: "German", level: "C1" },
  ]);
  expect(after(asked("German", "language")).languages).toMatchObject([{ text: "German (B2)" }]);
});

test("what somebody did is theirs to say, and goes as a line into the position that they pick", () => {
  const duty = asked("Administer medication", "duty");
  expect(proposedWords(duty, placeFor(duty, NURSE), NURSE)).toBe("");
  const { experience } = after(duty, { text: "Gave medication to 12 residents. ", position: 1 });
  expect(experience[1]?.bullets).toMatchObject([{ text: "Gave medication to 12 residents." }]);
  expect(experience[0]?.bullets).toHaveLength(1);
});

test("a degree, a place and a right to work have their places; a line without a position goes into the summary", () => {
  expect(after(asked("degree in nursing", "degree"), { detail: "Leeds" }).education).toMatchObject([
    { degree: "Degree in nursing", school: "Leeds" },
  ]);
  expect(after(asked("Galway", "place"), { text: "Galway" }).location).toBe("Galway");
  expect(proposedWords(asked("Galway", "place"), "location", NURSE)).toBe("Sligo");
  expect(after(asked("right to work in Ireland", "authorisation")).summary).toBe(
    "Nurse. Right to work in Ireland.",
  );
  const none = resumeOf({});
  expect(after(asked("triage", "duty"), { text: "I triage." }, none).summary).toBe("I triage.");
});
