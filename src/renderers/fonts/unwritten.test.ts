import { expect, test } from "vitest";
import { scriptResumes, shapedScriptResumes } from "../../../tests/factories/varied-resumes.ts";
import { unwrittenScripts } from "./unwritten.ts";

test("every script that the product promises is written", () => {
  for (const { resume } of [...scriptResumes(), ...shapedScriptResumes()])
    expect(unwrittenScripts(JSON.stringify(resume))).toEqual([]);
  expect(unwrittenScripts("Łódź, 東京 🙂 — €5 · Ελλάδα\u0301")).toEqual([]);
});

test("a script without a font is named once", () => {
  expect(unwrittenScripts("Anna, ພາສາລາວ and ગુજરાતી, ພາສາ")).toEqual(["Gujarati", "Lao"]);
  expect(unwrittenScripts("runes ᚠᚢ")).toEqual(["other"]);
});
