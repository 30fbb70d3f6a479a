import { describe, expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../../tests/factories/given-resume.ts";
import { amazon } from "../../../templates/amazon/layout.ts";
import { google } from "../../../templates/google/layout.ts";
import { emptyResume } from "../../resume/resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { findAts } from "./find-ats.ts";

function find(changes: GivenResume, pageCount?: number) {
  return findAts(resumeOf({ ...sampleResume, ...changes }), { template: google, pageCount });
}

function position(bullets: string[], period = "2020 – 2022") {
  return { experience: [{ company: "Acme", title: "Cook", period, bullets }] };
}

test("a good resume has no findings", () => {
  expect(find({}, 1)).toEqual([]);
});

test("an empty resume misses contact and sections, the gravest first", () => {
  const findings = findAts(emptyResume(), { template: google });
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    "missing-contact /name",
    "missing-contact /email",
    "missing-contact /phone",
    "missing-section /experience",
    "missing-section /skills",
    "missing-contact /location",
    "missing-contact /role",
    "missing-section /education",
  ]);
});

describe("each finding leads to its field", () => {
  test("contact that no program can use", () => {
    expect(find({ email: "nora at example.com", phone: "12" })).toEqual([
      {
        code: "malformed-contact",
        pointer: "/email",
        params: { field: "email", text: "nora at example.com" },
        severity: "high",
      },
      {
        code: "malformed-contact",
        pointer: "/phone",
        params: { field: "phone", text: "12" },
        severity: "medium",
      },
    ]);
  });

  test("dates that cannot be read, and none", () => {
    expect(find(position(["Cooked for 40 guests"], "Winter 2019"))).toMatchObject([
      { code: "unreadable-date", pointer: "/experience/0/period", params: { text: "Winter 2019" } },
    ]);
    expect(find(position(["Cooked for 40 guests"], " "))).toMatchObject([
      { code: "missing-date", pointer: "/experience/0/period" },
    ]);
  });

  test("a bullet over 24 words, a project's line over 22", () => {
    const words = (count: number) => `Baked ${"bread ".repeat(count - 2)}1`;
    expect(find(position([words(24), "Sold 3 cakes"]))).toEqual([]);
    expect(find(position(["Sold 3 cakes", words(25)]))).toMatchObject([
      { code: "long-bullet", pointer: "/experience/0/bullets/1", params: { words: 25, limit: 24 } },
    ]);
    expect(find({ projects: [{ name: "Shop", desc: [words(23)] }] })).toMatchObject([
      { code: "long-bullet", pointer: "/projects/0/desc/0", params: { words: 23, limit: 22 } },
    ]);
  });

  test("a position in which nothing is counted, or told", () => {
    expect(find(position(["Cooked lunch", "Washed up"]))).toMatchObject([
      { code: "no-numbers", pointer: "/experience/0/bullets", params: { bullets: 2 } },
    ]);
    expect(find(position([]))).toMatchObject([{ code: "no-bullets", pointer: "/experience/0/bullets" }]);
  });

  test("the first person, but no initial and no summary", () => {
    expect(find(position(["I cooked for 40 guests", "Ran the I/O desk for 3 days"]))).toMatchObject([
      { code: "first-person", pointer: "/experience/0/bullets/0", params: { word: "I" } },
    ]);
  });

  test("a verb that opens three lines, in whatever form", () => {
    expect(find(position(["Managed 3 cooks", "Managed 2 bars", "Managing 4 shops"]))).toMatchObject([
      { code: "repeated-verb", pointer: "/experience/0/bullets/2", params: { verb: "manage", times: 3 } },
    ]);
  });

  test("buzzwords, each once for a field", () => {
    expect(find({ summary: "A results-driven team player, a Team Player indeed." })).toMatchObject([
      { code: "buzzword", pointer: "/summary", params: { word: "results-driven" } },
      { code: "buzzword", pointer: "/summary", params: { word: "team player" } },
    ]);
  });

  test("an uncommon order of sections, the person's own before the template's", () => {
    expect(
      find({ sectionOrder: ["languages", "experience", "summary"] }).map(({ params }) => params),
    ).toEqual([
      { section: "experience", before: "summary" },
      { section: "languages", before: "experience" },
      { section: "languages", before: "education" },
    ]);
    expect(findAts(sampleResume, { template: amazon })).toEqual([]);
  });

  test("more than two pages", () => {
    expect(find({}, 2)).toEqual([]);
    expect(find({}, 3)).toMatchObject([{ code: "many-pages", pointer: "", params: { pages: 3, limit: 2 } }]);
  });
});
