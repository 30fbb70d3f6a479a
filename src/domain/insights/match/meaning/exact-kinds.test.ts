import { describe, expect, test } from "vitest";
import { resumeOf } from "../../../../../tests/factories/given-resume.ts";
import { loadMatcher } from "../../../../judge/load-matcher.ts";
import { isAtHome } from "./home.ts";
import { levelIn } from "./language-level.ts";
import { matchTexts } from "./match-by-meaning.ts";
import { mostShown } from "./most-shown.ts";
import { isNoRequirement } from "./no-requirement.ts";

const loaded = loadMatcher();
if (loaded.matcher === null) throw new Error(loaded.reason);
const { matcher } = loaded;

type Kind = Parameters<typeof mostShown>[0]["kind"];
const most = (kind: Kind, skill: string, text: string) =>
  mostShown({ kind, skill, known: null }, { text, skills: new Set() });

describe("what has a rank or a name is not shown by what is only like it", () => {
  test.each<[Kind, string, string, string]>([
    ["authorisation", "Right to work in Ireland", "Full clean Irish driving licence (B)", "missing"],
    ["authorisation", "Right to work in Ireland", "14 Ardeevin Road, Galway, Ireland", "missing"],
    ["authorisation", "eligible to work in Germany", "German (B2)", "missing"],
    ["authorisation", "eligible to work in Germany", "EU Blue Card valid to 2028", "proven"],
    ["authorisation", "work permit", "33 kV isolation with LOTO permit", "missing"],
    ["authorisation", "Australian citizenship", "Kiwi passport", "adjacent"],
    ["authorisation", "Australian citizenship", "Australian citizen since 2019", "proven"],
    ["authorisation", "enhanced DBS", "DBS from 2023", "proven"],
    ["degree", "Master's degree in nursing", "BSc (Hons) General Nursing", "adjacent"],
    ["degree", "Master's degree in nursing", "Ward manager", "missing"],
    ["degree", "bachelor's degree", "MSc Nursing", "proven"],
    ["degree", "degree in computer science", "Computer Science, 6th semester in progress", "adjacent"],
    ["language", "Fluent German (C1)", "German (B2)", "adjacent"],
    ["language", "Fluent German (C1)", "English (C2)", "missing"],
    ["language", "Fluent English", "English (A2)", "adjacent"],
    ["language", "Fluent English", "English (native)", "proven"],
    ["language", "German from level A2", "German B1", "proven"],
    ["language", "French", "French: oui, non, merci (that's honestly all)", "adjacent"],
    ["language", "Arabic", "Hindi (good), Arabic (hello and thank you only)", "adjacent"],
    ["licence", "APLS", "APLS - on the wait list for the course", "adjacent"],
    ["licence", "Ph.D", "Nationality: Indian", "missing"],
  ])("%s: %s by “%s” is at most %s", (kind, skill, line, status) => {
    expect(most(kind, skill, line)).toBe(status);
  });

  test("a level is that of its own language", () => {
    expect(levelIn("Persian (native), English C1, German B1 (Goethe 2024)", "German")).toBe(3);
    expect(levelIn("English, Urdu and Punjabi, all fluent", "Urdu")).toBe(5);
    expect(levelIn("Dholuo, Kiswahili, English", "English")).toBeNull();
  });

  test("a place is home by a whole part of the address", () => {
    expect(isAtHome("willing to move to, Galway", "14 Ardeevin Road, Galway, Ireland")).toBe(true);
    expect(isAtHome("New Zealand", "New York, US")).toBe(false);
  });
});

describe("an ad's phrases stay whole", () => {
  const asked = (line: string) =>
    matchTexts("", `Nurse\n\nWhat you need\n- Triage\n- ${line}\n`, matcher, "2026-11-18").requirements.map(
      ({ skill }) => skill,
    );

  test.each([
    ["Fluent German (C1) and English", ["Fluent German (C1)", "English"], ["C1"]],
    ["Based in, or willing to move to, Galway", ["willing to move to, Galway"], ["willing to move to"]],
    ["Registered with the NMBI as a General Nurse", ["Registered with the NMBI as a General Nurse"], []],
    ["Monitor patients and act on changes", [], ["act"]],
  ])("%s", (line, wanted, none) => {
    const skills = asked(line);
    expect(skills).toEqual(expect.arrayContaining(wanted));
    for (const fragment of none) expect(skills).not.toContain(fragment);
  });
});

test.each([
  ["At least", true],
  ["A minimum of", true],
  ["5 years", false],
])("“%s” alone asks for nothing: %s", (said, isNone) => {
  const span = { start: 0, end: said.length, kind: "years" as const, level: "must" as const };
  expect(isNoRequirement(said, span)).toBe(isNone);
});

test("a licence is quoted by its own line, a place by the head of the resume", () => {
  const resume = resumeOf({
    location: "Galway, Ireland",
    summary: "Registered General Nurse with nine years in emergency medicine.",
    experience: [
      {
        ...{ title: "Nurse", company: "UHG", period: "2018 – Present" },
        bullets: ["Precepted students from the University of Galway."],
      },
    ],
    certifications: ["Registered General Nurse, NMBI, PIN 123456"],
  });
  const { requirements } = matchTexts(
    resume,
    "Staff Nurse\n\nWhat you need\n- Registered with the NMBI as a General Nurse (RGN)\n- Based in, or willing to move to, Galway\n- Right to work in Ireland\n",
    matcher,
    "2026-11-18",
  );
  const of = (kind: Kind) => requirements.find((requirement) => requirement.kind === kind);
  expect(of("licence")).toMatchObject({ status: "proven", pointer: "/certifications/0" });
  expect(of("place")).toMatchObject({ status: "proven", pointer: "/location", evidence: "Galway, Ireland" });
  expect(of("authorisation")).toMatchObject({ status: "missing", evidence: null });
});
