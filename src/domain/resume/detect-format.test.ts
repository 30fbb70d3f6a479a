import { expect, test } from "vitest";
import { plainOf } from "../../../tests/factories/given-resume.ts";
import { readResume } from "./detect-format.ts";
import { exportJsonResume } from "./json-resume/export-json-resume.ts";
import { sampleResume } from "./sample-resume.ts";

test("reads our own format", () => {
  expect(readResume(sampleResume)).toEqual({
    ok: true,
    format: "candor",
    resume: sampleResume,
  });
});

test("reads JSON Resume and leaves out nothing", () => {
  const document = { ...exportJsonResume(sampleResume), interests: [{ name: "Chess" }], shoeSize: 41 };
  const read = readResume(document);
  expect(read).toMatchObject({ ok: true, format: "json-resume" });
  expect(read.ok && plainOf(read.resume)).toEqual({
    ...Object(plainOf(sampleResume)),
    interests: ["Chess"],
    foreign: { shoeSize: 41 },
  });
});

test.each([
  ["a version", { version: 1, work: [] }, false, undefined],
  ["a name at the root", { name: "Ada" }, true, "candor"],
  ["only skills as texts", { skills: ["Go"] }, true, "candor"],
  ["only skills as objects", { skills: [{ name: "Go" }] }, true, "json-resume"],
  ["only basics", { basics: {} }, true, "json-resume"],
  ["basics and a version that is none of ours", { basics: {}, version: "1.0" }, true, "json-resume"],
])("tells the format of a document with %s", (_, document, ok, format) => {
  const read = readResume(document);
  expect(read.ok).toBe(ok);
  expect(read.ok ? read.format : undefined).toBe(format);
});

test("reports the issues of the likelier format when neither fits", () => {
  expect(readResume({ skills: [5] })).toMatchObject({ ok: false, issues: [{ pointer: "/skills/0" }] });
  expect(readResume({ version: 1, work: [] })).toMatchObject({ ok: false, issues: [{ pointer: "/work" }] });
});

const strangers: readonly unknown[] = [null, [], "text", {}, { title: "My holiday" }, { constructor: 1 }];

test.each(strangers.map((document) => ({ document })))("knows no format for $document", ({ document }) => {
  expect(readResume(document)).toMatchObject({
    ok: false,
    issues: [{ code: "unknown-format", pointer: "" }],
  });
});
