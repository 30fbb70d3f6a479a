import { expect, test } from "vitest";
import { fullResume } from "../../../../../tests/factories/full-resume.ts";
import { fieldName } from "./field-name.ts";

test.each([
  ["/email", "Email"],
  ["/summary", "Summary"],
  ["/experience", "Experience"],
  ["/experience/0", "Experience 1"],
  ["/experience/1/period", "Experience 2, period"],
  ["/experience/0/bullets/2", "Experience 1, bullets, line 3"],
  ["/skills/4", "Skills 5"],
  ["/links", "Links"],
  ["/links/1/url", "Links 2, address"],
  ["/education/0/grade", "Education 1, grade"],
  ["/education/0/courses/1", "Education 1, courses, entry 2"],
  ["/experience/1/sameEmployer", "Experience 2, same employer as the position above"],
  ["/skills/1/level", "Skills 2, level"],
  ["/skills/1/text", "Skills 2"],
  ["/custom/0", "Talks"],
  ["/custom/0/content/0/publisher", "Talks 1, journal or publisher"],
  ["/custom/1/content/1/keywords/0", "Tools 2, what belongs to it, entry 1"],
  ["/custom/9/content/1", "Custom section 10"],
  ["/coverLetter", "Cover letter"],
  ["", "The whole resume"],
])("%j is called %s, as the form calls it", (pointer, name) => {
  expect(fieldName(pointer, fullResume())).toBe(name);
});
