import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { plainOf, resumeOf } from "../../../tests/factories/given-resume.ts";
import { formatPointer, valueAt } from "../json/json-pointer.ts";
import { SECTION_KEYS } from "../sections/registry.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { addItem, applyEdit, type Edit, moveItem, removeItem, setField } from "./edits.ts";
import { exportJsonResume } from "./json-resume/export-json-resume.ts";
import { importJsonResume } from "./json-resume/import-json-resume.ts";
import { parseResume } from "./parse-resume.ts";
import type { Resume } from "./resume.ts";

const RUNS = { numRuns: 200 };

let made = 0;
const newId = () => `new-${++made}`;

/** Text that looks like what the mapping to JSON Resume takes apart. */
const TRICKY = [
  "Jan 2020 – Present",
  "2019-03 – 2021-07",
  "Winter 2019",
  "2010-12",
  "Until 2014",
  ", ",
  "Oslo, , Norway",
  "Boston, MA, US",
  "Ankara, Turkey",
  " in ",
  "BSc in Physics in Oslo",
  "Databases (Expert): PostgreSQL, SQLite",
  ": ",
  "a: , b",
  "English (Native)",
  "x (y) (z)",
  "(only)",
  "CKA, issued by CNCF (Mar 2023)",
  ", issued by ",
  "a (2023)",
  "ada@example.com",
  "example.com",
  "https://example.com/a?b=c#d",
  " ",
  "مرحبا",
  "👩‍💻",
];

const raw = fc.oneof(
  fc.constant(""),
  fc.constantFrom(...TRICKY),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const line = raw.map(cleanLine);
const lines = fc.array(line, { maxLength: 4 });

const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    name: line,
    role: line,
    location: line,
    email: line,
    phone: line,
    website: line,
    summary: fc.array(raw, { maxLength: 3 }).map((parts) => cleanText(parts.join("\n"))),
    experience: fc.array(fc.record({ company: line, title: line, period: line, bullets: lines }), {
      maxLength: 3,
    }),
    education: fc.array(fc.record({ school: line, degree: line, period: line }), { maxLength: 3 }),
    skills: lines,
    projects: fc.array(fc.record({ name: line, desc: lines }), { maxLength: 3 }),
    certifications: lines,
    languages: lines,
    sectionOrder: fc.shuffledSubarray(SECTION_KEYS),
    coverLetter: fc.array(raw, { maxLength: 3 }).map((parts) => cleanText(parts.join("\n\n"))),
  })
  .map(resumeOf);

const list = fc.constantFrom(
  "/experience",
  "/education",
  "/skills",
  "/projects",
  "/certifications",
  "/languages",
  "/experience/0/bullets",
  "/projects/1/desc",
);
const index = fc.integer({ min: -1, max: 4 });
const place = fc.oneof(
  fc.constantFrom(
    "/name",
    "/summary",
    "/experience/0/period",
    "/skills/1",
    "/skills",
    "/version",
    "",
    "/nowhere",
  ),
  fc.array(fc.string({ maxLength: 6 }), { maxLength: 3 }).map(formatPointer),
);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, fc.oneof(raw, fc.array(raw), fc.jsonValue())).map((args) => setField(...args)),
  fc
    .tuple(list, fc.option(index, { nil: undefined }), fc.option(raw, { nil: undefined }))
    .map((args) => addItem(...args)),
  fc.tuple(list, index).map((args) => removeItem(...args)),
  fc.tuple(list, index, index).map((args) => moveItem(...args)),
);

describe("every valid resume", () => {
  test("parses to itself", () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(parseResume(resume)).toEqual({ ok: true, resume });
      }),
      RUNS,
    );
  });

  test("comes back from JSON Resume word for word, with nothing left behind", () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const file: unknown = JSON.parse(JSON.stringify(exportJsonResume(resume)));
        const imported = importJsonResume(file);
        expect(imported).toMatchObject({ ok: true, notImported: [] });
        expect(imported.ok && plainOf(imported.resume)).toEqual(plainOf(resume));
      }),
      RUNS,
    );
  });

  test("is exported as a JSON Resume that the standard's schema accepts", () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(jsonResumeSchema.safeParse(exportJsonResume(resume)).error).toBeUndefined();
      }),
      RUNS,
    );
  });
});

describe("every edit of every resume", () => {
  test("gives a valid resume or a reason, and never touches its input", () => {
    let changed = 0;
    fc.assert(
      fc.property(anyResume, fc.array(anyEdit, { maxLength: 5 }), (resume, edits) => {
        let present = resume;
        for (const edit of edits) {
          const before = structuredClone(present);
          const result = applyEdit(present, edit, newId);
          expect(present).toEqual(before);
          if (!result.ok) {
            expect(result.issues.length).toBeGreaterThan(0);
            continue;
          }
          expect(parseResume(result.resume)).toEqual(result);
          changed += result.resume === present ? 0 : 1;
          present = result.resume;
        }
      }),
      RUNS,
    );
    expect(changed).toBeGreaterThan(20);
  });

  test("that moves an item only reorders its list, and the way back restores it", () => {
    fc.assert(
      fc.property(anyResume, list, index, index, (resume, pointer, from, to) => {
        const result = applyEdit(resume, moveItem(pointer, from, to), newId);
        fc.pre(result.ok);
        const path = pointer.slice(1).split("/");
        expect(sorted(valueAt(result.resume, path))).toEqual(sorted(valueAt(resume, path)));
        expect(applyEdit(result.resume, moveItem(pointer, to, from), newId)).toEqual({ ok: true, resume });
      }),
      RUNS,
    );
  });
});

function sorted(items: unknown): string[] {
  return Array.isArray(items) ? items.map((item) => JSON.stringify(item)).sort() : [];
}

const isoDate = z.string().regex(/^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/);
const text = z.string();
const jsonResumeSchema = z.strictObject({
  $schema: z.url(),
  basics: z.looseObject({
    name: text.optional(),
    label: text.optional(),
    email: z.email().optional(),
    phone: text.optional(),
    url: z.url().optional(),
    summary: text.optional(),
    location: z
      .looseObject({ city: text.optional(), region: text.optional(), countryCode: text.length(2).optional() })
      .optional(),
  }),
  work: z
    .array(
      z.looseObject({
        startDate: isoDate.optional(),
        endDate: isoDate.optional(),
        highlights: z.array(text).optional(),
      }),
    )
    .optional(),
  education: z
    .array(z.looseObject({ startDate: isoDate.optional(), endDate: isoDate.optional() }))
    .optional(),
  skills: z
    .array(
      z.looseObject({ name: text.optional(), level: text.optional(), keywords: z.array(text).optional() }),
    )
    .optional(),
  projects: z
    .array(z.looseObject({ description: text.optional(), highlights: z.array(text).optional() }))
    .optional(),
  certificates: z
    .array(z.looseObject({ name: text.optional(), date: isoDate.optional(), issuer: text.optional() }))
    .optional(),
  languages: z.array(z.looseObject({ language: text.optional(), fluency: text.optional() })).optional(),
  meta: z.looseObject({ version: text }),
});
