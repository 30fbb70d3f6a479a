import { describe, expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { sampleResume } from "../sample-resume.ts";
import { exportJsonResume } from "./export-json-resume.ts";

describe("exporting to JSON Resume", () => {
  test.each([
    ["English (UK) (Native)", { language: "English (UK)", fluency: "Native" }],
    ["English (Native)", { language: "English", fluency: "Native" }],
    ["English", { language: "English" }],
  ])("reads the language %s", (language, expected) => {
    const { languages } = exportJsonResume(resumeOf({ languages: [language] }));
    expect(languages).toMatchObject([expected]);
  });

  test("says the sample in the standard's own words", () => {
    expect(exportJsonResume(sampleResume)).toMatchObject({
      basics: {
        name: "Nora Whitfield",
        label: "Senior Software Engineer",
        location: { city: "London", countryCode: "GB" },
        url: "https://nora-whitfield.example.com",
      },
      work: [
        { name: "Tidewell Freight", startDate: "2021-03" },
        { startDate: "2017-07", endDate: "2021-02" },
        {},
      ],
      education: [{ studyType: "BSc", area: "Computer Science", startDate: "2012", endDate: "2015" }],
      projects: [
        { name: "Tidetable", highlights: ["Used by two sailing clubs to publish their weekly schedules."] },
        {},
      ],
      certificates: [{}, { name: "Certified Kubernetes Administrator", issuer: "CNCF", date: "2023" }],
      languages: [{ language: "English", fluency: "Native" }, {}],
    });
  });

  test("adds nothing of ours where the standard says it all", () => {
    const said = resumeOf({
      ...sampleResume,
      education: [
        { school: "Leeds", degree: "BSc", subject: "Nursing", period: "2012 – 2015", courses: ["Drugs"] },
      ],
      skills: ["Care", { text: "Statistics", level: "Advanced", keywords: ["R", "SPSS"] }],
      certifications: [{ text: "CKA", issuer: "CNCF", date: "Mar 2023", link: "https://example.com/cka" }],
      languages: [{ text: "English", level: "Native" }],
      links: [
        { label: "LinkedIn", url: "https://example.com/ada" },
        { label: "Mastodon", url: "@ada" },
      ],
      interests: [{ text: "Music", keywords: ["Cello"] }],
      publications: [{ name: "Falls", publisher: "Wards", date: "Jun 2023", summary: "Fewer.\nLess." }],
    });
    const file = exportJsonResume(said);
    expect(JSON.stringify(file)).not.toContain("x-candor");
    expect(file).toMatchObject({
      basics: {
        profiles: [
          { network: "LinkedIn", url: "https://example.com/ada" },
          { network: "Mastodon", username: "@ada" },
        ],
      },
      education: [{ studyType: "BSc", area: "Nursing", courses: ["Drugs"] }],
      skills: [{ name: "Care" }, { name: "Statistics", level: "Advanced", keywords: ["R", "SPSS"] }],
      certificates: [{ name: "CKA", issuer: "CNCF", date: "2023-03", url: "https://example.com/cka" }],
      languages: [{ language: "English", fluency: "Native" }],
      interests: [{ name: "Music", keywords: ["Cello"] }],
      publications: [{ releaseDate: "2023-06" }],
    });
  });

  test("says an entry that is one text in the standard's keys, and keeps the text beside", () => {
    const text = "First Aid, issued by Red Cross (Mar 2023)";
    const { certificates } = exportJsonResume(resumeOf({ certifications: [text] }));
    expect(certificates).toEqual([
      { name: "First Aid", issuer: "Red Cross", date: "2023-03", "x-candor": { text } },
    ]);
  });

  test("gives entries of a custom section to the list of their kind, each with a note of its section", () => {
    const talks = { id: "t1", title: "Talks", kind: "publications" } as const;
    const content = [{ name: "Counting", publisher: "", date: "2024", summary: "" }];
    const file = exportJsonResume(resumeOf({ custom: [{ ...talks, content }] }));
    expect(file.publications).toEqual([
      { name: "Counting", releaseDate: "2024", "x-candor": { section: "t1" } },
    ]);
    expect(file.meta).toEqual({ version: "v1.0.0", "x-candor": { custom: [talks] } });
  });

  test("keeps a period that is not one of dates beside the item, and invents no dates", () => {
    const { work } = exportJsonResume(
      resumeOf({
        experience: [{ company: "Acme", title: "Engineer", period: "Winter 2019", bullets: [] }],
      }),
    );
    expect(work).toEqual([{ name: "Acme", position: "Engineer", "x-candor": { period: "Winter 2019" } }]);
  });

  test.each([
    ["email", "nora at example"],
    ["email", "nora@example"],
    ["email", "nora..w@example.com"],
    ["website", "my site"],
    ["website", "https://example.com/a##b"],
    ["website", "https://example.com/100%"],
    ["website", "javascript:alert(1)"],
  ])("leaves out the %s %s, which would make the file invalid, and keeps it beside", (field, text) => {
    const { basics } = exportJsonResume(resumeOf({ [field]: text }));
    expect(basics).toEqual({ "x-candor": { [field]: text } });
  });

  test.each([
    ["email", "email", "nora.w+cv@mail.example.com"],
    ["website", "url", "https://example.com/a%20b?c=d&e=(f)#g"],
    ["website", "url", "http://xn--bcher-kva.example:8080"],
  ])("writes the %s to %s as it is: %s", (field, key, text) => {
    expect(exportJsonResume(resumeOf({ [field]: text })).basics).toEqual({ [key]: text });
  });

  test("completes a bare web address", () => {
    const { basics } = exportJsonResume(resumeOf({ website: "nora.example.com/cv" }));
    expect(basics).toEqual({
      url: "https://nora.example.com/cv",
      "x-candor": { website: "nora.example.com/cv" },
    });
  });

  test.each([
    ["Lisbon, Portugal", { city: "Lisbon", countryCode: "PT" }],
    ["Boston, MA", { city: "Boston", region: "MA" }],
    ["Boston, MA, US", { city: "Boston", region: "MA", countryCode: "US" }],
    ["Boston, MA, USA", { city: "Boston", region: "MA", countryCode: "US" }],
    ["Atlanta, Georgia", { city: "Atlanta", region: "Georgia" }],
    ["Tbilisi, Tbilisi, Georgia", { city: "Tbilisi", region: "Tbilisi", countryCode: "GE" }],
    ["Remote", { city: "Remote" }],
    ["Singapore", { countryCode: "SG" }],
  ])("places %s", (location, expected) => {
    expect(exportJsonResume(resumeOf({ location }))).toMatchObject({ basics: { location: expected } });
  });

  test.each([
    [
      "Databases (Expert): PostgreSQL, SQLite",
      { name: "Databases", level: "Expert", keywords: ["PostgreSQL", "SQLite"] },
    ],
    ["AWS (Lambda)", { name: "AWS (Lambda)" }],
  ])("reads the skill %s", (skill, expected) => {
    expect(exportJsonResume(resumeOf({ skills: [skill] })).skills).toMatchObject([expected]);
  });

  test.each([
    ["BSc in Physics", { studyType: "BSc", area: "Physics" }],
    ["Diploma in Care in the Community", { studyType: "Diploma", area: "Care in the Community" }],
    ["PhD", { studyType: "PhD" }],
  ])("reads the degree %s", (degree, expected) => {
    const { education } = exportJsonResume(resumeOf({ education: [{ school: "", degree, period: "" }] }));
    expect(education).toMatchObject([expected]);
  });
});
