import { describe, expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { emptyResume } from "../../resume/resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { readAdNames } from "./ad-names.ts";
import { draftLetter } from "./draft-letter.ts";
import { checkLetter } from "./letter-guard.ts";

const JOB = `Title: Backend Engineer
Company: Harbour Lane
Requirements: TypeScript, PostgreSQL, Terraform, COBOL
Nice to have: React`;

const COOK = resumeOf({
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
});

describe("a letter", () => {
  test("names role and firm from the ad, and nothing that the resume does not have", () => {
    const letter = draftLetter(sampleResume, { job: JOB });
    expect(letter).toMatchObject({ role: "Backend Engineer", company: "Harbour Lane" });
    expect(letter.text).toContain("the role of Backend Engineer at Harbour Lane");
    expect(letter.text).not.toMatch(/Terraform|COBOL/);
    expect(letter.text).toMatch(/^Dear hiring team,\n\n[\s\S]*\n\nKind regards,\nNora Whitfield$/);
  });

  test("tells deeds of the resume, those that the ad asks for first, and says where they stand", () => {
    const { text, sources } = draftLetter(sampleResume, { job: JOB });
    expect(sources).toEqual([
      "/experience/1/bullets/0",
      "/experience/0/bullets/2",
      "/experience/2/bullets/0",
    ]);
    expect(text).toContain(
      "As Software Engineer at Quillmark Payments, I built the refunds service in TypeScript and Node.js",
    );
  });

  test("tells nothing that is no deed", () => {
    const { text } = draftLetter(COOK, { job: "Looking for a cook" });
    expect(text).toContain("At The Copper Kettle, I cooked for 150 covers a night on the grill.");
    expect(text).toContain("There, I also trained 3 new cooks.");
    expect(text).not.toContain("walk-in");
  });

  test("has the length that is asked for, and is named as the person says", () => {
    const of = (length: "short" | "medium" | "long") => draftLetter(sampleResume, { job: JOB, length });
    const sizes = (["short", "medium", "long"] as const).map((length) => of(length).text.length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
    expect(of("short").sources).toHaveLength(2);
    expect(of("medium").sources).toHaveLength(3);
    expect(of("long").text).toContain("I turn slow, fragile batch jobs into services");
    const named = draftLetter(sampleResume, { job: JOB, role: "Staff Engineer", company: "Tern & Co" });
    expect(named.text).toContain("I am applying for the role of Staff Engineer at Tern & Co.");
    const claimed = draftLetter(sampleResume, { job: "", role: "Engineer, and I hold a PhD" });
    expect(claimed.text).toContain("I am applying for this role.");
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
    [
      "an ad with a claim inside the role",
      "Title: engineer because I hold a PhD\nCompany: Acme and has a PhD of 20 years",
    ],
    ["an ad with a clause for a firm", "Role: Lead the team and won a PhD\nFirm: Acme – 20 years of PhD"],
    ["an ad that names a rank", "Title: Vice President of Engineering\nCompany: Acme"],
    ["no ad", ""],
  ])("passes the guard for %s", (_, job) => {
    for (const resume of [sampleResume, COOK, emptyResume()]) {
      const { text } = draftLetter(resume, { job });
      expect(checkLetter(resume, text)).toEqual([]);
      expect(text).not.toMatch(/PhD|20 years/);
    }
  });

  test("names a rank as what is applied for, and as nothing that the person has been", () => {
    const { text } = draftLetter(sampleResume, {
      job: "Title: Head of Design\nCompany: Acme\nRequirements: React",
    });
    expect(text).toContain("I am applying for the role of Head of Design at Acme.");
    expect(checkLetter(sampleResume, text)).toEqual([]);
    for (const bolder of [
      "As Head of Design I led 3 teams.",
      "I worked at Acme.",
      "This is my application for the role of Head of Design at Acme, where I was Head of Design.",
    ])
      expect(checkLetter(sampleResume, `${text}\n\n${bolder}`)).toContainEqual(
        expect.objectContaining({ wanted: true }),
      );
  });

  test("is judged by the resume alone: the ad's own words are no proof of what somebody did", () => {
    const { text } = draftLetter(COOK, { job: "Title: Nurse Practitioner\nCompany: Harbour Lane" });
    const bolder = text.replace("I would be", "I worked at Harbour Lane as Nurse Practitioner. I would be");
    expect(bolder).not.toBe(text);
    expect(checkLetter(COOK, bolder).map((claim) => claim.text)).toEqual(
      expect.arrayContaining(["Harbour Lane", "Nurse Practitioner"]),
    );
  });

  test.each([
    "This is my application for the role of Backend Engineer at Acme where I cut costs by 37%.",
    "This is my application for the role of engineer. I hold a PhD.",
    "This is my application for the role of engineer with a PhD at Acme.",
    "Dear team, I hold a PhD,",
    "I would be glad to tell you more in a conversation. I managed 40 people.",
  ])("has no form of words that hides a claim: %s", (letter) => {
    expect(checkLetter(sampleResume, letter).length).toBeGreaterThan(0);
  });

  test("may greet and take leave as people do", () => {
    const letter =
      "Dear Ms Jones,\n\nI want to apply for the role of Cook at Booking.com.\n\nYours sincerely,\nSam Okoro";
    expect(checkLetter(COOK, letter)).toEqual([]);
  });

  test("that a person has made bolder is told so", () => {
    const { text } = draftLetter(sampleResume, { job: JOB });
    const bolder = text.replace("I would be", "I hold a PhD in Physics. I would be");
    expect(checkLetter(sampleResume, bolder).length).toBeGreaterThan(0);
  });

  test.each([
    "Design system adopted by 12 teams",
    "Plant manager for 3 sites",
    "Project lead for the new depot",
    "Registered nurse on 2 wards",
    "Awarded the prize for best grill",
    "Promoted to head chef after 2 years",
    "Used by 12 kitchens",
    "Hired as head chef",
    "Set designer for 3 plays",
  ])("does not make a deed of %j", (line) => {
    const [position] = COOK.experience;
    const resume = resumeOf({ ...COOK, experience: position ? [{ ...position, bullets: [line] }] : [] });
    expect(draftLetter(resume, { job: "" }).sources).toEqual([]);
  });

  test.each([
    ["Lead a team of 5", "I lead a team of 5."],
    ["Runs the bar with 3 others", "I run the bar with 3 others."],
    ["Teach chemistry to 6 classes", "I teach chemistry to 6 classes."],
    ["Cut waste by 12%", "I cut waste by 12%."],
    ["Served as deputy for 2 years", "I served as deputy for 2 years."],
    ["Set up the grill", "I set up the grill."],
  ])("tells %j in the first person", (line, told) => {
    const [position] = COOK.experience;
    const resume = resumeOf({ ...COOK, experience: position ? [{ ...position, bullets: [line] }] : [] });
    expect(draftLetter(resume, { job: "" }).text).toContain(told);
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
    ["Role:\n\nLead the team and its 12 people", null, null],
    ["Title:\nCompany: Acme", null, "Acme"],
    ["Role: Lead the team", null, null],
    ["Position: Remote\nEmployer: St. Mary's Hospital. Full time", null, "St. Mary's Hospital"],
    ["Job title: Sommelier (m/f/d)\nFirm: 7-Eleven", "Sommelier", "7-Eleven"],
    [
      "Senior Site Reliability Engineer (m/f/d), Berlin\nNordlicht Energie AG\n\nAbout us\nWe like coffee.",
      "Senior Site Reliability Engineer",
      "Nordlicht Energie AG",
    ],
    [
      "Staff Nurse – Emergency Department\nBon Secours Hospital Galway\n\nAt Bon Secours we care.",
      "Staff Nurse",
      "Bon Secours Hospital Galway",
    ],
    ["Line Cook\nFjord & Sons Ltd., Leeds | Full time\nWhat we need", "Line Cook", "Fjord & Sons Ltd"],
    ["Carer\nBright Path\nBright Path is a charity in Leeds.", "Carer", "Bright Path"],
    ["Staff Nurse\nEmergency Department\nTriage", "Staff Nurse", null],
    ["Line Cook\nNew York\nKnife skills", "Line Cook", null],
    ["Line Cook\nFull Time\nKnife skills", "Line Cook", null],
    ["Line Cook\nAbout the Group\nKnife skills", "Line Cook", null],
    ["Line Cook\nWe are a Group of cooks with 20 years\nKnife skills", "Line Cook", null],
  ])("are read from %j", (job, role, company) => {
    expect(readAdNames(job)).toEqual({ role, company });
  });
});
