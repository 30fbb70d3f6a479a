import { describe, expect, test } from "vitest";
import { KEEPING } from "../limits.ts";
import { titleAfter, titleOf, UNTITLED } from "./resume-title.ts";

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
});
