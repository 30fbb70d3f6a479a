import { expect, test } from "vitest";
import { openDocument } from "../../../../../tests/factories/document-store.ts";
import { resumeOf } from "../../../../../tests/factories/given-resume.ts";
import { ASSIST_LIMITS, claimsRequest, improveRequest } from "../../../../contract/assist.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import { applyEdit } from "../../../../domain/resume/edits.ts";
import { parseResume } from "../../../../domain/resume/parse-resume.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { textsOf } from "../../../../domain/sections/line.ts";
import { contextText } from "../../../../domain/suggestions/context-text.ts";
import { LONGEST_TEXT } from "../../../../domain/suggestions/request.ts";
import { type AssistTarget, contextOf } from "../../../../domain/suggestions/resume-context.ts";
import { emptyContent } from "../../../drafts/draft-content.ts";
import { newLineId } from "../../../drafts/new-id.ts";
import { editToUse, firstBullet, forRequest, sourceOf } from "./assist-target.ts";

const resume = resumeOf({
  ...sampleResume,
  experience: [
    { title: "Cashier", company: "Rema", period: "2020 – 2022", bullets: ["One", "Two", "Three"] },
  ],
  projects: [{ name: "Booking", desc: ["First.", "", "Second."] }],
});
const [one, two, three] = textLines(resume);

function textLines({ experience }: Resume) {
  return experience[0]?.bullets ?? [];
}

const position: AssistTarget = { task: "experience", item: 0 };
const project: AssistTarget = { task: "project", item: 0 };
const summary: AssistTarget = { task: "summary", item: 0 };

function used(target: AssistTarget, bullet: number, text: string, statement: string | null = null): Resume {
  const outcome = applyEdit(resume, editToUse(resume, target, bullet, { text, statement }), newLineId);
  return outcome.ok ? outcome.resume : expect.fail();
}

/** What undo leaves of a use, and redo after it. */
function undone(target: AssistTarget, bullet: number, text: string, statement: string | null) {
  const store = openDocument({ ...emptyContent(), resume });
  expect(store.putAll([editToUse(resume, target, bullet, { text, statement })])).toBeNull();
  const after = store.read().content.resume;
  store.undo();
  expect(store.read().content.resume).toEqual(resume);
  store.redo();
  expect(store.read().content.resume).toEqual(after);
  store.undo();
  return { before: store.read().content.resume, steps: store.read().history.past.length };
}

test("a bullet is improved by itself, a description as a whole", () => {
  expect(sourceOf(resume, position, 1)).toBe("Two");
  expect(sourceOf(resume, project, 0)).toBe("First.\nSecond.");
  expect(sourceOf(resume, { task: "summary", item: 0 }, 0)).toBe(resume.summary);
  expect(sourceOf(resume, { task: "project", item: 9 }, 0)).toBe("");
  expect(sourceOf(resume, position, 9)).toBe("");
});

test("a result takes the place of its source, and nothing else changes", () => {
  expect(textLines(used(position, 1, "Second"))).toEqual([one, { id: two?.id, text: "Second" }, three]);
  const several = textLines(used(position, 1, "A\nB"));
  expect(textsOf(several)).toEqual(["One", "A", "B", "Three"]);
  // The first of them is the line that it was.
  expect(several[1]?.id).toBe(two?.id);
  expect(new Set(several.map(({ id }) => id)).size).toBe(4);
  const [first, , second] = resume.projects[0]?.desc ?? [];
  expect(used(project, 0, "First.\nThe second.").projects[0]?.desc).toEqual([
    first,
    { id: second?.id, text: "The second." },
  ]);
  expect(used({ task: "summary", item: 0 }, 0, "A\nB").summary).toBe("A\nB");
});

test("a result and what was stated with it are one change, kept with the item alone, and one undo takes both back", () => {
  const led = used(position, 1, "Led\nTrained", "I led it");
  expect(led.experience[0]).toMatchObject({
    bullets: [one, { id: two?.id, text: "Led" }, { text: "Trained" }, three],
    statements: [{ text: "I led it", line: two?.id }],
  });
  expect(used(project, 0, "Built", "I built it").projects[0]).toMatchObject({
    desc: [{ text: "Built" }],
    statements: ["I built it"],
  });
  expect(used(summary, 0, "Lead", "I lead")).toMatchObject({ summary: "Lead", statements: ["I lead"] });
  const rows = [
    [position, 1, "Two and more", null],
    [position, 1, "A\nB", null],
    [position, 1, "A\nB", "I did"],
    [project, 0, "Built", "I built it"],
    [summary, 0, "Lead", "I lead"],
  ] as const;
  for (const [target, bullet, text, statement] of rows) {
    const { before, steps } = undone(target, bullet, text, statement);
    expect(JSON.stringify(before)).toBe(JSON.stringify(resume));
    expect(steps).toBe(0);
  }
});

test("a statement is told to checks of its own line and of the summary, to no other", () => {
  const led = used(position, 1, "Led", "I led it");
  expect(contextOf(led, position, 1).statements).toEqual(["I led it"]);
  expect(contextOf(led, position, 0).statements).toBeUndefined();
  expect(contextOf(led, { task: "experience", item: 1 }, 0).statements).toBeUndefined();
  expect(contextOf(led, project, 0).statements).toBeUndefined();
  expect(contextOf({ ...led, statements: ["I sum up"] }, summary, 0).statements).toEqual([
    "I sum up",
    "I led it",
  ]);
  expect(contextText(contextOf(led, position, 1))).toContain("I led it");
  const built = used(project, 0, "A\nB", "I built it");
  expect(contextOf(built, project, 0).statements).toEqual(["I built it"]);
});

test("a statement that was kept without a line is told to checks of its whole item", () => {
  const [item] = resume.experience;
  const before = { ...resume, experience: [{ ...item, bullets: ["One", "Two"], statements: ["I led it"] }] };
  const old = parseResume(before);
  if (!old.ok) expect.fail();
  for (const bullet of [0, 1])
    expect(contextOf(old.resume, position, bullet).statements).toEqual(["I led it"]);
});

test("what was confirmed about a line stays with it when a suggestion takes its place, and with its nearest part when it becomes several", () => {
  const led = used(position, 1, "Led the team", "I led it");
  const again = applyEdit(
    led,
    editToUse(led, position, 1, { text: "Trained staff\nAlone led it all", statement: null }),
    newLineId,
  );
  if (!again.ok) expect.fail();
  expect(again.resume.experience[0]?.statements).toEqual([
    { text: "I led it", line: textLines(again.resume).find(({ text }) => text === "Alone led it all")?.id },
  ]);
  expect(contextOf(again.resume, position, 2).statements).toEqual(["I led it"]);
  expect(contextOf(again.resume, position, 1).statements).toBeUndefined();
});

test("the bullet that was edited comes first, else the first that says something", () => {
  const bullets = ["", "One", "Two"];
  expect(firstBullet(bullets, 0, "/experience/0/bullets/2")).toBe(2);
  expect(firstBullet(bullets, 0, "/experience/0/bullets/0")).toBe(1);
  expect(firstBullet(bullets, 0, "/experience/1/bullets/2")).toBe(1);
  expect(firstBullet([], 0, null)).toBe(0);
});

test("only a summary is supported by the whole resume", () => {
  const person = resume.name;
  expect(contextOf(resume, position, 0)).toEqual({
    title: "Cashier",
    company: "Rema",
    period: "2020 – 2022",
    person,
  });
  expect(contextOf(resume, project, 0)).toEqual({ title: "Booking", person });
  const whole = contextOf(resume, summary, 0, new Date("2026-03-31"));
  expect(whole.roles).toEqual([
    { title: "Cashier", company: "Rema", period: "2020 – 2022", bullets: ["One", "Two", "Three"] },
  ]);
  expect(whole).toMatchObject({ title: resume.role, skills: textsOf(resume.skills), asOf: "2026-03" });
  expect(contextText(whole)).toContain(resume.education[0]?.degree);
});

test("of a resume that is too long for a request, where somebody worked comes before what they did there", () => {
  const bullets = Array.from({ length: LIMITS.lines }, () => "証".repeat(LIMITS.bullet));
  const experience = Array.from({ length: LIMITS.items }, () => ({
    title: "T",
    company: "C",
    period: "2020",
    bullets,
  }));
  const context = forRequest(contextOf(resumeOf({ ...resume, experience }), summary, 0));
  expect(context.roles).toHaveLength(20);
  expect(context.roles?.every(({ title }) => title === "T")).toBe(true);
  const body = { task: "summary", text: "証".repeat(LONGEST_TEXT), context };
  expect(improveRequest.safeParse(body).success).toBe(true);
  expect(bytesOf(body)).toBeLessThan(ASSIST_LIMITS.bodyBytes);
});

test("the facts and statements of the largest resume fit into one request", () => {
  const certifications = Array.from({ length: LIMITS.entries }, () => "証".repeat(LIMITS.entry));
  const statements = Array.from({ length: LIMITS.statements }, () => "証".repeat(LIMITS.bullet));
  const largest = resumeOf({
    ...resume,
    certifications,
    experience: [{ company: "", title: "", period: "", bullets: [], statements }],
  });
  for (const target of [summary, position]) {
    const context = forRequest(contextOf(largest, target, 0));
    expect(context.statements).toHaveLength(12);
    const body = { task: target.task, text: "証".repeat(LONGEST_TEXT), context, asked: 2 };
    expect(improveRequest.safeParse(body).success).toBe(true);
    expect(bytesOf(body)).toBeLessThan(ASSIST_LIMITS.bodyBytes);
    const claims = { source: body.text, suggestion: "証".repeat(ASSIST_LIMITS.suggestion), context };
    expect(claimsRequest.safeParse(claims).success).toBe(true);
    expect(bytesOf(claims)).toBeLessThan(ASSIST_LIMITS.claimsBodyBytes);
  }
  const context = contextOf(resumeOf({ ...resume, certifications }), summary, 0);
  const body = { task: "summary", text: "証".repeat(LIMITS.summary), context };
  expect(improveRequest.safeParse(body).success).toBe(true);
  expect(bytesOf(body)).toBeLessThan(ASSIST_LIMITS.bodyBytes);
});

function bytesOf(body: object): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}
