import { expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../tests/factories/given-resume.ts";
import { compose } from "../../domain/document/compose.ts";
import { findTemplate, themes } from "../../templates/registry.ts";
import { renderText } from "./render-text.ts";

function textOf(fields: GivenResume, templateId = "microsoft"): string {
  const [template, theme] = [findTemplate(templateId), themes[0]];
  if (!template || !theme) throw new Error(`there is no template ${templateId}`);
  return renderText(compose(resumeOf(fields), { template, theme, page: "a4" }));
}

test("a resume reads as one column of plain lines", () => {
  const text = textOf({
    name: "Ada Example",
    role: "Engineer",
    email: "ada@example.com",
    website: "https://ada.example/",
    summary: "First line.\nSecond line.",
    experience: [
      { title: "Lead", company: "Firm", period: "2020 – 2024", bullets: ["Did one.", "Did two."] },
      { title: "", company: "Other", period: "2019", bullets: [] },
    ],
    skills: ["SQL", "Go"],
    certifications: ["First aid"],
  });
  expect(text).toBe(`Ada Example
Engineer
ada@example.com
ada.example

SUMMARY
First line.
Second line.

EXPERIENCE
Lead | 2020 – 2024
Firm
- Did one.
- Did two.

Other | 2019

SKILLS
SQL, Go

CERTIFICATIONS
- First aid
`);
});

test("skills that hold commas are kept apart by semicolons", () => {
  expect(textOf({ skills: ["Databases: SQL, SQLite", "Go"] })).toBe("SKILLS\nDatabases: SQL, SQLite; Go\n");
});

test("no line ends in a space, and an empty resume is an empty text", () => {
  expect(textOf({ name: " Ada ", summary: " a \n \n b " })).toBe("Ada\n\nSUMMARY\na\nb\n");
  expect(textOf({})).toBe("");
});
