import { afterAll, describe, expect, test } from "vitest";
import { plainOf } from "../../../tests/factories/given-resume.ts";
import { migrate, migrations } from "./migrations.ts";
import { parseResume } from "./parse-resume.ts";
import { RESUME_VERSION } from "./resume.ts";

const ran = new Set<string>();

function migrated(document: unknown) {
  const result = migrate(document);
  if (!result.ok) throw new Error(result.issues[0]?.message);
  for (const name of result.ran) ran.add(name);
  return result.document;
}

describe("migrations", () => {
  test("lead one by one to the present version", () => {
    expect(migrations.map((migration) => migration.to)).toEqual(
      Array.from({ length: RESUME_VERSION }, (_, index) => index + 1),
    );
  });

  test("lines-become-lists: text of several lines becomes a list, lists stay", () => {
    const older = {
      name: "Ada",
      experience: [{ bullets: "one\r\n\ntwo" }, { bullets: ["three"] }],
      projects: [{ desc: "A tool" }, { desc: ["a", "b"] }, { name: "bare" }],
    };
    const before = structuredClone(older);
    expect(plainOf(migrated(older))).toEqual({
      version: RESUME_VERSION,
      name: "Ada",
      experience: [{ bullets: ["one", "two"] }, { bullets: ["three"] }],
      projects: [{ desc: ["A tool"] }, { desc: ["a", "b"] }, { name: "bare" }],
    });
    expect(older).toEqual(before);
  });

  test("leave what they do not understand for the schema to report", () => {
    expect(migrated({ version: 0, experience: "none", projects: [4] })).toEqual({
      version: RESUME_VERSION,
      experience: "none",
      projects: [4],
    });
    expect(parseResume({ projects: [4] })).toMatchObject({ ok: false, issues: [{ pointer: "/projects/0" }] });
  });

  test("do nothing to a document of the present version", () => {
    const present = { version: RESUME_VERSION, projects: [{ desc: "text" }] };
    expect(migrated(present)).toBe(present);
  });

  test("refuse a document of a newer version and say what to do", () => {
    expect(migrate({ version: RESUME_VERSION + 1 })).toMatchObject({
      ok: false,
      issues: [
        {
          code: "unsupported-version",
          pointer: "/version",
          message: expect.stringContaining("Update Candor"),
        },
      ],
    });
  });

  test.each(["1", 1.5, -1, null, Number.NaN])("refuse the version %j", (version) => {
    expect(migrate({ version })).toMatchObject({
      ok: false,
      issues: [{ code: "wrong-type", pointer: "/version" }],
    });
  });
});

afterAll(() => {
  expect([...ran], "a migration without a test").toEqual(migrations.map((migration) => migration.name));
});
