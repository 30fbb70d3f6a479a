import fc from "fast-check";
import { expect, test } from "vitest";
import { exportJsonResume } from "./export-json-resume.ts";
import { importJsonResume } from "./import-json-resume.ts";

const words = fc
  .stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/)
  .filter((text) => !/ (In|To)\b/.test(text));
const date = fc
  .tuple(
    fc.integer({ min: 1990, max: 2029 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.nat(2),
  )
  .map(([year, month, day, precision]) =>
    [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))]
      .slice(0, precision + 1)
      .join("-"),
  );
const dates = fc.oneof(
  fc.record({ startDate: date }),
  fc.record({ endDate: date }),
  fc.tuple(date, date).map((pair) => {
    const [startDate = "", endDate = ""] = pair.sort();
    return { startDate, endDate };
  }),
);
const listedWords = fc.tuple(words, words).map((pair) => pair.join(", "));
const optional = { requiredKeys: [] };

/** What both formats can hold, in the fields where JSON Resume keeps it. */
const foreignResume = fc.record(
  {
    basics: fc.record(
      {
        name: words,
        label: words,
        email: fc.constant("ada@example.com"),
        phone: fc.constant("+47 21 00 00 00"),
        url: fc.constant("https://example.com/ada"),
        summary: words,
        location: fc.record({ city: words, region: words, countryCode: fc.constantFrom("NO", "US", "IN") }),
      },
      optional,
    ),
    work: nonEmpty(withDates({ name: words, position: words, highlights: nonEmpty(words) })),
    education: nonEmpty(withDates({ institution: words, studyType: words, area: words })),
    skills: nonEmpty(
      fc.record(
        {
          name: words,
          level: fc.constantFrom("Beginner", "Working knowledge", "Very good", "Master"),
          keywords: fc.oneof(nonEmpty(words), fc.array(listedWords, { minLength: 2, maxLength: 3 })),
        },
        { requiredKeys: ["name"] },
      ),
    ),
    projects: nonEmpty(
      fc.record(
        { name: words, description: words, highlights: nonEmpty(words) },
        { requiredKeys: ["description"] },
      ),
    ),
    certificates: nonEmpty(fc.record({ name: words, issuer: words, date }, { requiredKeys: ["name"] })),
    languages: nonEmpty(fc.record({ language: words, fluency: words }, { requiredKeys: ["language"] })),
  },
  { requiredKeys: ["basics"] },
);

test("a foreign JSON Resume loses nothing that both formats can hold", () => {
  fc.assert(
    fc.property(foreignResume, (file) => {
      const result = importJsonResume(file);
      if (!result.ok) throw new Error(JSON.stringify(result.issues));
      const { $schema: _, meta: __, ...back } = exportJsonResume(result.resume);
      expect(back).toEqual(file);
      expect(result.notImported).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

/** Any writing that our lines can hold: one line, cleaned, no longer than a line may be. */
const anyWriting = fc
  .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 })
  .map((text) => text.trim().replaceAll(/\s+/g, " "))
  .filter((text) => text !== "");

test("whatever a skill, a certificate or a language says, every word of it is in the resume", () => {
  const skill = fc.record({ name: anyWriting, level: anyWriting, keywords: nonEmpty(anyWriting) });
  const certificate = fc.record({ name: anyWriting, issuer: anyWriting, date: anyWriting });
  const language = fc.record({ language: anyWriting, fluency: anyWriting });
  fc.assert(
    fc.property(skill, certificate, language, (skills, certificates, languages) => {
      const result = importJsonResume({
        skills: [skills],
        certificates: [certificates],
        languages: [languages],
      });
      if (!result.ok) throw new Error(JSON.stringify(result.issues));
      const { resume } = result;
      for (const part of [skills.name, skills.level, ...skills.keywords])
        expect(resume.skills[0]?.text).toContain(part);
      for (const part of [certificates.name, certificates.issuer])
        expect(resume.certifications[0]?.text).toContain(part);
      for (const part of [languages.language, languages.fluency])
        expect(resume.languages[0]?.text).toContain(part);
      expect(importJsonResume(exportJsonResume(resume))).toMatchObject({ ok: true, resume });
    }),
    { numRuns: 200 },
  );
});

function nonEmpty<Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return fc.array(item, { minLength: 1, maxLength: 3 });
}

function withDates(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  return fc.tuple(fc.record(fields), dates).map(([item, span]) => ({ ...item, ...span }));
}
