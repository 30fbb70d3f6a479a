import { describe, expect, test } from "vitest";
import { plainOf, resumeOf } from "../../../../tests/factories/given-resume.ts";
import { LIMITS } from "../../limits.ts";
import type { Resume } from "../resume.ts";
import { exportJsonResume } from "./export-json-resume.ts";
import { importJsonResume } from "./import-json-resume.ts";

function imported(document: unknown) {
  const result = importJsonResume(document);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result;
}

function issuesOf(document: unknown) {
  const result = importJsonResume(document);
  return result.ok ? [] : result.issues;
}

function position(period: string) {
  return { company: "Acme", title: "Engineer", period, bullets: [] };
}

describe("when another tool edited the file", () => {
  function editedWork(period: string, change: object): Resume {
    const document = exportJsonResume(resumeOf({ experience: [position(period)] }));
    const [work] = Array.isArray(document.work) ? document.work : [];
    return imported({ ...document, work: [{ ...work, ...change }] }).resume;
  }

  test("the kept text holds while the dates still agree with it", () => {
    const resume = editedWork("January 2020 to now", { position: "Lead" });
    expect(resume.experience).toMatchObject([{ ...position("January 2020 to now"), title: "Lead" }]);
  });

  test("a changed date wins over the kept text", () => {
    expect(editedWork("January 2020 to now", { endDate: "2021-05" }).experience[0]?.period).toBe(
      "Jan 2020 – May 2021",
    );
    expect(editedWork("Winter 2019", { startDate: "2019-11" }).experience[0]?.period).toBe(
      "Nov 2019 – Present",
    );
  });

  test("a kept text of the wrong kind, or beyond all bounds, is ignored", () => {
    const work = { startDate: "2020" };
    for (const period of [5, ["x"], "2020 – now".padEnd(10_000_000), { toString: "x" }]) {
      const { resume } = imported({ work: [{ ...work, "x-candor": { period } }] });
      expect(resume.experience[0]?.period).toBe("2020 – Present");
    }
  });

  test("kept texts follow their items when the list is reordered", () => {
    const periods = ["Winter 2019", "Summer 2020"];
    const document = exportJsonResume(resumeOf({ experience: periods.map(position) }));
    const work = Array.isArray(document.work) ? document.work.toReversed() : [];
    const { resume } = imported({ ...document, work });
    expect(resume.experience.map((item) => item.period)).toEqual(periods.toReversed());
  });
});

describe("importing a JSON Resume of another tool", () => {
  const foreign = {
    $schema: "https://example.com/schema.json",
    basics: {
      name: "Ada Lind",
      label: "Engineer",
      image: "https://example.com/a.png",
      email: "ada@example.com",
      phone: null,
      url: "https://ada.example.com",
      summary: "One.\nTwo.",
      location: { address: "Storgata 1", postalCode: "0155", city: "Oslo", countryCode: "NO" },
      profiles: [{ network: "Mastodon", username: "ada" }],
    },
    work: [
      {
        name: "Acme",
        location: "Bergen",
        position: "Lead",
        url: "",
        startDate: "2019-03-01",
        endDate: "2021-07",
        summary: "Ran the team.\n\nHired four.",
        highlights: ["Shipped it."],
      },
      { company: "Older Tools", position: "Developer", startDate: "2015", endDate: "Present" },
    ],
    volunteer: [{ organization: "Code Club" }],
    education: [
      { institution: "NTNU", area: "Physics", studyType: "MSc", endDate: "2014", score: "A", courses: [] },
    ],
    awards: [],
    certificates: [
      { name: "CKA", issuer: "CNCF", date: "2023-04", url: "https://example.com/cka" },
      { name: "First Aid" },
    ],
    skills: [
      { name: "Web", level: "Master", keywords: ["HTML", "CSS"] },
      { name: "Go" },
      { keywords: ["SQL"] },
    ],
    languages: [{ language: "Norwegian", fluency: "Native" }, { language: "German" }],
    projects: [
      { name: "Tool", description: "A tool.", highlights: ["Fast."], startDate: "2020", keywords: ["cli"] },
    ],
    interests: [{ name: "Chess" }],
    references: [],
    meta: { version: "v1.0.0" },
  };

  test("finds a home for everything that ours can hold", () => {
    expect(plainOf(imported(foreign).resume)).toEqual({
      version: 2,
      name: "Ada Lind",
      role: "Engineer",
      location: "Oslo, Norway",
      email: "ada@example.com",
      phone: "",
      website: "https://ada.example.com",
      summary: "One.\nTwo.",
      links: [{ label: "Mastodon", url: "ada" }],
      experience: [
        {
          company: "Acme",
          title: "Lead",
          period: "1 Mar 2019 – Jul 2021",
          location: "Bergen",
          bullets: ["Ran the team.", "Hired four.", "Shipped it."],
          foreign: { url: "", summary: "Ran the team.\n\nHired four.", highlights: ["Shipped it."] },
        },
        {
          ...{ company: "Older Tools", title: "Developer", period: "2015 – Present", bullets: [] },
          foreign: { company: "Older Tools", startDate: "2015", endDate: "Present" },
        },
      ],
      volunteering: [{ organization: "Code Club", role: "", period: "", bullets: [] }],
      education: [
        {
          ...{ school: "NTNU", degree: "MSc", subject: "Physics", period: "Until 2014", grade: "A" },
          foreign: { courses: [] },
        },
      ],
      skills: [
        { text: "Web", level: "Master", keywords: ["HTML", "CSS"] },
        "Go",
        { text: "SQL", foreign: { keywords: ["SQL"] } },
      ],
      projects: [{ name: "Tool", desc: ["A tool.", "Fast."], period: "2020 – Present", keywords: ["cli"] }],
      certifications: [
        { text: "CKA", issuer: "CNCF", date: "Apr 2023", link: "https://example.com/cka" },
        "First Aid",
      ],
      languages: [{ text: "Norwegian", level: "Native" }, "German"],
      interests: ["Chess"],
      foreign: {
        $schema: "https://example.com/schema.json",
        basics: {
          image: "https://example.com/a.png",
          phone: null,
          location: { address: "Storgata 1", postalCode: "0155" },
        },
        awards: [],
        references: [],
      },
    });
  });

  test("what a person edits here holds, and everything else of the file stays", () => {
    const { resume } = imported(foreign);
    const [first, ...others] = resume.experience;
    if (!first) throw new Error("no position");
    const file = exportJsonResume({
      ...resume,
      location: "Bergen, Norway",
      experience: [{ ...first, title: "Head", bullets: [{ id: "x", text: "Shipped twice." }] }, ...others],
    });
    const [work, ...olderWork] = foreign.work;
    const { summary: _, ...unedited } = work ?? {};
    expect(file).toEqual({
      ...foreign,
      basics: { ...foreign.basics, location: { ...foreign.basics.location, city: "Bergen" } },
      work: [{ ...unedited, position: "Head", highlights: ["Shipped twice."] }, ...olderWork],
    });
  });

  test("items that are removed or moved here take along what is kept of them", () => {
    const file = {
      work: [
        { name: "A", x: 1 },
        { name: "B", x: 2 },
        { name: "C", x: 3 },
      ],
    };
    const { resume } = imported(file);
    const experience = resume.experience.toReversed().slice(1);
    expect(exportJsonResume({ ...resume, experience }).work).toEqual([
      { name: "B", x: 2 },
      { name: "A", x: 1 },
    ]);
  });

  test("an older key beside the present one goes back beside the edited one", () => {
    const { resume } = imported({ work: [{ name: "New", company: "Old" }] });
    expect(resume.experience).toMatchObject([{ company: "New" }]);
    const experience = resume.experience.map((item) => ({ ...item, company: "Newer" }));
    expect(exportJsonResume({ ...resume, experience }).work).toEqual([{ name: "Newer", company: "Old" }]);
  });

  test("half a character, which is no text, and a number beyond all numbers become what JSON can hold", () => {
    const { resume } = imported(JSON.parse('{"basics":{"x":"a\\ud800","\\udc00":[1e999]}}'));
    expect(resume.foreign).toEqual({ basics: { x: "a\ufffd", "\ufffd": [null] } });
  });

  test("points into the JSON Resume at text that is too long, and never cuts it", () => {
    const long = "x".repeat(LIMITS.summary + 1);
    expect(
      issuesOf({
        basics: { label: long, summary: long },
        work: [{}, { position: long, highlights: ["", long] }],
        education: [{ area: long }],
        certificates: [{ issuer: long }],
        languages: Array(LIMITS.entries + 1).fill({ language: "x" }),
      }).map((issue) => [issue.code, issue.pointer]),
    ).toEqual([
      ["over-limit", "/basics/label"],
      ["over-limit", "/basics/summary"],
      ["over-limit", "/work/1/position"],
      ["over-limit", "/work/1/highlights"],
      ["over-limit", "/education/0/area"],
      ["over-limit", "/certificates/0/issuer"],
      ["over-limit", "/languages"],
    ]);
  });

  test("points at every value of the wrong type", () => {
    expect(
      issuesOf({
        basics: { name: 5, location: "Oslo" },
        work: "none",
        skills: ["Go", { keywords: [1] }],
        projects: [{ highlights: {} }],
      }).map((issue) => issue.pointer),
    ).toEqual([
      "/basics/name",
      "/basics/location",
      "/work",
      "/skills/0",
      "/skills/1/keywords/0",
      "/projects/0/highlights",
    ]);
    expect(issuesOf([])).toMatchObject([{ code: "wrong-type", pointer: "" }]);
    expect(issuesOf({ basics: [] })).toMatchObject([{ code: "wrong-type", pointer: "/basics" }]);
  });

  test("hostile documents are refused, and odd keys are kept", () => {
    const deep = JSON.parse(`${"[".repeat(10_000)}${"]".repeat(10_000)}`);
    expect(issuesOf({ basics: { image: deep } })).toMatchObject([{ code: "unsafe-shape" }]);
    expect(issuesOf({ work: Array(100_000).fill({}) })).toMatchObject([{ code: "unsafe-shape" }]);
    expect(issuesOf(JSON.parse('{"basics":{"__proto__":{"name":"x"}}}'))).toMatchObject([
      { code: "unsafe-shape" },
    ]);
    const odd = { constructor: { name: "x" }, toString: 1, hasOwnProperty: null };
    expect(exportJsonResume(imported({ basics: odd }).resume).basics).toEqual(odd);
    const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`k${at}`, at]));
    expect(issuesOf(keys)).toMatchObject([{ code: "unsafe-shape" }]);
    expect(issuesOf({ basics: { x: "y".repeat(LIMITS.documentBytes) } })).toMatchObject([
      { code: "over-limit", pointer: "" },
    ]);
  });

  test("what could not be saved for its depth is not imported", () => {
    const deep = (levels: number) => JSON.parse(`{"x":${"[".repeat(levels)}${"]".repeat(levels)}}`);
    expect(importJsonResume(deep(30)).ok).toBe(true);
    expect(issuesOf(deep(31))).toMatchObject([{ code: "unsafe-shape" }]);
  });
});
