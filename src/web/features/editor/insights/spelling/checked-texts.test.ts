import { expect, test } from "vitest";
import { fullResume } from "../../../../../../tests/factories/full-resume.ts";
import { sampleResume } from "../../../../../domain/resume/sample-resume.ts";
import { checkedTexts, isName, ownNames } from "./checked-texts.ts";

test("sentences are checked, with the letter; names, periods and skills are not", () => {
  const pointers = checkedTexts({ ...sampleResume, coverLetter: "Dear team" }).map(({ pointer }) => pointer);
  expect(pointers).toContain("/summary");
  expect(pointers).toContain("/experience/0/bullets/3");
  expect(pointers).toContain("/projects/1/desc/0");
  expect(pointers).toContain("/coverLetter");
  expect(pointers.filter((pointer) => /name|company|period|skills/.test(pointer))).toEqual([]);
});

test.each([
  "Tidewell",
  "Quillmark's",
  "Whitfield",
  "Wexcombe",
  "PostgreSQL",
  "kubectl2",
  "GraphQL",
  "Terraform",
  "KPIs",
])("%s is a name", (word) => {
  expect(isName(word, ownNames(sampleResume))).toBe(true);
});

test.each(["recieved", "Managd", "teh"])("%s is a word like others", (word) => {
  expect(isName(word, ownNames(sampleResume))).toBe(false);
});

test("later and custom sections are checked too, and what is hidden is not", () => {
  const full = fullResume();
  const pointers = checkedTexts({ ...full, sectionOptions: { awards: { hidden: true } } }).map(
    ({ pointer }) => pointer,
  );
  expect(pointers).toContain("/volunteering/0/bullets/0");
  expect(pointers).toContain("/references/0/reference");
  expect(pointers.filter((pointer) => /awards|custom\/1|authors|link/.test(pointer))).toEqual([]);
  expect(isName("Shelter", ownNames(full))).toBe(true);
});
