import { expect, test } from "vitest";
import { DEFAULT_TEMPLATE, findTemplate, themes } from "../../templates/registry.ts";
import { sampleResume } from "../resume/sample-resume.ts";
import { compose } from "./compose.ts";
import { composeLetter } from "./compose-letter.ts";

const [theme] = themes;
const coverLetter = "To the hiring team,\n\nI led a team of four.\n\nKind regards,\nNora Whitfield";
const options = () => {
  if (!theme) throw new Error("there is no theme");
  return { template: findTemplate("microsoft") ?? DEFAULT_TEMPLATE, theme, page: "a4" } as const;
};

test("a letter has the resume's head, its paragraphs apart and the lines of one together, in one column", () => {
  const tree = composeLetter({ ...sampleResume, coverLetter }, options());
  expect(tree.title).toBe("Nora Whitfield: cover letter");
  expect(tree.header).toEqual(compose(sampleResume, options()).header);
  expect(tree.side).toEqual([]);
  expect(tree.design.columns).toBeNull();
  const [letter] = tree.main;
  expect(
    letter?.blocks.map((block) =>
      block.kind === "entry"
        ? block.body.flatMap((part) => (part.kind === "paragraph" ? [part.text.text] : []))
        : null,
    ),
  ).toEqual([["To the hiring team,"], ["I led a team of four."], ["Kind regards,", "Nora Whitfield"]]);
});

test("a letter is no part of the resume's own pages, and without one there is nothing to show", () => {
  const words = JSON.stringify(compose({ ...sampleResume, coverLetter }, options()));
  expect(words).not.toContain("hiring team");
  expect(composeLetter(sampleResume, options()).main).toEqual([]);
});
