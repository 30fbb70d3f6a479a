import { expect, test } from "vitest";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import { checkContent } from "../../../../../domain/insights/check/check-content.ts";
import type { RuleId } from "../../../../../domain/insights/check/rule.ts";
import { DEFAULT_TEMPLATE } from "../../../../../templates/registry.ts";
import { fixMessage } from "./fix-message.ts";

function messageOf(id: RuleId, bullets: readonly string[], period = "Jan 2020 – Mar 2022"): string {
  const resume = resumeOf({
    location: "14 Mill Road, Leeds, United Kingdom",
    experience: [{ title: "Cook", company: "Rema", period, bullets }],
    education: [{ school: "Leeds", degree: "Diploma", period: "2015 – 2017" }],
  });
  const outcomes = checkContent(resume, { template: DEFAULT_TEMPLATE, today: "2026-11-18" });
  const [finding] = outcomes.find((outcome) => outcome.id === id)?.findings ?? [];
  return fixMessage(id, finding ?? expect.fail(`${id} was not found`), resume);
}

test("a fix says what was changed", () => {
  expect(messageOf("weak-opening", ["Was responsible for running 4 kitchens"])).toBe(
    "“Was responsible for running” is now “Ran”.",
  );
  expect(messageOf("lower-case", ["baked 40 loaves"])).toBe("“baked” is now “Baked”.");
  expect(messageOf("end-marks", ["Baked 4.", "Sold 3.", "Gave 2", "Kept 1.", "Ate 9"])).toBe(
    "2 bullets now end with a full stop.",
  );
  expect(messageOf("repeated-line", ["Baked 40 loaves", "Baked 40 loaves"])).toBe(
    "“Baked 40 loaves” was removed.",
  );
  expect(messageOf("street", [])).toBe("“14 Mill Road,” was removed.");
  expect(messageOf("date-styles", [], "Jan 2020 - Mar 2022")).toBe(
    "1 date is now written like “Jan 2020 – Mar 2022”.",
  );
});
