import { expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { APPLICATIONS } from "../limits.ts";
import { applicationFields } from "./application.ts";
import { searchFor } from "./search.ts";

test("a link is measured with its scheme: what is taken once is taken again", () => {
  const { link } = applicationFields;
  const path = (length: number) => `a.bc/${"x".repeat(length - 5)}`;
  const longest = link.parse(path(APPLICATIONS.link - "https://".length));
  expect(longest).toHaveLength(APPLICATIONS.link);
  expect(link.parse(longest)).toBe(longest);
  expect(link.safeParse(path(APPLICATIONS.link)).success).toBe(false);
});

test("signs that stand for many letters make no search of 500 applications long", () => {
  const line = "\ufdfa".repeat(APPLICATIONS.line);
  const found = {
    employer: line,
    role: line,
    place: line,
    nextStep: line,
    link: line.repeat(5),
    resume: null,
  };
  const applications = Array.from({ length: APPLICATIONS.count }, () => found);
  const isFound = searchFor("nurse");
  expect(cpuOf(() => applications.filter(isFound))).toBeLessThan(40);
  expect(searchFor("ÉCOLE")({ ...found, employer: "école" })).toBe(true);
  expect(searchFor("munchen")({ ...found, place: "München" })).toBe(true);
});
