import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { google } from "../../../templates/google/layout.ts";
import { microsoft } from "../../../templates/microsoft/layout.ts";
import type { Resume } from "../../resume/resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { type DocumentReading, READER_IDS } from "../parser/document-reading.ts";
import { parserView } from "../parser/parser-view.ts";
import { checkContent } from "./check-content.ts";
import { verdictOf } from "./verdict.ts";

/** As if each program had read the resume so. */
function readAs(...resumes: readonly Resume[]): DocumentReading[] {
  return READER_IDS.map((reader, at) => {
    const resume = resumes[at] ?? resumes[0] ?? sampleResume;
    return { reader, text: JSON.stringify(resume), resume, leftOver: [] };
  });
}

function verdict(resume: Resume, readings: readonly DocumentReading[] | null) {
  const view = readings && parserView(resume, readings);
  const outcomes = checkContent(resume, {
    template: google,
    today: "2026-11-18",
    pageCount: 1,
    document: view ? { view, bytes: 100_000 } : undefined,
  });
  return { verdict: verdictOf(outcomes), outcomes, fields: view?.fields ?? [] };
}

const withPeriod = (period: string): Resume =>
  resumeOf({
    ...sampleResume,
    experience: sampleResume.experience.map((item, at) => (at === 0 ? { ...item, period } : item)),
  });

test("is clear only where programs have read the file, and each found every field", () => {
  expect(verdict(sampleResume, readAs(sampleResume)).verdict).toBe("clear");
  expect(verdict(sampleResume, null).verdict).toBe("unread");
});

test("broken dates in the view are broken dates in the check", () => {
  const broken = withPeriod("some winters ago");
  const { outcomes, fields, ...given } = verdict(broken, readAs(broken));
  expect(given.verdict).toBe("blocked");
  expect(
    fields.find(({ pointer }) => pointer === "/experience/0/period")?.by.map(({ status }) => status),
  ).toEqual(["unclear", "unclear", "unclear"]);
  expect(outcomes.find(({ id }) => id === "read-dates")?.findings).toMatchObject([
    { pointer: "/experience/0/period", params: { fields: 1, text: "some winters ago" } },
  ]);
});

test("one field that one program reads otherwise stands in the way", () => {
  const fields = verdict(sampleResume, readAs(sampleResume)).fields.map(({ pointer }) => pointer);
  expect(fields.length).toBeGreaterThan(40);
  const wrong = resumeOf({
    ...sampleResume,
    phone: "",
    skills: [],
    experience: [],
    education: [],
    summary: "?",
  });
  for (const readings of [readAs(sampleResume, wrong), readAs(sampleResume, sampleResume, wrong)]) {
    const { verdict: said, fields: seen } = verdict(sampleResume, readings);
    expect(seen.some(({ by }) => by.some(({ status }) => status !== "read"))).toBe(true);
    expect(said).toBe("blocked");
  }
});

test("what the view shows as trouble, and only that, the check tells", () => {
  const other = withPeriod("2001 – 2002");
  const { fields, outcomes } = verdict(sampleResume, readAs(sampleResume, other, sampleResume));
  const troubled = fields
    .filter(({ by }) => by.some(({ status }) => status !== "read"))
    .map(({ pointer }) => pointer);
  const found = outcomes
    .filter(({ group }) => group === "readers")
    .flatMap(({ findings }) => findings.flatMap(({ pointer, others }) => [pointer, ...others]));
  expect(found).toEqual(troubled);
  expect(found).toEqual(["/experience/0/period"]);
});

test("a date that the page shows in another style is read all the same", () => {
  const typed = withPeriod("03/2021 – Present");
  expect(verdict(typed, readAs(sampleResume)).outcomes.find(({ id }) => id === "read-dates")?.status).toBe(
    "passed",
  );
});

test("one cause is told once, with how many fields, and leads to the first that was misread", () => {
  const shifted = resumeOf({
    ...sampleResume,
    skills: ["TypeScript Node.js", ...sampleResume.skills.slice(2)],
    experience: sampleResume.experience.map((item, at) =>
      at === 1 ? { ...item, title: item.company, company: item.title } : item,
    ),
  });
  const inOneColumn = verdict(sampleResume, readAs(sampleResume, shifted, sampleResume)).outcomes;
  const readers = inOneColumn.filter(({ group, status }) => group === "readers" && status === "found");
  expect(readers.map(({ id, count }) => [id, count])).toEqual([
    ["read-items", 1],
    ["read-others", 1],
  ]);
  expect(readers.map(({ findings: [finding] }) => finding)).toMatchObject([
    {
      pointer: "/experience/1/title",
      others: ["/experience/1/company"],
      params: { fields: 2, readers: 1, of: 3, seen: sampleResume.experience[1]?.company },
    },
    { pointer: "/skills/0", params: { fields: sampleResume.skills.length, readers: 1, of: 3 } },
  ]);
});

test("what stands in a narrow column is misread for one cause, whatever its section", () => {
  const shifted = resumeOf({ ...sampleResume, skills: [], certifications: [], languages: [] });
  const view = parserView(sampleResume, readAs(sampleResume, shifted));
  const outcomes = checkContent(sampleResume, {
    template: microsoft,
    today: "2026-11-18",
    document: { view, bytes: 1 },
  });
  const found = outcomes.filter(({ group, status }) => group === "readers" && status === "found");
  expect(found).toMatchObject([{ id: "read-columns", count: 1, findings: [{ pointer: "/skills/0" }] }]);
});

test("a profile that a program keeps among its links was read", () => {
  const written = resumeOf({ ...sampleResume, website: "linkedin.com/in/nora" });
  const seen = resumeOf({
    ...written,
    website: "",
    links: [{ label: "LinkedIn", url: "https://linkedin.com/in/nora" }],
  });
  expect(verdict(written, readAs(seen)).verdict).toBe("clear");
});

test("a file that portals refuse is told", () => {
  const view = parserView(sampleResume, readAs(sampleResume));
  const outcomes = checkContent(sampleResume, {
    template: google,
    today: "2026-11-18",
    document: { view, bytes: 3 * 1024 * 1024 },
  });
  expect(outcomes.find(({ id }) => id === "file-size")?.findings[0]?.params).toEqual({
    megabytes: "3.0",
    limit: 2.5,
  });
});
