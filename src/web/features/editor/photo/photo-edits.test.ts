import { expect, test } from "vitest";
import { openDocument } from "../../../../../tests/factories/document-store.ts";
import { PORTRAIT, phonePortrait } from "../../../../../tests/factories/photos.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { emptyContent } from "../../../drafts/draft-content.ts";
import { putPhoto, removePhoto, withPhotoOf } from "./photo-edits.ts";

const opened = () => {
  const store = openDocument({ ...emptyContent(), resume: sampleResume });
  return { store, resume: () => store.read().content.resume };
};

test("a photo is put, hidden and removed, each as one step that can be taken back", () => {
  const { store, resume } = opened();
  expect(store.putAll([putPhoto(resume(), { data: phonePortrait() })])).toBe(null);
  expect(resume().photo).toEqual({ data: PORTRAIT });
  store.putAll([putPhoto(resume(), { data: PORTRAIT, hidden: true })]);
  expect(resume().photo?.hidden).toBe(true);
  store.undo();
  expect(resume().photo).toEqual({ data: PORTRAIT });
  store.putAll([removePhoto(resume())]);
  expect(resume()).toEqual(sampleResume);
  store.undo();
  expect(resume().photo).toEqual({ data: PORTRAIT });
  store.undo();
  expect(resume()).toEqual(sampleResume);
  expect(store.putAll([putPhoto(resume(), { data: "no photo" })])).toMatchObject({ pointer: "/photo/data" });
});

test("a file without a photo leaves the one that is there", () => {
  const mine = { ...sampleResume, photo: { data: PORTRAIT } };
  expect(withPhotoOf(mine, sampleResume)).toEqual(mine);
  expect(withPhotoOf(sampleResume, mine)).toBe(mine);
  expect(withPhotoOf(sampleResume, sampleResume)).toBe(sampleResume);
});
