import { expect, test } from "vitest";
import { type ApplicationEdits, changedFields, changeOf, clashesOf, takenOver } from "./application-edits.ts";

const BASE: ApplicationEdits = {
  ...{ employer: "Acme", role: "Cook", place: "Bergen", link: "", ad: "", letter: "", notes: "Old" },
  ...{ nextStep: "", nextStepOn: "", resumeId: "one" },
  history: [{ status: "saved", on: "2026-03-01" }],
};

test("a save names the fields that were changed, and an empty day or resume as none", () => {
  const edits = {
    ...BASE,
    notes: "New",
    resumeId: "",
    history: [{ status: "applied" as const, on: "2026-03-02" }],
  };
  const fields = changedFields(BASE, edits);
  expect(fields).toEqual(["resumeId", "history", "notes"]);
  expect(changeOf(edits, fields)).toEqual({
    resumeId: null,
    notes: "New",
    history: [{ status: "applied", on: "2026-03-02" }],
  });
});

test("only what both changed, each in another way, is asked", () => {
  const mine = { ...BASE, notes: "Mine", place: "Oslo", employer: "Acme AS" };
  const theirs = { ...BASE, notes: "Theirs", place: "Oslo", role: "Chef" };
  expect(clashesOf(BASE, mine, theirs)).toEqual(["notes"]);
  expect(takenOver(BASE, mine, theirs, [])).toEqual({ ...mine, role: "Chef" });
  expect(takenOver(BASE, mine, theirs, ["notes"])).toEqual({ ...mine, role: "Chef", notes: "Theirs" });
});
