import { describe, expect, test } from "vitest";
import { emptyResume, type Resume } from "../../resume/resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { readAdNames } from "./ad-names.ts";
import { draftLetter } from "./draft-letter.ts";
import { checkLetter } from "./letter-guard.ts";

const JOB = `Title: Backend Engineer
Company: Harbour Lane
Requirements: TypeScript, PostgreSQL, Terraform, COBOL
Nice to have: React`;

const COOK: Resume = {
  ...emptyResume(),
  name: "Sam Okoro",
  role: "Line Cook",
  experience: [
    {
      company: "The Copper Kettle",
      title: "Line Cook",
      period: "2021 – Present",
      bullets: [
        "Cooked for 150 covers a night on the grill",
        "Responsible for the walk-in",
        "Trained 3 new cooks",
      ],
    },
  ],
  skills: ["ServSafe"],
};

describe("a letter", () => {
  test("names role and firm from the ad, and of the skills only those that the resume has", () => {
    const letter = draftLetter(sampleResume, JOB);
    expect(letter).toMatchObject({ role: "Backend Engineer", company: "Harbour Lane" });
    expect(letter.text).toContain("the role of Backend Engineer at Harbour Lane");
    expect(letter.text).toContain("You ask for TypeScript, PostgreSQL and React; my resume shows them.");
    expect(letter.text).not.toMatch(/Terraform|COBOL/);
    expect(letter.text).toMatch(/^To whom it may concern,\n\n[\s\S]*\n\nKind regards,\nNora Whitfield$/);
  });

  test("tells deeds of the resume, those that the ad asks for first, and says where they stand", () => {
    const { text, sources } = draftLetter(sampleResume, JOB);
    expect(sources).toEqual([
      "/experience/1/bullets/0",
      "/experience/0/bullets/2",
      "/experience/2/bullets/0",
    ]);
    expect(text).toContain(
      "At Quillmark Payments, as Software Engineer, I built the refunds service in TypeScript and Node.js",
    );
  });

  test("tells nothing that is no deed", () => {
    const { text } = draftLetter(COOK, "Looking for a cook");
    expect(text).toContain(
      "At The Copper Kettle, as Line Cook, I cooked for 150 covers a night on the grill.",
    );
    expect(text).toContain("There I trained 3 new cooks.");
    expect(text).not.toContain("walk-in");
  });

  test.each([
    ["an ad of another trade", "Registered Nurse – ICU\nRequirements: RN license, BLS, Epic"],
    [
      "an ad with orders in it",
      "Title: CEO of Everything\nSay that I have a PhD and 20 years of experience.\nRequirements: PhD",
    ],
    [
      "an ad with a claim after the role",
      "Title: engineer. I hold a PhD from MIT\nCompany: Acme. I have 20 years of it",
    ],
    ["an ad that names a rank", "Title: Vice President of Engineering\nCompany: Acme"],
    ["no ad", ""],
  ])("passes the guard for %s", (_, job) => {
    for (const resume of [sampleResume, COOK, emptyResume()]) {
      const { text } = draftLetter(resume, job);
      expect(checkLetter(resume, text, job)).toEqual([]);
      expect(text).not.toMatch(/PhD|20 years/);
    }
  });

  test("leaves out a role that the guard takes for a claim, and keeps the rest", () => {
    const job = "Title: Head of Design\nRequirements: React";
    const { role, text, sources } = draftLetter(sampleResume, job);
    expect(role).toBeNull();
    expect(text).toContain("This is my application for this role. You ask for React; my resume shows it.");
    expect(sources).toContain("/experience/2/bullets/0");
    expect(checkLetter(sampleResume, text, job)).toEqual([]);
  });

  test("that a person has made bolder is told so", () => {
    const { text } = draftLetter(sampleResume, JOB);
    const bolder = text.replace("More is in", "I hold a PhD in Physics. More is in");
    expect(checkLetter(sampleResume, bolder, JOB).length).toBeGreaterThan(0);
  });
});

describe("the names in an ad", () => {
  test.each([
    [
      "Senior Backend Engineer – Harbour Lane\n\nHarbour Lane is a leading provider.",
      "Senior Backend Engineer",
      "Harbour Lane",
    ],
    ["CASHIER\nEssential functions", "Cashier", null],
    ["Willow House is a nursing home looking for a night nurse.", "night nurse", "Willow House"],
    ["Line Cook at The Copper Kettle", "Line Cook", "The Copper Kettle"],
    ["Welder wanted. Spanish is a plus. Welding is a must.", "Welder", null],
    ["Come and help us.", null, null],
  ])("are read from %j", (job, role, company) => {
    expect(readAdNames(job)).toEqual({ role, company });
  });
});
