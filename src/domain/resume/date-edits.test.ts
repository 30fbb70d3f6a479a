import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { sortSection } from "./date-edits.ts";
import { applyEdit, type Edit } from "./edits.ts";
import type { Resume } from "./resume.ts";
import { sectionNamed } from "./section-list.ts";

function edited(resume: Resume, edits: readonly Edit[]): Resume {
  return edits.reduce((before, edit) => {
    const outcome = applyEdit(before, edit, () => "new");
    return outcome.ok ? outcome.resume : before;
  }, resume);
}

function position(title: string, period: string, sameEmployer?: true) {
  return { title, company: title, period, bullets: [], ...(sameEmployer && { sameEmployer }) };
}

function publication(name: string, date: string) {
  return { name, publisher: "", date, summary: "" };
}

function sorted(resume: Resume, key: string): Resume {
  const section = sectionNamed(resume, key);
  return edited(resume, section ? sortSection(resume, section) : []);
}

test("a section is sorted newest first; positions at one employer stay together, and what has no date its place", () => {
  const resume = resumeOf({
    experience: [
      position("old", "2010 – 2012"),
      position("lead", "2015 – 2019"),
      position("junior", "2013 – 2015", true),
      position("undated", ""),
      position("now", "2019 – Present"),
    ],
  });
  expect(sorted(resume, "experience").experience.map(({ title }) => title)).toEqual([
    "now",
    "lead",
    "junior",
    "undated",
    "old",
  ]);
  const again = sorted(resume, "experience");
  expect(sorted(again, "experience")).toBe(again);
  expect(again.experience.map(({ id }) => id).toSorted()).toEqual(
    resume.experience.map(({ id }) => id).toSorted(),
  );
});

test("a block counts by its newest position, wherever that stands in it, and custom sections are sorted too", () => {
  const resume = resumeOf({
    experience: [
      position("head", "2001 – 2002"),
      position("newest", "2020 – 2022", true),
      position("b", "2015 – 2018"),
    ],
    custom: [
      {
        title: "Talks",
        kind: "publications",
        content: [publication("one", "2019"), publication("two", "2024")],
      },
    ],
  });
  expect(sorted(resume, "experience")).toBe(resume);
  const key = `custom:${resume.custom?.[0]?.id}`;
  expect(sorted(resume, key).custom?.[0]?.content).toMatchObject([{ name: "two" }, { name: "one" }]);
  expect(sorted(resume, "skills")).toBe(resume);
});
