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
      experience: [
        {
          company: "Acme",
          title: "Lead",
          period: "1 Mar 2019 – Jul 2021",
          bullets: ["Ran the team.", "Hired four.", "Shipped it."],
        },
        { company: "Older Tools", title: "Developer", period: "2015 – Present", bullets: [] },
      ],
      education: [{ school: "NTNU", degree: "MSc in Physics", period: "Until 2014" }],
      skills: ["Web (Master): HTML, CSS", "Go", "SQL"],
      projects: [{ name: "Tool", desc: ["A tool.", "Fast."] }],
      certifications: ["CKA, issued by CNCF (Apr 2023)", "First Aid"],
      languages: ["Norwegian (Native)", "German"],
    });
  });

  test("names everything that has no home, and nothing that is empty", () => {
    expect([...imported(foreign).notImported].sort()).toEqual([
      "/basics/image",
      "/basics/location/address",
      "/basics/location/postalCode",
      "/basics/profiles",
      "/certificates/0/url",
      "/education/0/score",
      "/interests",
      "/projects/0/keywords",
      "/projects/0/startDate",
      "/volunteer",
      "/work/0/location",
    ]);
  });

  test("an older key beside the present one is named, not swallowed", () => {
    expect(imported({ work: [{ name: "New", company: "Old" }] })).toMatchObject({
      resume: { experience: [{ company: "New" }] },
      notImported: ["/work/0/company"],
    });
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
      ["over-limit", "/education/0/studyType"],
      ["over-limit", "/certificates/0/name"],
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

  test("hostile documents are refused, and odd keys are only named", () => {
    const deep = JSON.parse(`${"[".repeat(10_000)}${"]".repeat(10_000)}`);
    expect(issuesOf({ basics: { image: deep } })).toMatchObject([{ code: "unsafe-shape" }]);
    expect(issuesOf({ work: Array(100_000).fill({}) })).toMatchObject([{ code: "unsafe-shape" }]);
    expect(issuesOf(JSON.parse('{"basics":{"__proto__":{"name":"x"}}}'))).toMatchObject([
      { code: "unsafe-shape" },
    ]);
    expect(imported({ basics: { constructor: { name: "x" } } }).notImported).toEqual(["/basics/constructor"]);
  });
});
