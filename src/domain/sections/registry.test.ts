import { expect, test } from "vitest";
import { identify } from "../resume/identity/identify.ts";
import { resumeSchema } from "../resume/resume.ts";
import { sampleResume } from "../resume/sample-resume.ts";
import { header } from "./header.ts";
import { sectionShape, sections } from "./registry.ts";
import type { FormField, Section } from "./section.ts";

const all: readonly Section[] = sections;

test("the registry and the schema know the same sections, in one order", () => {
  expect(Object.keys(sectionShape)).toEqual(all.map((section) => section.key));
  expect(Object.keys(resumeSchema.shape)).toEqual([
    "version",
    ...header.fields.map((field) => field.key),
    ...all.map((section) => section.key),
    "sectionOrder",
    "coverLetter",
    "statements",
  ]);
});

test("every form describes exactly the fields of its items", () => {
  for (const { emptyItem, form } of all) {
    if (form.kind === "items") {
      expect(form.fields.map((field) => field.key).sort()).toEqual(
        Object.keys(Object(emptyItem?.("x")))
          .filter((key) => key !== "id")
          .sort(),
      );
    }
  }
});

test("an empty item fits its section", () => {
  const lists = all.filter((section) => section.emptyItem !== undefined);
  expect(lists).toHaveLength(6);
  for (const { schema, emptyItem } of lists) {
    expect(schema.parse([emptyItem?.("x")])).toEqual([emptyItem?.("x")]);
  }
});

test("the limits that a form shows are the ones that bite", () => {
  for (const field of header.fields) expectLimit(field, (value) => ({ [field.key]: value }));
  for (const { key, form } of all) {
    if (form.kind === "field") {
      expectLimit(form.field, (value) => ({ [key]: value }));
    } else {
      for (const field of form.fields) expectLimit(field, (value) => ({ [key]: [{ [field.key]: value }] }));
      expect(accepts({ [key]: Array(form.maxItems).fill({}) })).toBe(true);
      expect(accepts({ [key]: Array(form.maxItems + 1).fill({}) })).toBe(false);
    }
  }
});

function expectLimit({ kind, limit, maxEntries }: FormField, place: (value: unknown) => object): void {
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
