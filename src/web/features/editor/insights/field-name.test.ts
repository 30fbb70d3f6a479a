import { expect, test } from "vitest";
import { fieldName } from "./field-name.ts";

test.each([
  ["/email", "Email"],
  ["/summary", "Summary"],
  ["/experience", "Experience"],
  ["/experience/0", "Experience 1"],
  ["/experience/1/period", "Experience 2, period"],
  ["/experience/0/bullets/2", "Experience 1, bullets, line 3"],
  ["/skills/4", "Skills 5"],
  ["/coverLetter", "Cover letter"],
  ["", "The whole resume"],
])("%j is called %s, as the form calls it", (pointer, name) => {
  expect(fieldName(pointer)).toBe(name);
});
