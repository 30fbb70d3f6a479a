import { describe, expect, test } from "vitest";
import { KEEPING } from "../limits.ts";
import { titleAfter, titleOf, titleOfFile, UNTITLED } from "./resume-title.ts";

describe("a resume's title", () => {
  test.each([
    ["Jane Doe", "Registered Nurse", "Jane Doe – Registered Nurse"],
    [" Jane  Doe ", "", "Jane Doe"],
    ["", "Registered Nurse", "Registered Nurse"],
    ["", " ", UNTITLED],
  ])("of %j and %j is %j", (name, role, title) => {
    expect(titleOf({ name, role })).toBe(title);
  });

  test("keeps to the server's limit and ends in whole characters", () => {
    const title = titleOf({ name: "a".repeat(199), role: "🙂".repeat(100) });
    expect(title.length).toBeLessThanOrEqual(KEEPING.title);
    expect(title).toBe(title.toWellFormed().trim());
    const cutInside = titleOf({ name: `${"a".repeat(199)}🙂`, role: "" });
    expect(cutInside).toBe("a".repeat(199));
  });

  test("follows name and role until the owner names it", () => {
    const [before, after] = [
      { name: "Jane", role: "" },
      { name: "Jane", role: "Nurse" },
    ];
    expect(titleAfter("Jane", before, after)).toBe("Jane – Nurse");
    expect(titleAfter(UNTITLED, before, after)).toBe("Jane – Nurse");
    expect(titleAfter(UNTITLED, after, after)).toBe(UNTITLED);
    expect(titleAfter("For Tidewell", before, after)).toBe("For Tidewell");
    expect(titleAfter("Jane", before, { name: "", role: "" })).toBe(UNTITLED);
  });

  test.each([
    ["Jane_Doe-CV (1).pdf", "Jane Doe CV"],
    ["jane-doe-resume.candor.json", "jane doe resume"],
    ["CV Smith-Jones 2024-05.docx", "CV Smith-Jones 2024-05"],
    ["resume-2024-05-01.pdf", "resume 2024-05-01"],
    ["Lebenslauf", "Lebenslauf"],
    ["履歴書.pdf", "履歴書"],
    ["St. Mary.pdf", "St. Mary"],
    ["___.txt", ""],
    [".json", ""],
  ])("of a file called %j is %j", (file, title) => {
    expect(titleOfFile(file)).toBe(title);
  });
});
