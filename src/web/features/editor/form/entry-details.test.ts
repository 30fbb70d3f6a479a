import { expect, test } from "vitest";
import { fullResume } from "../../../../../tests/factories/full-resume.ts";
import type { Line } from "../../../../domain/sections/line.ts";
import { findSection } from "../../../../domain/sections/registry.ts";
import { detailsOf } from "./entry-details.ts";

const resume = fullResume();

function shownOf(key: "skills" | "languages" | "certifications", at: number) {
  const form = findSection(key)?.form;
  const entry: Line | undefined = resume[key][at];
  if (form?.kind !== "field" || !entry) throw new Error("there is no such entry");
  return detailsOf(entry, form.details);
}

test("a chip says its details shortly, and in full to whoever hears it", () => {
  expect(shownOf("skills", 0)).toEqual({ short: [], full: [] });
  expect(shownOf("skills", 1)).toEqual({ short: ["Advanced", "2"], full: ["Advanced", "R, SPSS"] });
  expect(shownOf("languages", 0)).toEqual({ short: ["Native"], full: ["Native"] });
});

test("of many details the first two are shown, and an address is none of them", () => {
  expect(shownOf("certifications", 0)).toEqual({
    short: ["NIHR", "Mar 2023"],
    full: ["NIHR", "Mar 2023", "Mar 2026"],
  });
});
