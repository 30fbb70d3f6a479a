import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import type { Requirement } from "../match/job-match.ts";
import { draftLetter } from "./draft-letter.ts";
import { LETTER_LENGTHS, type LetterLength } from "./letter-draft.ts";
import { checkLetter } from "./letter-guard.ts";
import { sentencesToJudge } from "./sentences-to-judge.ts";

const AD = "Staff Nurse – Emergency Department\nBon Secours Hospital Galway\n\nWhat you need";
const LICENCE = "Registered General Nurse, NMBI, PIN 123456, valid to December 2026";

const NURSE = resumeOf({
  name: "Aoife Ní Bhriain",
  summary: "Registered General Nurse with nine years in emergency and acute medicine. Calm under pressure.",
  experience: [
    {
      title: "Staff Nurse, Emergency Department",
      company: "University Hospital Galway",
      period: "March 2018 – Present",
      bullets: [
        "Triaged up to 60 patients per shift using the Manchester Triage System.",
        "Precepted nursing students from the University of Galway, four each year.",
        "Was responsible for the stock of the resuscitation room.",
        "The senior nurse gave the medication.",
        "Worked 2 nights a week on the acute stroke pathway.",
      ],
    },
    {
      title: "Care Assistant",
      company: "St. Columba's Nursing Home",
      period: "06/2014 to Feb 2018",
      bullets: ["Helped 18 residents with washing, dressing and meals."],
    },
  ],
  certifications: [
    LICENCE,
    "Advanced Cardiac Life Support (ACLS), Irish Heart Foundation, 2024",
    "Full clean Irish driving licence (B)",
  ],
  volunteering: [
    {
      role: "First-aid volunteer",
      organization: "Order of Malta Ireland",
      period: "2016 – 2020",
      bullets: ["Stood at matches and races on weekends."],
    },
  ],
});

const proven = (skill: string, kind: Requirement["kind"], pointer: string): Requirement => ({
  skill,
  kind,
  pointer,
  level: "must",
  status: "proven",
  evidence: skill,
  via: null,
  asked: skill,
  anyOf: null,
  years: kind === "years" ? 3 : null,
});

// As the match answers: what an application is often not read without first, each in the ad's order.
const REQUIREMENTS: readonly Requirement[] = [
  proven("NMBI as a General Nurse (RGN)", "licence", "/summary"),
  proven("3 years' experience in an acute emergency setting", "years", "/experience/0/title"),
  proven("ACLS", "licence", "/certifications/1"),
  proven("Right to work in Ireland", "authorisation", "/certifications/2"),
  proven("Galway", "place", "/experience/0/bullets/1"),
  proven("Triage patients on arrival", "duty", "/experience/0/bullets/0"),
  proven("Precept new graduate nurses", "duty", "/experience/0/bullets/1"),
  proven("stock", "duty", "/experience/0/bullets/2"),
];

const letter = (length: LetterLength) =>
  draftLetter(NURSE, { job: AD, length, requirements: REQUIREMENTS, today: "2026-11-18" });

test.each(LETTER_LENGTHS)(
  "a %s letter has the licence by its line and since when, first of all",
  (length) => {
    const { text, paragraphs } = letter(length);
    const [date, company, greeting, opening, proofs] = paragraphs;
    expect([date, company, greeting]).toEqual([
      "18 November 2026",
      "Bon Secours Hospital Galway",
      "Dear hiring team,",
    ]);
    expect(opening).toContain(
      "I have worked as Staff Nurse, Emergency Department at University Hospital Galway since March 2018.",
    );
    expect(proofs?.startsWith(`My certificates include ${LICENCE}`)).toBe(true);
    expect(checkLetter(NURSE, text)).toEqual([]);
    expect(sentencesToJudge(NURSE, text)).toEqual([]);
  },
);

test.each(LETTER_LENGTHS)(
  "a %s letter names no licence that was not asked for and no weak line",
  (length) => {
    const { text, sources } = letter(length);
    expect(text).not.toMatch(/driving|responsible|matches and races/);
    // The ad's order: that the students' university is in its town puts no line before.
    expect(sources.slice(0, 2)).toEqual(["/experience/0/bullets/0", "/experience/0/bullets/1"]);
  },
);

test.each([
  ["2021-04 – now", "since 2021."],
  ["Apr 2021 - Present", "since Apr 2021."],
  ["2021 – present", "since 2021."],
])("for a position of %j it says %s", (period, since) => {
  const [position] = NURSE.experience;
  const resume = resumeOf({ ...NURSE, experience: position ? [{ ...position, period }] : [] });
  const { text } = draftLetter(resume, { job: AD, requirements: REQUIREMENTS });
  expect(text).toContain(`at University Hospital Galway ${since}`);
  expect(sentencesToJudge(resume, text)).toEqual([]);
});

test("a long letter has what the person says of themselves", () => {
  expect(letter("long").text).toContain(
    "I am a Registered General Nurse with nine years in emergency and acute medicine.",
  );
  const of = (summary: string) => draftLetter(resumeOf({ summary }), { job: "", length: "long" }).text;
  expect(of("Emergency nurse who keeps calm.")).toContain("I am an emergency nurse who keeps calm.");
  for (const none of [
    "Calm under pressure.",
    "Nurses and doctors of a ward.",
    "Looking for work as a nurse.",
  ])
    expect(of(none)).not.toContain("I am a ");
});

test("a head claims nothing, and hides nothing", () => {
  const { text } = letter("medium");
  const other = (line: string) => checkLetter(NURSE, text.replace("18 November 2026", line));
  expect(other("November 18, 2026")).toEqual([]);
  expect(other("I led 40 people")).not.toEqual([]);
  expect(draftLetter(NURSE, { job: "", today: "2026-11-18" }).paragraphs[0]).toBe("Dear hiring team,");
});

test("a head is written as the resume's language writes a day", () => {
  const { paragraphs, text } = draftLetter({ ...NURSE, language: "de" }, { job: AD, today: "2026-11-18" });
  expect(paragraphs[0]).toBe("18. November 2026");
  expect(checkLetter({ ...NURSE, language: "de" }, text)).toEqual([]);
});
