import { expect, test } from "vitest";
import { compose } from "../../domain/document/compose.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { resumeLanguages } from "../../domain/resume-language/registry.ts";
import { templates, themes } from "../../templates/registry.ts";
import { planDocument } from "../flow/plan.ts";
import { advancesOf } from "../pdf/glyph-advances.ts";
import { scriptFamilies } from "./families.ts";
import { neededFamilies } from "./needed.ts";

const [theme] = themes;

test.each(resumeLanguages)("titles in $name have a glyph for every letter, in every template", (language) => {
  const { code, titles, documents, present, months } = language;
  const own = [
    ...Object.values(titles),
    ...Object.values(documents),
    present,
    ...months.long,
    ...months.short,
  ];
  for (const template of templates) {
    if (!theme) throw new Error("there is no theme");
    const plan = planDocument(compose(sampleResume, { template, theme, page: "a4", language: code }));
    // A sign that no family has is taken from whichever the reader has; only letters must be ours.
    const fonts = neededFamilies(plan).map((family) => family.files.map((cut) => advancesOf(cut.file)));
    for (const letter of new Set([...own, ...own.map((text) => text.toLocaleUpperCase(code))].join(""))) {
      if (!/\p{L}|\p{M}/u.test(letter)) continue;
      const writes = fonts.some((cuts) => cuts.every((cut) => cut(letter.codePointAt(0) ?? 0) !== undefined));
      expect(writes, `${letter} in ${code}, ${template.id}`).toBe(true);
    }
  }
});

test("every script's family has a normal and a bold cut", () => {
  for (const family of Object.values(scriptFamilies))
    expect(family.files.map(({ weight }) => weight)).toEqual([400, 600]);
});
