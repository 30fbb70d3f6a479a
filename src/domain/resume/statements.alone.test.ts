import { describe, expect, test } from "vitest";
import { plainOf } from "../../../tests/factories/given-resume.ts";
import { cpuOfFirst } from "../../../tests/support/cpu.ts";
import { LIMITS } from "../limits.ts";
import type { Line } from "../sections/line.ts";
import { applyEdit, type Edit, moveItem, removeItem, setField } from "./edits.ts";
import { exportJsonResume } from "./json-resume/export-json-resume.ts";
import { importJsonResume } from "./json-resume/import-json-resume.ts";
import { parseResume } from "./parse-resume.ts";
import type { Resume } from "./resume.ts";
import { sampleResume } from "./sample-resume.ts";
import {
  addStatement,
  allStatements,
  removeStatement,
  type StatementSubject,
  statementsAbout,
} from "./statements.ts";

let made = 0;
const newId = () => `new-${++made}`;

const position = { section: "experience", item: 1 } as const;
const project = { section: "projects", item: 0 } as const;
const summary = { section: "summary" } as const;

function applied(resume: Resume, edit: Edit): Resume {
  const outcome = applyEdit(resume, edit, newId);
  return outcome.ok ? outcome.resume : expect.fail(JSON.stringify(outcome.issues));
}

function textsAbout(resume: Resume, subject: StatementSubject): string[] {
  return statementsAbout(resume, subject).map(({ text }) => text);
}

/** With a statement about each. */
const confirmed = [position, project, summary].reduce(
  (resume, subject) => applied(resume, addStatement(resume, subject, `I confirm ${subject.section}`)),
  sampleResume,
);

describe("a resume", () => {
  test("without statements is byte for byte what it was", () => {
    const text = JSON.stringify(sampleResume);
    const read = parseResume(JSON.parse(text));
    expect(read.ok && JSON.stringify(read.resume)).toBe(text);
    expect(text).not.toContain("statements");
  });

  test("with statements is read as it was written", () => {
    const text = JSON.stringify(confirmed);
    const read = parseResume(JSON.parse(text));
    expect(read.ok && JSON.stringify(read.resume)).toBe(text);
    expect(confirmed.experience[1]).toEqual({
      ...sampleResume.experience[1],
      statements: ["I confirm experience"],
    });
    expect(confirmed.statements).toEqual(["I confirm summary"]);
  });

  test.each([
    ["too many", Array(LIMITS.statements + 1).fill("x"), "/experience/0/statements"],
    ["one that is too long", ["x".repeat(LIMITS.bullet + 1)], "/experience/0/statements/0"],
    ["what is no text", [5], "/experience/0/statements/0"],
    ["a line that no id can name", [{ text: "x", line: "x y" }], "/experience/0/statements/0/line"],
    ["a line of a megabyte", [{ text: "x", line: "x".repeat(1_000_000) }], "/experience/0/statements/0/line"],
    ["half of one", [{ text: "x" }], "/experience/0/statements/0"],
    ["a field that nobody knows", [{ text: "x", line: "y", id: "z" }], "/experience/0/statements/0/id"],
  ])("with %s is refused with its place", (_case, statements, pointer) => {
    const [item] = sampleResume.experience;
    const read = parseResume({ ...sampleResume, experience: [{ ...item, statements }] });
    expect(read).toMatchObject({ ok: false, issues: [{ pointer }] });
    expect(parseResume({ ...sampleResume, statements })).toMatchObject({ ok: false });
  });

  test("has statements in no section but positions and projects", () => {
    const education = sampleResume.education.map((item) => ({ ...item, statements: ["x"] }));
    expect(parseResume({ ...sampleResume, education })).toMatchObject({
      ok: false,
      issues: [{ code: "unknown-field" }],
    });
  });

  test("as JSON Resume is what it is without statements", () => {
    expect(exportJsonResume(confirmed)).toEqual(exportJsonResume(sampleResume));
    const imported = importJsonResume(exportJsonResume(confirmed));
    expect(imported.ok && plainOf(imported.resume)).toEqual(plainOf(sampleResume));
  });
});

describe("statements", () => {
  test("are kept with what they are about, once, and leave the rest alone", () => {
    expect(textsAbout(confirmed, position)).toEqual(["I confirm experience"]);
    expect(statementsAbout(confirmed, { section: "experience", item: 0 })).toEqual([]);
    expect(statementsAbout(confirmed, { section: "projects", item: 99 })).toEqual([]);
    const again = applied(confirmed, addStatement(confirmed, position, "I confirm experience"));
    expect(again).toEqual(confirmed);
    expect(confirmed.experience[0]).toBe(sampleResume.experience[0]);
    expect(confirmed.experience[1]?.bullets).toBe(sampleResume.experience[1]?.bullets);
  });

  test("are removed one by one, and the last takes its field with it", () => {
    const two = applied(confirmed, addStatement(confirmed, position, "Second"));
    const one = applied(two, removeStatement(two, position, 0));
    expect(textsAbout(one, position)).toEqual(["Second"]);
    const none = [position, project, summary].reduce(
      (resume, subject) => applied(resume, removeStatement(resume, subject, 0)),
      one,
    );
    expect(JSON.stringify(none)).toBe(JSON.stringify(sampleResume));
  });

  const LINES = [
    { id: "a", text: "Counted 3 registers every night" },
    { id: "b", text: "Answered phones at the desk" },
    { id: "c", text: "Closed the till" },
  ];
  const about = (line: string) => ({ section: "experience", item: 0, line }) as const;
  function withLines(bullets: Line[], resume: Resume = sampleResume): Resume {
    const [first, ...others] = resume.experience;
    return first ? { ...resume, experience: [{ ...first, bullets }, ...others] } : expect.fail();
  }
  const counted = LINES.slice(0, 2).reduce((resume, { id }, at) => {
    return applied(resume, addStatement(resume, about(id), `Every ${at ? "day" : "week"}? 30`));
  }, withLines(LINES));

  test("about one line support no other, and are read as they were written", () => {
    expect(LINES.map(({ id }) => textsAbout(counted, about(id)))).toEqual([
      ["Every week? 30"],
      ["Every day? 30"],
      [],
    ]);
    expect(textsAbout(counted, { section: "experience", item: 0 })).toHaveLength(2);
    expect(allStatements(counted)).toEqual(["Every week? 30", "Every day? 30"]);
    const read = parseResume(JSON.parse(JSON.stringify(counted)));
    expect(read.ok && read.resume).toEqual(counted);
    const again = applied(counted, addStatement(counted, about("a"), "Every week? 30"));
    expect(again).toEqual(counted);
  });

  test("follow their line when it is moved or edited, and support nothing once it is gone", () => {
    const edits = [
      moveItem("/experience/0/bullets", 0, 2),
      setField("/experience/0/bullets/2", "Wholly other words"),
    ];
    const moved = edits.reduce(applied, counted);
    expect(moved.experience[0]?.bullets.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(textsAbout(moved, about("a"))).toEqual(["Every week? 30"]);
    expect(textsAbout(moved, about("c"))).toEqual([]);
    const gone = applied(moved, removeItem("/experience/0/bullets", 2));
    for (const id of ["b", "c"]) expect(textsAbout(gone, about(id))).not.toContain("Every week? 30");
    expect(textsAbout(gone, { section: "experience", item: 0 })).toHaveLength(2);
  });

  test("of format 1 find the line that they were about, moved or edited; one that is gone is about no other", () => {
    const old = (line: string) => ({ text: line, line });
    const lines = ["Closed the till", "Counted 3 registers each night"];
    const statements = [
      old("Counted 3 registers every night"),
      old("Closed the till"),
      old("Counted 5 letters every morning"),
      "I led it",
    ];
    const read = parseResume({ version: 1, experience: [{ bullets: lines, statements }] });
    const { bullets = [], statements: kept = [] } = (read.ok && read.resume.experience[0]) || {};
    const named = kept.map((one) => (typeof one === "string" ? one : one.line));
    expect(named.slice(0, 2)).toEqual([bullets[1]?.id, bullets[0]?.id]);
    expect(bullets.map(({ id }) => id)).not.toContain(named[2]);
    expect(kept).toHaveLength(4);
    expect(kept[3]).toBe("I led it");
  });

  test("of format 1 about many lines that are gone cost little, however long the lines are", () => {
    const bullets = Array.from(
      { length: LIMITS.lines },
      (_, nth) => `${nth} ${"sold bread and cakes ".repeat(4)}`,
    );
    const statements = Array.from({ length: LIMITS.statements }, (_, nth) => ({
      text: "Yes",
      line: "counted the tills ".repeat(50) + nth,
    }));
    const experience = Array.from({ length: 10 }, () => ({ bullets, statements }));
    const spent = cpuOfFirst(() => expect(parseResume({ version: 1, experience }).ok).toBe(true));
    expect(spent).toBeLessThan(200);
  });

  test("about one line are removed by their place in the whole item", () => {
    const [second] = statementsAbout(counted, about("b"));
    const left = applied(counted, removeStatement(counted, about("b"), second?.place ?? -1));
    expect(allStatements(left)).toEqual(["Every week? 30"]);
  });

  test("of everything are the summary's own and those of all items", () => {
    expect(allStatements(confirmed)).toEqual([
      "I confirm summary",
      "I confirm experience",
      "I confirm projects",
    ]);
  });

  test("more than fit, or about an item that is not there, are refused with their place", () => {
    const full = Array.from({ length: LIMITS.statements }, (_, at) => `No. ${at}`).reduce(
      (resume, text) => applied(resume, addStatement(resume, project, text)),
      sampleResume,
    );
    expect(applyEdit(full, addStatement(full, project, "One more"), newId)).toMatchObject({
      ok: false,
      issues: [{ code: "over-limit", pointer: "/projects/0/statements" }],
    });
    const nowhere = addStatement(full, { section: "projects", item: 99 }, "x");
    expect(applyEdit(full, nowhere, newId)).toMatchObject({ ok: false, issues: [{ code: "bad-pointer" }] });
  });
});
