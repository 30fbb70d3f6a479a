import { expect, test } from "vitest";
import { withNames } from "./names.ts";

test.for([
  ["added a redis cache to the rest api", "added a Redis cache to the REST API"],
  ["moved the rota to microsoft excel and google docs", "moved the rota to Microsoft Excel and Google Docs"],
  ["hr and payroll, key stage 2, power bi", "HR and payroll, Key Stage 2, Power BI"],
  ["aws redshift, github actions and an rn license", "AWS Redshift, GitHub Actions and an RN license"],
] as const)("%s", ([given, named]) => {
  expect(withNames(given)).toBe(named);
  expect(withNames(named)).toBe(named);
});

test.for([
  "led a team, with a degree in maths",
  "worked 12 hr shifts at £11 per hr",
  "i excel at sales",
  "has a driver's license, an honours degree and first aid",
  "used a gait belt, learned quality assurance and computer vision",
  "quick to react, swift to answer",
] as const)("words of every day stay small: %s", (line) => {
  expect(withNames(line)).toBe(line);
});
