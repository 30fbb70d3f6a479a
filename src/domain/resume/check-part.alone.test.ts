import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { anyResume } from "../../../tests/factories/any-resume.ts";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { formatPointer, putAt } from "../json/json-pointer.ts";
import { LIMITS } from "../limits.ts";
import { checkPart } from "./check-part.ts";
import { checkResume } from "./check-resume.ts";
import { applyEdit, setField } from "./edits.ts";
import { type Resume, resumeSchema } from "./resume.ts";

const noIds = () => {
  throw new Error("a text brings no id");
};

/** The places of all values that are no lists or objects, but for what nobody types. */
function plainPlaces(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  return Object.entries(value)
    .filter(
      ([key]) => !["id", "kind", "version", "foreign", "photo", "language", "sectionOrder"].includes(key),
    )
    .flatMap(([key, inner]) => plainPlaces(inner, [...path, key]));
}

const values = fc.oneof(
  fc.string({ maxLength: 30, unit: "binary" }),
  fc.constantFrom("", "  two\u00a0words \n", "e\u0301", "\u0000\u200b", "x".repeat(201), "y".repeat(4001)),
  fc.constantFrom("z".repeat(2100), true, false, undefined, 7),
);

test("a value that is set is taken or refused as if the whole resume had been checked", () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(anyResume, fc.nat(), values, (resume, choice, value) => {
      const places = plainPlaces(resume);
      const path = places[choice % places.length] ?? [];
      const whole = checkResume(putAt(resume, path, value));
      const part = applyEdit(resume, setField(formatPointer(path), value), noIds);
      expect(part.ok).toBe(whole.ok);
      if (!part.ok || !whole.ok) {
        seen.refused += 1;
        expect(part).toEqual(whole);
        return;
      }
      seen.taken += 1;
      // Marks that moved with their letters are as clean as all others.
      expect(checkResume(part.resume)).toEqual(part);
      expect(withoutMarks(part.resume)).toEqual(withoutMarks(whole.resume));
    }),
    { numRuns: 400 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(40);
});

function withoutMarks(resume: Resume): unknown {
  return JSON.parse(
    JSON.stringify(resume, (key, value) => (/^(?:m|summaryM)arks$/.test(key) ? undefined : value)),
  );
}

test("a letter is checked with its item alone; every other part is the one of before", () => {
  const resume = fullResume();
  const whole = vi.spyOn(resumeSchema, "safeParse");
  const edited = applyEdit(resume, setField("/experience/0/bullets/0", "Another line"), noIds);
  expect(whole).not.toHaveBeenCalled();
  whole.mockRestore();
  if (!edited.ok) throw new Error("it was refused");
  expect(edited.resume.experience[0]?.bullets[0]?.text).toBe("Another line");
  expect(edited.resume.experience[0]?.bullets[1]).toBe(resume.experience[0]?.bullets[1]);
  expect(edited.resume.experience[1]).toBe(resume.experience[1]);
  expect(edited.resume.skills).toBe(resume.skills);
});

test("what is added letter by letter is stopped at the size of a resume, as the whole would be", () => {
  const line = (at: number) => ({ id: `l${at}`, text: "x".repeat(LIMITS.bullet) });
  const bullets = Array.from({ length: 99 }, (_, at) => line(at));
  const experience = [0, 1, 2].map((at) => ({
    id: `p${at}`,
    title: "",
    company: "",
    period: "",
    bullets: (at < 2 ? bullets : bullets.slice(0, 60)).map(({ id, text }) => ({ id: `${at}${id}`, text })),
  }));
  let checked = checkResume({ ...fullResume(), experience });
  let letters = 0;
  while (checked.ok && letters < 4000) {
    letters += 50;
    const { resume } = checked;
    const next = applyEdit(resume, setField("/summary", "s".repeat(letters)), noIds);
    expect(next.ok).toBe(checkResume({ ...resume, summary: "s".repeat(letters) }).ok);
    checked = next;
  }
  expect(checked.ok).toBe(false);
  expect(letters).toBeLessThan(4000);
});

test("what may bring an id is checked as a whole", () => {
  const resume = fullResume();
  expect(checkPart(resume, { ...resume, skills: [] }, ["skills", "0"])).toBeNull();
  expect(checkPart(resume, resume, ["experience", "0"])).toBeNull();
  expect(checkPart(resume, resume, ["nowhere"])).toBeNull();
});
