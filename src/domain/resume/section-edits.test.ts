import { describe, expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { applyEdit, type Edit } from "./edits.ts";
import { emptyResume, type Resume } from "./resume.ts";
import { addCustomSection, orderSections, removeSection, setSectionOptions } from "./section-edits.ts";
import { listSections } from "./section-list.ts";

let ids = 0;

function edited(resume: Resume, edits: readonly Edit[]): Resume {
  return edits.reduce((before, edit) => {
    const outcome = applyEdit(before, edit, () => `new-${ids++}`);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.issues));
    return outcome.resume;
  }, resume);
}

const full = fullResume();
const talks = `custom:${full.custom?.[0]?.id}`;

describe("a section's options", () => {
  test("of a section that is built in are there only where they say something", () => {
    const hidden = edited(full, setSectionOptions(full, "skills", { hidden: true }));
    const named = edited(hidden, setSectionOptions(hidden, "skills", { title: "Tools of the trade" }));
    expect(named.sectionOptions).toEqual({ skills: { hidden: true, title: "Tools of the trade" } });
    const shown = edited(named, setSectionOptions(named, "skills", { hidden: false }));
    expect(shown.sectionOptions).toEqual({ skills: { title: "Tools of the trade" } });
    const usual = edited(shown, setSectionOptions(shown, "skills", { title: "" }));
    expect(usual).toEqual(full);
  });

  test("of a custom section stand in it, and go where they are turned off", () => {
    const hidden = edited(full, setSectionOptions(full, talks, { hidden: true, startsPage: true }));
    expect(hidden.custom?.[0]).toMatchObject({ hidden: true, startsPage: true, title: "Talks" });
    const back = edited(hidden, setSectionOptions(hidden, talks, { hidden: false, startsPage: false }));
    expect(back).toEqual(full);
  });
});

test("a custom section is added empty, in the shape of its kind", () => {
  const resume = edited(emptyResume(), [addCustomSection("Patents", "publications")]);
  expect(resume.custom).toMatchObject([{ title: "Patents", kind: "publications", content: [] }]);
  expect(listSections(resume).at(-1)).toMatchObject({ pointer: "/custom/0/content", title: "Patents" });
});

test("a section that is removed leaves no order, title or content behind", () => {
  const ordered = edited(full, [orderSections([talks, "awards", "summary"])]);
  const titled = edited(ordered, setSectionOptions(ordered, "awards", { title: "Prizes" }));
  const without = edited(titled, removeSection(titled, "awards"));
  expect(without.awards).toBeUndefined();
  expect(without.sectionOptions).toBeUndefined();
  expect(without.sectionOrder).toEqual([talks, "summary"]);
  const bare = edited(without, removeSection(without, talks));
  expect(bare.custom?.map(({ title }) => title)).toEqual(["Tools"]);
  expect(bare.sectionOrder).toEqual(["summary"]);
  expect(removeSection(bare, talks)).toEqual([]);
});
