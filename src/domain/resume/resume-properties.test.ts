import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyResume } from "../../../tests/factories/any-resume.ts";
import { anyText } from "../../../tests/factories/any-text.ts";
import { formatPointer, valueAt } from "../json/json-pointer.ts";
import { addItem, applyEdit, type Edit, moveItem, removeItem, setField } from "./edits.ts";
import { parseResume } from "./parse-resume.ts";

const RUNS = { numRuns: 200 };

let made = 0;
const newId = () => `new-${++made}`;

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
  fc.tuple(place, fc.oneof(anyText, fc.array(anyText), fc.jsonValue())).map((args) => setField(...args)),
  fc
    .tuple(list, fc.option(index, { nil: undefined }), fc.option(anyText, { nil: undefined }))
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
      fc.property(anyResume, list, fc.nat(2), fc.nat(2), (resume, pointer, from, to) => {
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
