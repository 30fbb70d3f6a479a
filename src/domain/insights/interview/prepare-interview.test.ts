import { describe, expect, test } from "vitest";
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
      "change",
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
});

test("each bullet comes with its position and related lines of the resume, in its own words", () => {
  const prepared = prepareInterview(sampleResume);
  expect(prepared).toHaveLength(13);
  expect(prepared[0]).toMatchObject({ pointer: "/experience/0/bullets/0" });
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
  const [first] = prepareInterview(resumeOf({ experience }));
  expect(first?.evidence.map(({ pointer }) => pointer)).toEqual([
    "/experience/0/title",
    "/experience/0/bullets/2",
  ]);
});
