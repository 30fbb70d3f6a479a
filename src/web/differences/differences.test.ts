import { expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { PORTRAIT } from "../../../tests/factories/photos.ts";
import type { Mark } from "../../domain/marks/mark.ts";
import { compareContents } from "../../domain/resume/merging/compare-contents.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import type { Line } from "../../domain/sections/line.ts";
import { type DraftContent, emptyContent } from "../drafts/draft-content.ts";
import { mergeDrafts } from "../drafts/merging/merge-drafts.ts";
import { changedParts, differencesOf } from "./differences.ts";

const base: DraftContent = { ...emptyContent(), title: "Mine", resume: sampleResume };
const [first, second, ...others] = sampleResume.experience;
if (!first || !second) throw new Error("the sample has too few positions");
const theirs: DraftContent = {
  ...base,
  theme: "navy",
  resume: resumeOf({
    ...sampleResume,
    role: "Their role",
    experience: [{ ...first, title: "Their title" }, second, ...others],
    skills: ["Only one"],
    coverLetter: "Their letter",
    sectionOrder: ["skills"],
  }),
};
const asked = (...versions: Parameters<typeof mergeDrafts>) =>
  differencesOf(mergeDrafts(...versions).questions, versions[1], versions[2]);

test("every field that differs is named as the form names it, with both values in words", () => {
  const found = asked(null, base, theirs);
  expect(found.map(({ label, theirs: words }) => [label, words])).toEqual([
    ["Role", "Their role"],
    ["Experience 1: Title", "Their title"],
    ["Skills", "• Only one"],
    ["Cover letter", "Their letter"],
    ["Order of the sections", "Skills"],
    ["Theme", "Navy"],
  ]);
  expect(asked(null, base, structuredClone(base))).toEqual([]);
});

test("lines, entries, removals and orders are named by their place", () => {
  const [line = { id: "", text: "" }, ...lines] = first.bullets;
  const [skill = line, next = line, ...skills] = sampleResume.skills;
  const version = (bullet: string, entry: string, experience: typeof sampleResume.experience) => ({
    ...base,
    resume: {
      ...sampleResume,
      skills: [skill, { ...next, text: entry }, ...skills],
      experience: [{ ...first, bullets: [{ ...line, text: bullet }, ...lines] }, ...experience],
    },
  });
  const found = asked(
    version(line.text, next.text, [second, ...others]),
    version("Mine", "My skill", [{ ...second, title: "Changed here" }, ...others]),
    version("Theirs", "Their skill", others),
  );
  expect(found.map(({ label }) => label)).toEqual([
    "Experience 1: Bullets, line 1",
    "Experience 2",
    "Skills, entry 2",
  ]);
  expect(found[1]).toMatchObject({ theirs: null });
  expect(found[1]?.mine).toContain("Changed here");

  const ordered = (...order: string[]) => ({
    ...base,
    resume: resumeOf({ ...sampleResume, skills: order.map((text) => ({ id: text, text })) }),
  });
  expect(asked(ordered("a", "b", "c"), ordered("c", "b", "a"), ordered("b", "a", "c"))).toMatchObject([
    { label: "Order of Skills", mine: "1. c\n2. b\n3. a", theirs: "1. b\n2. a\n3. c" },
  ]);
});

test("the parts that changed are named once each", () => {
  expect(changedParts(base, theirs)).toEqual([
    "Role",
    ...["Experience", "Skills", "Cover letter", "Order of the sections", "Theme"],
  ]);
});

test("statements are named by what they are about", () => {
  const version = (words: string) => ({
    ...base,
    resume: {
      ...sampleResume,
      statements: [words],
      experience: [{ ...first, statements: [words] }, second, ...others],
    },
  });
  // A statement is added or removed, never written anew: both sides' stay.
  expect(asked(version("Before"), version("Mine"), version("Theirs"))).toEqual([]);
  expect(asked(null, base, version("Theirs")).map(({ label, theirs: words }) => [label, words])).toEqual([
    ["Experience 1: what you confirmed", "• Theirs"],
    ["Summary: what you confirmed", "• Theirs"],
  ]);
  expect(changedParts(base, version("Theirs"))).toEqual(["Experience", "Summary: what you confirmed"]);
  const [about] = first.bullets;
  const line = { text: "How many? 4", line: about?.id ?? "" };
  const lined = { ...sampleResume, experience: [{ ...first, statements: [line] }, second, ...others] };
  expect(asked(null, base, { ...base, resume: lined }).map(({ theirs: words }) => words)).toEqual([
    `• How many? 4 (about “${about?.text}”)`,
  ]);
});

test("a photo is one value, and is spoken of in words", () => {
  const mine = { data: PORTRAIT };
  const other = { data: "another" };
  const shows = (photo?: typeof mine & { hidden?: boolean }): DraftContent => ({
    ...base,
    resume: { ...sampleResume, ...(photo && { photo }) },
  });
  const words = (here: DraftContent, there: DraftContent) =>
    asked(null, here, there).map(({ label, mine: own, theirs: elsewhere }) => [label, own, elsewhere]);
  expect(words(shows(mine), shows())).toEqual([["Photo", "A photo", "No photo"]]);
  expect(words(shows(), shows(mine))).toEqual([["Photo", "No photo", "A photo"]]);
  expect(words(shows(mine), shows(other))).toEqual([["Photo", "A photo", "Another photo"]]);
  expect(words(shows(mine), shows({ ...mine, hidden: true }))).toEqual([
    ["Photo", "A photo", "A photo, hidden"],
  ]);
  // One hid it and the other chose another one: the parts of both together would be what nobody chose.
  expect(
    asked(shows({ data: "first" }), shows({ data: "first", hidden: true }), shows(other)).map(
      ({ label, theirs: elsewhere }) => [label, elsewhere],
    ),
  ).toEqual([["Photo", "Another photo"]]);
  expect(changedParts(shows(), shows(mine))).toEqual(["Photo"]);
});

test("further fields, details, links and custom sections are named as the form names them", () => {
  const full = fullResume();
  const version = (words: string, code: "de" | "fr") => {
    const resume = structuredClone(full);
    const [position, study, skill] = [resume.experience[0], resume.education[0], resume.skills[1]];
    const [link, talks, course] = [resume.links?.[0], resume.custom?.[0], resume.education[0]?.courses?.[1]];
    if (!position || !study || !skill?.keywords?.[0] || !link || talks?.kind !== "publications" || !course)
      throw new Error("the full resume lacks a field");
    position.location = words;
    study.grade = words;
    course.text = words;
    skill.level = words;
    skill.keywords[0].text = words;
    link.url = words;
    talks.title = `${words} talks`;
    for (const talk of talks.content) talk.publisher = words;
    return { ...base, resume: { ...resume, language: code, sectionOptions: { skills: { title: words } } } };
  };
  const found = asked({ ...base, resume: full }, version("Mine", "de"), version("Theirs", "fr"));
  expect(found.map(({ label, theirs: other }) => [label, other])).toEqual([
    ["Experience 1: Location", "Theirs"],
    ["Education 1: Grade", "Theirs"],
    ["Education 1: Courses, entry 2", "Theirs"],
    ["Skills, entry 2: Level", "Theirs"],
    ["Skills, entry 2: What belongs to it, entry 1", "Theirs"],
    ["Links 1: Address", "Theirs"],
    ["Mine talks: title", "Theirs talks"],
    ["Mine talks 1: Journal or publisher", "Theirs"],
    ["Language of the resume", "Français"],
    ["Skills: title", "Theirs"],
  ]);
  const hidden = { ...full, experience: full.experience.map((item) => ({ ...item, hidden: true })) };
  const flags = asked(null, { ...base, resume: full }, { ...base, resume: hidden });
  expect(flags[0]).toMatchObject({ label: "Experience 1: on the page", mine: "Shown", theirs: "Hidden" });
  expect(changedParts({ ...base, resume: full }, version("Theirs", "fr"))).toEqual([
    ...["Experience", "Education", "Skills", "Links", "Custom sections"],
    ...["Titles of sections, and which are shown", "Language of the resume"],
  ]);
});

test("details of an imported file are named as such, and shown as the data they are", () => {
  const version = (image: string, id: number) => ({
    ...base,
    resume: {
      ...sampleResume,
      foreign: { basics: { image } },
      experience: [{ ...first, foreign: { id } }, second, ...others],
    },
  });
  expect(asked(version("a.png", 1), version("b.png", 2), version("c.png", 3))).toMatchObject([
    { label: "Experience 1: details of an imported file", mine: "2", theirs: "3" },
    { label: "Details of an imported file", mine: "b.png", theirs: "c.png" },
  ]);
  expect(changedParts(base, version("a.png", 1))).toEqual(["Experience", "Details of an imported file"]);
});

test("what is bold, italic or a link is told by the words, also of a line that stands elsewhere on the other side", () => {
  const line = { id: "line-1", text: "Cut load by half" };
  const other = { id: "line-2", text: "Another" };
  const version = (bullets: Line[], summaryMarks: Mark[]): DraftContent => ({
    ...base,
    resume: resumeOf({
      ...sampleResume,
      summary: "Nurse on a ward.",
      summaryMarks,
      experience: [{ ...first, bullets }],
    }),
  });
  const link: Mark = { from: 0, to: 5, kind: "link", href: "example.org/a" };
  const now = version([line, other], [link]);
  const then = version(
    [other, { ...line, marks: [{ from: 4, to: 8, kind: "bold" }] }],
    [{ ...link, href: "example.org/b" }],
  );
  const found = differencesOf(compareContents(now, then), now, then);
  expect(found.map(({ label, mine, theirs: words }) => [label, mine, words])).toEqual(
    expect.arrayContaining([
      ["Experience 1: Bullets, line 1: bold, italic and links", "Nothing", "Bold: load"],
      ["Summary: bold, italic and links", "Link: Nurse (example.org/a)", "Link: Nurse (example.org/b)"],
    ]),
  );
});
