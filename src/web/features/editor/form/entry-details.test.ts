import { expect, test } from "vitest";
import { fullResume } from "../../../../../tests/factories/full-resume.ts";
import type { Line } from "../../../../domain/sections/line.ts";
import { findSection } from "../../../../domain/sections/registry.ts";
import { shortDetails } from "./entry-details.ts";

const resume = fullResume();

function shownOf(key: "skills" | "languages" | "certifications", at: number) {
  const form = findSection(key)?.form;
  const entry: Line | undefined = resume[key][at];
  if (form?.kind !== "field" || !entry) throw new Error("there is no such entry");
  return shortDetails(entry, form.details);
}

test("a chip says its details shortly", () => {
  expect(shownOf("skills", 0)).toEqual([]);
  expect(shownOf("skills", 1)).toEqual(["Advanced", "2"]);
  expect(shownOf("languages", 0)).toEqual(["Native"]);
});

test("of many details the first two are shown, and an address is none of them", () => {
  expect(shownOf("certifications", 0)).toEqual(["NIHR", "Mar 2023"]);
});
