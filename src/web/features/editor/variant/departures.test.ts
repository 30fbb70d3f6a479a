import { expect, test } from "vitest";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { departuresOf, describeClashes, followSource } from "./departures.ts";

const source: DraftContent = { ...emptyContent(), title: "Career", resume: sampleResume };
const [first = expect.fail(), second = expect.fail(), ...others] = sampleResume.experience;
const [line = expect.fail(), next = expect.fail(), ...lines] = first.bullets;
const LINE = `/resume/experience/${first.id}/bullets/${next.id}/text`;
const inFirst = (bullets: typeof first.bullets) => ({
  ...sampleResume,
  experience: [{ ...first, bullets }, second, ...others],
});
const mine: DraftContent = {
  ...source,
  title: "Acme",
  template: "apple",
  resume: {
    ...inFirst([line, { ...next, text: "As Acme likes it" }, ...lines]),
    role: "Nurse",
    coverLetter: "To Acme",
    jobAd: "Acme needs a nurse",
    skills: sampleResume.skills.toReversed(),
    education: [],
  },
};

test("every place is named by its section and what an entry is known by, and its own title, letter and ad are none", () => {
  const [school = expect.fail()] = sampleResume.education;
  expect(departuresOf(mine, source).map(({ section, name, place }) => [section, name, place])).toEqual([
    ["Contact", "Role", "/resume/role"],
    ["Experience", `${first.title}, ${first.company} · line 2`, LINE],
    ["Education", `${school.school}, ${school.degree}`, `/resume/education/${school.id}`],
    ["Skills", "Order of the entries", "/resume/skills"],
    ["Design", "Template", "/template"],
  ]);
});

test("a place that follows the source again is no difference any more, and the others stay", () => {
  for (const departure of departuresOf(mine, source)) {
    const followed = followSource(mine, source, departure) ?? expect.fail();
    const left = departuresOf(mine, source).filter(({ key }) => key !== departure.key);
    expect(departuresOf(followed, source).map(({ key }) => key)).toEqual(left.map(({ key }) => key));
    expect(followed.title).toBe("Acme");
  }
});

test("a clash is shown with both sides, also where one of them has no such entry", () => {
  const clashes = [
    { place: LINE, kind: "value" as const, mine: "As Acme likes it", source: next.text },
    {
      place: `/resume/education/${sampleResume.education[0]?.id}`,
      kind: "removal" as const,
      mine: undefined,
      source: sampleResume.education[0],
    },
  ];
  const shown = describeClashes(clashes, mine, source);
  expect(shown.map(({ key, name, mine: own, theirs }) => [key, name, own, theirs])).toEqual([
    [LINE, `${first.title}, ${first.company} · line 2`, "As Acme likes it", next.text],
    [clashes[1]?.place, expect.stringContaining(", "), null, expect.stringContaining("\n")],
  ]);
});

test("what is in a group of skills is named by its group, and hidden is said as hidden", () => {
  const group = {
    id: "g",
    text: "Clinical",
    keywords: [
      { id: "a", text: "Epic" },
      { id: "b", text: "ECG" },
    ],
  };
  const of = (keywords: typeof group.keywords, change: object): DraftContent => ({
    ...source,
    resume: {
      ...sampleResume,
      experience: [{ ...first, ...change }, second, ...others],
      skills: [{ ...group, keywords }],
    },
  });
  const shown = departuresOf(of(group.keywords.toReversed(), { hidden: true }), of(group.keywords, {}));
  expect(shown.map(({ name, mine: own, theirs }) => [name, own, theirs])).toEqual([
    [`${first.title}, ${first.company} · on the page`, "Hidden", "Shown"],
    ["Clinical · What belongs to it · order", "1. ECG\n2. Epic", "1. Epic\n2. ECG"],
  ]);
});
