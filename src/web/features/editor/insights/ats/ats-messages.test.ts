import { expect, test } from "vitest";
import { ATS_CODES } from "../../../../../domain/insights/ats/finding.ts";
import { atsMessage } from "./ats-messages.ts";

test("a finding names the field as the form calls it", () => {
  expect(atsMessage({ code: "missing-contact", params: { field: "email" } }).what).toBe("Email is missing");
  expect(
    atsMessage({ code: "uncommon-order", params: { section: "projects", before: "experience" } }).what,
  ).toBe("Projects stands before Experience");
});

test("every finding has words and advice without a gap in them", () => {
  const params = {
    field: "phone",
    text: "x",
    words: 40,
    limit: 24,
    word: "I",
    verb: "managed",
    times: 4,
    section: "skills",
    before: "summary",
    pages: 4,
    item: "x",
    bullets: 3,
  };
  for (const code of ATS_CODES) {
    const { what, advice } = atsMessage({ code, params });
    expect(`${what}. ${advice}`).toMatch(/^\S.{5,}[.?]$/);
    expect(`${what} ${advice}`).not.toMatch(/undefined|null|NaN/);
  }
});
