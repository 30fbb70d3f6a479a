import { expect, test } from "vitest";
import { identify } from "../resume/identity/identify.ts";
import { resumeSchema } from "../resume/resume.ts";
import { sampleResume } from "../resume/sample-resume.ts";
import { header } from "./header.ts";
import { contentShape, furtherShape, sectionShape, sections } from "./registry.ts";
import type { FormField, Section } from "./section.ts";

const all: readonly Section[] = sections;

test("the registry and the schema know the same sections, in one order", () => {
  const keysOf = (isFurther: boolean) =>
    all.filter((section) => (section.isFurther ?? false) === isFurther).map(({ key }) => key);
  expect(Object.keys(sectionShape)).toEqual(keysOf(false));
  expect(Object.keys(furtherShape)).toEqual(keysOf(true));
  expect(Object.keys(contentShape)).toEqual(all.map(({ key }) => key));
  expect(Object.keys(resumeSchema.shape)).toEqual([
    "version",
    ...header.fields.map((field) => field.key),
    "photo",
    ...keysOf(false),
    "links",
    ...keysOf(true),
    ...["custom", "sectionOptions", "language", "interview", "foreign", "summaryMarks"],
    ...["sectionOrder", "coverLetter", "jobAd", "jobAnswers", "statements"],
  ]);
});

test("every form describes exactly the fields of its items", () => {
  for (const { key, schema, form } of all) {
    if (form.kind === "field" && form.field.kind === "text") continue;
    const fields = form.kind === "items" ? form.fields : [{ key: "text" }, ...(form.details ?? [])];
    const known = fields.map((field) => [field.key, field.key]);
    const item = Object.fromEntries([...known, ["id", "x"]]);
    const issues = schema.safeParse([item]).error?.issues ?? [];
    expect(issues.filter(({ code }) => code === "unrecognized_keys")).toEqual([]);
    // What no form shows: what was confirmed, how it is shown, and what came with a file.
    const further = fieldsOf(schema).filter((field) => !(field in item));
    expect(further.sort(), key).toEqual(unshown(key));
  }
});

/** The fields of a section's items. */
function fieldsOf(schema: Section["schema"]): string[] {
  const items: unknown = Reflect.get(Reflect.get(schema, "unwrap").call(schema), "element");
  return Object.keys(Reflect.get(Object(items), "shape"));
}

function unshown(key: string): string[] {
  const statements = key === "experience" || key === "projects" ? ["statements"] : [];
  return ["foreign", "hidden", "startsPage", ...statements].sort();
}

test("an empty item fits its section", () => {
  const lists = all.filter((section) => section.emptyItem !== undefined);
  expect(lists).toHaveLength(11);
  for (const { schema, emptyItem } of lists) {
    expect(schema.parse([emptyItem?.("x")])).toEqual([emptyItem?.("x")]);
  }
});

test("the limits that a form shows are the ones that bite", () => {
  for (const field of header.fields) expectLimit(field, (value) => ({ [field.key]: value }));
  for (const { key, form } of all) {
    if (form.kind === "field") {
      expectLimit(form.field, (value) => ({ [key]: value }));
      for (const field of form.details ?? [])
        expectLimit(field, (value) => ({ [key]: [{ text: "x", [field.key]: value }] }));
    } else {
      for (const field of form.fields) expectLimit(field, (value) => ({ [key]: [{ [field.key]: value }] }));
      expect(accepts({ [key]: Array(form.maxItems).fill({}) })).toBe(true);
      expect(accepts({ [key]: Array(form.maxItems + 1).fill({}) })).toBe(false);
    }
  }
});

function expectLimit({ kind, limit, maxEntries }: FormField, place: (value: unknown) => object): void {
  if (kind === "flag") {
    expect(accepts(place(true))).toBe(true);
    expect(accepts(place("true"))).toBe(false);
    return;
  }
  const many = kind === "lines" || kind === "chips";
  const wrap = (text: string) => place(many ? [text] : text);
  expect(accepts(wrap("x".repeat(limit)))).toBe(true);
  expect(accepts(wrap("x".repeat(limit + 1)))).toBe(false);
  expect(maxEntries !== undefined).toBe(many);
  if (maxEntries !== undefined) {
    expect(accepts(place(Array(maxEntries).fill("")))).toBe(true);
    expect(accepts(place(Array(maxEntries + 1).fill("")))).toBe(false);
  }
}

function accepts(part: object): boolean {
  return resumeSchema.safeParse(identify({ ...sampleResume, ...part })).success;
}
