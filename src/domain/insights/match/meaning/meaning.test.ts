import { describe, expect, test } from "vitest";
import { resumeOf } from "../../../../../tests/factories/given-resume.ts";
import { loadMatcher } from "../../../../judge/load-matcher.ts";
import { ASKED_KINDS } from "../../../../judge/matcher.ts";
import { REQUIREMENT_KINDS } from "../job-match.ts";
import { anyOfGroups } from "./any-of.ts";
import { askedYears } from "./asked-years.ts";
import { matchTexts } from "./match-by-meaning.ts";
import { monthsOf, monthsTogether } from "./months.ts";
import { isPlainLine } from "./plain-line.ts";
import { isVetoed } from "./veto.ts";

const TODAY = "2026-11-18";
const loaded = loadMatcher();
if (loaded.matcher === null) throw new Error(loaded.reason);
const { matcher } = loaded;
const match = (resume: Parameters<typeof matchTexts>[0], job: string) =>
  matchTexts(resume, job, matcher, TODAY);

const NURSE = `Registered Nurse at OHSU
We are proud of our coffee and our views.

What you'll do
- Precept new graduate nurses
- Medication administration
- Payroll
- Welding

What you need
- RN license
- 5+ years of nursing
- AWS, GCP or Azure

We will train you on Epic. OHSU is an equal opportunity employer.`;

describe("what an ad asks for, as statements", () => {
  const { requirements } = match("", NURSE);
  const named = requirements.map(({ skill }) => skill);

  test("has no employer, no verb and nothing that will be taught", () => {
    for (const word of ["OHSU", "Epic", "Act", "Monitor", "coffee", "Registered Nurse"])
      expect(named).not.toContain(word);
  });

  test("says years, and of which things one is enough", () => {
    const of = (skill: string) => requirements.find((requirement) => requirement.skill === skill);
    expect(of("5+ years of nursing")).toMatchObject({ kind: "years", years: 5, level: "must" });
    expect(of("RN license")).toMatchObject({ kind: "licence", anyOf: null });
    const group = of("AWS")?.anyOf;
    expect(group).not.toBeNull();
    expect([of("GCP")?.anyOf, of("Azure")?.anyOf]).toEqual([group, group]);
  });

  test("has what an application is often not read without first", () => {
    expect(
      requirements
        .slice(0, 2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["licence", "years"]);
  });

  test("are the ad's own words to the letter", () => {
    for (const { skill, asked } of requirements) {
      expect(NURSE).toContain(skill);
      expect(asked).toContain(skill);
    }
  });
});

describe("a line of a resume", () => {
  const statusOf = (line: string, skill: string) =>
    match(line, NURSE).requirements.find((requirement) => requirement.skill === skill);

  test("proves in other words, and is quoted to the letter", () => {
    expect(statusOf("Precepted nursing students", "Precept new graduate nurses")).toMatchObject({
      status: "proven",
      evidence: "Precepted nursing students",
    });
  });

  test.each([
    ["Payroll stayed with the head office.", "Payroll"],
    ["I watched welding once on a school visit and never did it myself.", "Welding"],
    ["The senior nurse gave the medication.", "Medication administration"],
  ])("%s proves nothing of %s", (line, skill) => {
    expect(statusOf(line, skill)).toMatchObject({ status: "missing", evidence: null });
  });

  test("that denies or tells of others is refused by rule, whatever the model says", () => {
    expect(isVetoed("Payroll stayed with the head office.", "payroll")).toBe(true);
    expect(isVetoed("no experience with payroll", "payroll")).toBe(true);
    expect(isVetoed("never missed a payroll run", "payroll")).toBe(false);
  });
});

describe("what rules add to the model's reading", () => {
  const named = (job: string) => match("", job).requirements.map(({ skill }) => skill);

  test("lists are parted and tools go by their usual names", () => {
    expect(named("Requirements\n- Strong k8s, Postgres and Terraform")).toEqual(
      expect.arrayContaining(["Kubernetes", "PostgreSQL", "Terraform"]),
    );
  });

  test("what is named to say that it is not asked for is left out", () => {
    expect(named("Must have:\n- React\n\nNo Java needed.")).toEqual(["React"]);
  });

  test("a heading inside a line rules what follows it", () => {
    const { requirements } = match("", "Must have: Kubernetes, JavaScript. Nice to have: Vue.");
    expect(requirements.map(({ skill, level }) => `${skill} ${level}`)).toEqual([
      "Kubernetes must",
      "JavaScript must",
      "Vue nice",
    ]);
  });

  test("a line that plainly names the thing proves it, a neighbour of the lexicon is near", () => {
    const { requirements } = match(
      "Set up Prometheus and Grafana dashboards for 40 services\nWrote end-to-end tests in Cypress",
      "Requirements\n- Monitoring\n- Playwright",
    );
    expect(requirements).toMatchObject([
      { skill: "Monitoring", status: "proven" },
      { skill: "Playwright", status: "adjacent", via: "Cypress" },
    ]);
  });

  test.each([
    ["Used Excel daily", true],
    ["Excel is done by my colleague", false],
    ["Hope to learn Excel", false],
    ["Shop drawings in AutoCAD come from the draftsman", false],
  ])("%s: plain is %s", (line, plain) => expect(isPlainLine(line)).toBe(plain));
});

describe("years", () => {
  test.each([
    ["5+ years of bookkeeping", 5, "bookkeeping"],
    ["at least three years' theatre experience", 3, "theatre"],
    ["minimum 2 yrs in MERN stack", 2, "MERN stack"],
  ])("are read from %s", (text, years, of) => expect(askedYears(text)).toEqual({ years, of }));

  test("are none where none are asked for", () => expect(askedYears("bookkeeping")).toBeNull());

  test("of positions beside each other count once", () => {
    const months = (period: string) => monthsOf(period, TODAY) ?? { from: 0, to: 0 };
    expect(monthsTogether([months("2019 - 2020"), months("2020 - 2021")])).toBe(36);
    expect(monthsOf("Jan 2026 - present", TODAY)).toEqual({ from: 2026 * 12, to: 2026 * 12 + 10 });
    expect(monthsOf("sometime", TODAY)).toBeNull();
  });

  const job = "Cook wanted\n\nRequirements\n- 5+ years of cooking";
  const cook = (period: string) =>
    match(
      resumeOf({
        experience: [{ title: "Cook", company: "Bistro", period, bullets: ["Cooked on the grill"] }],
      }),
      job,
    ).requirements.find(({ kind }) => kind === "years");

  test("are reckoned from the dates of positions", () => {
    expect(cook("2015 - 2022")).toMatchObject({
      status: "proven",
      evidence: "Cook",
      pointer: "/experience/0/title",
    });
    expect(cook("2021 - 2022")).toMatchObject({ status: "adjacent" });
  });

  test("are shown by the title also where it is the role at the top", () => {
    const resume = resumeOf({
      role: "Cook",
      experience: [
        { title: "Cook", company: "Bistro", period: "2015 - 2022", bullets: ["Cooked on the grill"] },
      ],
    });
    expect(match(resume, job).requirements).toContainEqual(
      expect.objectContaining({ kind: "years", evidence: "Cook", pointer: "/experience/0/title" }),
    );
  });
});

test("any-of groups need an or", () => {
  const groups = (text: string, ...names: string[]) =>
    anyOfGroups(
      text,
      names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length })),
    );
  expect(groups("AWS, GCP or Azure and Git", "AWS", "GCP", "Azure", "Git")).toEqual([1, 1, 1, null]);
  expect(groups("AWS, GCP and Azure", "AWS", "GCP", "Azure")).toEqual([null, null, null]);
  expect(groups("B.Tech / MCA; Jest or Mocha", "B.Tech", "MCA", "Jest", "Mocha")).toEqual([1, 1, 2, 2]);
});

test("the model and the match name kinds in the same order", () => {
  expect([...ASKED_KINDS]).toEqual([...REQUIREMENT_KINDS]);
});
