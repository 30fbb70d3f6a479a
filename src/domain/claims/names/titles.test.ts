import { expect, test } from "vitest";
import { read } from "../support.ts";
import { unsupportedTitles } from "./titles.ts";

const raised = (source: string, suggestion: string) =>
  unsupportedTitles(read(suggestion), read(source)).map(({ text }) => text);

test.for([
  ["joiner's mate", "Joiner"],
  ["assistant coach", "Coach"],
  ["Deputy Head of Maths", "Head of Maths"],
  ["lab assistant (biochem)", "Biochemist"],
  ["physio aide in a clinic", "Physiotherapist in a clinic"],
  ["QA tester", "QA lead"],
  ["labourer, minded the gang when foreman was off", "Foreman of the gang"],
  ["demi chef in a bistro", "Sous chef in a bistro"],
] as const)("%s is no %s", ([source, suggestion]) => {
  expect(raised(source, suggestion)).not.toEqual([]);
});

test.for([
  ["physio in a clinic", "Physiotherapist in a clinic"],
  ["worked with doctors", "Collaborated with physicians"],
  ["helped the chef with prep", "Assisted the chef with preparation"],
  ["bank nurse every second weekend", "Worked as a bank nurse every other weekend"],
] as const)("%s may be %s", ([source, suggestion]) => {
  expect(raised(source, suggestion)).toEqual([]);
});
