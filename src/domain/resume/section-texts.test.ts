import { expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { parsePointer, valueAt } from "../json/json-pointer.ts";
import { textOfLine } from "../sections/line.ts";
import { sectionTexts } from "./section-texts.ts";
import { visibleResume } from "./visible-resume.ts";

const full = fullResume();

test("every text of every section is found at its place", () => {
  const found = sectionTexts(full);
  for (const { pointer, text } of found)
    expect(textOfLine(valueAt(full, parsePointer(pointer) ?? [])), pointer).toBe(text);
  const texts = found.map(({ text }) => text);
  for (const text of [
    ...["Runs trials that finish.", "Ran 4 trials with 210 patients.", "Pharmacology", "SPSS", "B2"],
    ...["Lead", "NIHR", "Dressed wounds for 30 guests a night.", "Choir", "Ines sees what others miss."],
    ...["What patients count", "REDCap"],
  ])
    expect(texts.join("\n")).toContain(text);
});

test("what is hidden, a section or an item of one, is known as such and empty where it counts", () => {
  const [first, ...others] = full.experience;
  if (!first) throw new Error("the full resume has no position");
  const resume = resumeOf({
    ...full,
    experience: [{ ...first, hidden: true }, ...others],
    sectionOptions: { skills: { hidden: true }, summary: { hidden: true }, awards: { hidden: true } },
    custom: full.custom?.map((section) => ({ ...section, hidden: true })),
  });
  const hidden = new Set(
    sectionTexts(resume)
      .filter((one) => one.hidden)
      .map(({ pointer }) => pointer.split("/").slice(0, 3).join("/")),
  );
  expect([...hidden].toSorted()).toEqual(
    [
      "/awards/0",
      "/custom/0",
      "/custom/1",
      "/experience/0",
      "/skills/0",
      "/skills/1",
      "/skills/2",
      "/summary",
    ].toSorted(),
  );
  const visible = visibleResume(resume);
  expect(visible.experience[0]).toMatchObject({ id: first.id, title: "", bullets: [] });
  expect(visible.experience[1]).toBe(resume.experience[1]);
  expect([visible.skills, visible.summary, visible.awards]).toEqual([[], "", undefined]);
  expect(sectionTexts(visible)).toEqual(sectionTexts(resume).filter((one) => !one.hidden));
  expect(visibleResume(full)).toBe(full);
});
