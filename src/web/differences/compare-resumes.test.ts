import { expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../tests/factories/given-resume.ts";
import { type DraftContent, emptyContent } from "../drafts/draft-content.ts";
import { compareResumes } from "./compare-resumes.ts";

const draft = (title: string, resume: GivenResume): DraftContent => ({
  ...emptyContent(),
  title,
  resume: resumeOf(resume),
});
const shown = (one: DraftContent, other: DraftContent) =>
  compareResumes(one, other).map(({ section, name, mine, theirs }) => [section, name, mine, theirs]);

const nurse = { company: "Mercy Hospital", title: "Nurse", period: "2019" };
const baker = { company: "Corner Bakery", title: "Baker", period: "2012" };

test("two resumes that share no line are compared by section: what only one has is one row for each list", () => {
  const one = draft("One", {
    role: "Nurse",
    skills: ["Triage", "Excel", "Wound care"],
    experience: [
      { ...nurse, bullets: ["Cared for 12 patients a night", "Trained two juniors", "Kept the stock"] },
    ],
  });
  const other = draft("Other", {
    role: "Baker",
    skills: ["Excel", "Sourdough"],
    experience: [
      { ...baker, bullets: ["Baked bread"] },
      { ...nurse, bullets: ["Cared for 14 patients a night"] },
    ],
  });
  expect(shown(one, other)).toEqual([
    ["Contact", "Role", "Nurse", "Baker"],
    [
      "Experience",
      "Nurse, Mercy Hospital · line 1",
      "Cared for 12 patients a night",
      "Cared for 14 patients a night",
    ],
    ["Experience", "Nurse, Mercy Hospital · Bullets", "• Trained two juniors\n• Kept the stock", null],
    ["Experience", "Baker, Corner Bakery", null, expect.stringContaining("Baked bread")],
    ["Skills", "", "• Triage\n• Wound care", "• Sourdough"],
  ]);
  expect(shown(one, { ...one, title: "Renamed" })).toEqual([]);
});

test("a line that only the other has is named by the position that it stands in, wherever that stands there", () => {
  const one = draft("One", {
    experience: [
      { ...baker, bullets: ["Baked"] },
      { ...nurse, bullets: ["Cared"] },
    ],
  });
  const other = draft("Other", {
    experience: [
      { ...nurse, bullets: ["Cared", "Trained"] },
      { ...baker, bullets: ["Baked"] },
    ],
  });
  expect(shown(one, other)).toContainEqual(["Experience", "Nurse, Mercy Hospital · line 2", null, "Trained"]);
});
