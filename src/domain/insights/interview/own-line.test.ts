import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { isOwnLine } from "./own-line.ts";
import { prepareInterview } from "./prepare-interview.ts";

test.each([
  "The senior nurse gave the medication.",
  "Payroll stayed with the head office.",
  "Watched welding once on a school visit and never did it myself.",
  "I watched welding once on a school visit and never did it myself.",
  "The database team ran the PostgreSQL upgrade.",
  "My manager signed the contracts.",
  "Deliveries were handled by another depot.",
  "Did not use SAP.",
])("what others did, or nobody, is no line to be asked about: %s", (line) => {
  expect(isOwnLine(line)).toBe(false);
});

test.each([
  "Gave medication to 12 patients a shift.",
  "The database team ran the PostgreSQL upgrade; I only reviewed the plan.",
  "The team won the regional award twice.",
  "Never missed a delivery in 6 years.",
  "Worked with the senior nurse on admissions.",
  "Trained by the head chef, then ran the grill alone.",
  "Not only sold shoes but repaired them.",
  "Observed patients after surgery and wrote the charts.",
])("one's own work is: %s", (line) => {
  expect(isOwnLine(line)).toBe(true);
});

test("the interview asks about the person's own lines alone", () => {
  const bullets = ["Triaged 40 patients a day.", "The senior nurse gave the medication."];
  const plan = prepareInterview(
    resumeOf({ experience: [{ title: "Nurse", company: "Mercy", period: "2019 - 2024", bullets }] }),
  );
  expect(plan.lines.map(({ line }) => line)).toEqual(["Triaged 40 patients a day."]);
});
