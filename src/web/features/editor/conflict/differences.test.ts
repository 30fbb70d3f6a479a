import { expect, test } from "vitest";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { differences, merged } from "./differences.ts";

const mine: DraftContent = { ...emptyContent(), title: "Mine", resume: sampleResume };
const [first, ...others] = sampleResume.experience;
if (!first) throw new Error("the sample has no position");
const theirs: DraftContent = {
  ...mine,
  theme: "navy",
  resume: {
    ...sampleResume,
    role: "Their role",
    experience: [{ ...first, title: "Their title" }, ...others],
    skills: ["Only one"],
    coverLetter: "Their letter",
    sectionOrder: ["skills"],
  },
};

test("two equal versions differ in nothing", () => {
  expect(differences(mine, structuredClone(mine))).toEqual([]);
});

test("every field that differs is named as the form names it, with both values in words", () => {
  const found = differences(mine, theirs);
  expect(found.map(({ label }) => label)).toEqual([
    "Role",
    "Experience 1: Title",
    "Skills",
    "Cover letter",
    "Order of the sections",
    "Theme",
  ]);
  expect(found.map(({ theirs: words }) => words)).toEqual([
    "Their role",
    "Their title",
    "• Only one",
    "Their letter",
    "Skills",
    "Navy",
  ]);
});

test("lists of different lengths are one difference", () => {
  const shorter = { ...mine, resume: { ...sampleResume, experience: others } };
  expect(differences(mine, shorter).map(({ label }) => label)).toEqual(["Experience"]);
});

test("what was chosen is taken and the rest stays; all of theirs is theirs", () => {
  const found = differences(mine, theirs);
  const chosen = found.filter(
    ({ label }) => label === "Experience 1: Title" || label === "Order of the sections",
  );
  expect(merged(mine, theirs, chosen)).toEqual({
    ...mine,
    resume: { ...sampleResume, experience: theirs.resume.experience, sectionOrder: ["skills"] },
  });
  expect(merged(mine, theirs, found)).toEqual(theirs);
  expect(merged(theirs, mine, found)).toEqual(mine);
});
