import { describe, expect, test } from "vitest";
import { applications } from "../../../../tests/factories/applications.ts";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { prepareInterview } from "./prepare-interview.ts";
import { questionsFor } from "./questions.ts";

describe("the questions that a line invites", () => {
  const codes = (line: string) => questionsFor(line).map(({ code }) => code);

  test("ask about its figures, its verbs and its tools", () => {
    expect(codes("Led four cooks and cut waste from 9 kg to 4 kg with Toast")).toEqual([
      "number",
      "lead",
      "tool",
      "learn",
    ]);
    expect(codes("Built the refunds service in Node.js")).toEqual(["why", "tool", "learn"]);
    expect(codes("Helped the night shift")).toEqual(["part", "learn"]);
  });

  test("ask how it was done where nothing else stands out", () => {
    expect(codes("Ward rounds")).toEqual(["how"]);
  });

  test("are about the line's own words", () => {
    const line = "Cut the run from 5 hours to 50 minutes for 3 partner ports.";
    expect(questionsFor(line)[0]).toMatchObject({ about: "from 5 hours to 50 minutes" });
    expect(questionsFor("Served 3 partner ports")[0]).toMatchObject({ about: "3 partner ports" });
    for (const { about } of questionsFor(line)) expect(line).toContain(about);
  });

  test.each([
    [
      "Precepted 7 students, 2 nights a week",
      "You write “7 students”: what was hard about it, and what came of it?",
    ],
    ["Worked 2 nights a week on the ward", "What did “2 nights a week” look like in practice?"],
    ["Trained 3 new cooks", "You write “3 new cooks”: what was hard about it, and what came of it?"],
    [
      "Picked 9,000 orders by hand",
      "You write “9,000 orders”: how was that counted, and what did it mean for your work?",
    ],
    ["Solved 92% of calls at once", "How was the 92% measured, and over what time?"],
    [
      "Cut the run from 5 hours to 50 minutes",
      "What brought it from 5 hours to 50 minutes, and how much of that was your doing?",
    ],
  ])("are good English: %s", (line, question) => {
    expect(questionsFor(line)[0]?.question).toBe(question);
  });

  test.each([
    "Won the contest in 2016",
    "Opened the shop at 5:30",
    "Laid out a 240-page book",
    "Halved late changes",
    "Closed the books within 5 working days",
  ])("quote no scrap of a number: %s", (line) => {
    expect(questionsFor(line).filter(({ code }) => code === "number")).toEqual([]);
  });

  test("end in a phrase, whatever the trade", () => {
    const asked = applications
      .flatMap(({ resume }) => prepareInterview(resume).lines)
      .flatMap(({ questions }) => questions);
    expect(asked.length).toBeGreaterThan(80);
    for (const { question } of asked) {
      expect(question).toMatch(/^\p{Lu}.*\?$/u);
      expect(question).not.toMatch(/\b(?:a|an|the|of|to|in|for|with|and|or)”|“”|undefined/);
    }
  });
});

describe("general questions", () => {
  test.each([
    ["Registered Nurse", "Nursing and health care"],
    ["Senior Software Engineer", "Software and data"],
    ["Head Chef", "Kitchens and hospitality"],
    ["Forklift Operator", "Warehouse and driving"],
    ["Head of Marketing", "Leading people and projects"],
    ["Falconer", null],
  ])("are those of the trade: %s", (role, occupation) => {
    const plan = prepareInterview(resumeOf({ role }));
    expect(plan.occupation).toBe(occupation);
    expect(plan.general.length).toBeGreaterThanOrEqual(occupation ? 10 : 6);
  });

  test("have names of their own, by which notes are kept", () => {
    const ids = ["Nurse", "Cook", "Teacher", "x"].flatMap(
      (role) => prepareInterview(resumeOf({ role })).general,
    );
    for (const { id } of ids) expect(id).toMatch(/^[a-z]+-\d+$/);
    expect(new Set(ids.map(({ id, question }) => `${id} ${question}`)).size).toBe(
      new Set(ids.map(({ id }) => id)).size,
    );
  });
});

test("each bullet comes with its position and related lines of the resume, in its own words", () => {
  const { lines: prepared } = prepareInterview(sampleResume);
  expect(prepared).toHaveLength(13);
  expect(prepared[0]).toMatchObject({ pointer: "/experience/0/bullets/0", id: "tidewell-1" });
  expect(prepared[0]?.evidence[0]).toEqual({
    pointer: "/experience/0/title",
    text: "Senior Software Engineer, Tidewell Freight, Mar 2021 – Present",
  });
  const own = JSON.stringify(sampleResume);
  for (const { evidence } of prepared)
    for (const { text } of evidence.slice(1)) expect(own).toContain(JSON.stringify(text).slice(1, -1));
});

test("a line finds other lines about the same things, and not itself", () => {
  const experience = [
    {
      company: "Acme",
      title: "Clerk",
      period: "",
      bullets: ["Moved payroll to Xero", "Answered the door", "Trained two clerks in Xero"],
    },
  ];
  const [first] = prepareInterview(resumeOf({ experience })).lines;
  expect(first?.evidence.map(({ pointer }) => pointer)).toEqual([
    "/experience/0/title",
    "/experience/0/bullets/2",
  ]);
});
