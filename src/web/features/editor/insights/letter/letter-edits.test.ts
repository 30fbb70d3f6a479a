import { expect, test } from "vitest";
import { openDocument } from "../../../../../../tests/factories/document-store.ts";
import { applyEdit, setField } from "../../../../../domain/resume/edits.ts";
import { sampleResume } from "../../../../../domain/resume/sample-resume.ts";
import { emptyContent } from "../../../../drafts/draft-content.ts";
import { newLineId } from "../../../../drafts/new-id.ts";
import { putLetter, removeLetter, withLetterOf } from "./letter-edits.ts";
import { putDraft } from "./put-draft.ts";

test("a letter comes, changes and goes with its resume, and nothing else changes", () => {
  const first = applyEdit(sampleResume, putLetter(sampleResume, "Dear team"), newLineId);
  expect(first).toEqual({ ok: true, resume: { ...sampleResume, coverLetter: "Dear team" } });
  if (!first.ok) return;
  expect(putLetter(first.resume, "Dear all")).toEqual({
    type: "set",
    pointer: "/coverLetter",
    value: "Dear all",
  });
  expect(applyEdit(first.resume, removeLetter(first.resume), newLineId)).toEqual({
    ok: true,
    resume: sampleResume,
  });
});

test("a file without a letter leaves the letter; one with a letter brings its own", () => {
  const mine = { ...sampleResume, coverLetter: "Mine" };
  expect(withLetterOf(mine, sampleResume)).toEqual(mine);
  expect(withLetterOf(mine, { ...sampleResume, coverLetter: "Theirs" }).coverLetter).toBe("Theirs");
  expect(withLetterOf(sampleResume, sampleResume)).toBe(sampleResume);
});

const DRAFT = { text: "A draft", paragraphs: ["A draft"], role: null, company: null, sources: [] };
const openStore = () => openDocument(emptyContent());

test("a draft is one step: what was typed elsewhere while it was made stays", async () => {
  const store = openStore();
  const put = putDraft(store, async () => {
    store.edit(setField("/name", "Ada"));
    return DRAFT;
  });
  expect(await put).toBe("put");
  expect(store.read().content.resume).toMatchObject({ name: "Ada", coverLetter: "A draft" });
  store.undo();
  expect(store.read().content.resume).toMatchObject({ name: "Ada" });
  expect(store.read().content.resume.coverLetter).toBeUndefined();
});

test("a draft does not take the place of words that were written while it was made", async () => {
  const store = openStore();
  const put = putDraft(store, async () => {
    store.putAll([putLetter(store.read().content.resume, "My own words")]);
    return DRAFT;
  });
  expect(await put).toBe("overtaken");
  expect(store.read().content.resume.coverLetter).toBe("My own words");
});

test("a draft that did not come, or is longer than a letter may be, changes nothing", async () => {
  const store = openStore();
  expect(await putDraft(store, async () => null)).toBe("failed");
  expect(await putDraft(store, async () => ({ ...DRAFT, text: "x".repeat(6001) }))).toBe("failed");
  expect(store.read().content.resume.coverLetter).toBeUndefined();
});
