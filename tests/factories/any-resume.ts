import fc from "fast-check";
import { parseResume } from "../../src/domain/resume/parse-resume.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { resumeLanguages } from "../../src/domain/resume-language/registry.ts";
import { customKey } from "../../src/domain/sections/custom-sections.ts";
import { SECTION_KEYS } from "../../src/domain/sections/registry.ts";
import { anyText } from "./any-text.ts";

type Fields = Record<string, fc.Arbitrary<unknown>>;

const line = anyText;
const lines = fc.array(line, { maxLength: 3 });
/** A line whose first letter may be bold or a link; of two equal lines both are, or none. */
const markedLines = lines.map((all) =>
  all.map((text) => (text.length % 2 === 0 ? text : { text, marks: [{ from: 0, to: 1, kind: "bold" }] })),
);
const paragraphs = fc.array(anyText, { maxLength: 3 }).map((parts) => parts.join("\n"));
const flag = fc.constantFrom(true, false, undefined);
/** Keys that the standard does not have. */
const foreign = fc.dictionary(
  fc.constantFrom("id", "text", "constructor", "x-other", "priority", ""),
  fc.constantFrom<unknown>(5, null, "text", false, { id: "a", text: "b" }, [{ id: "a" }, []], {}),
  { minKeys: 1, maxKeys: 2 },
);

/** An item of format 2: what the first format had, and any of the rest. */
function item(always: Fields, further: Fields = {}): fc.Arbitrary<object> {
  const rest = { ...further, hidden: flag, startsPage: flag, foreign };
  return fc
    .tuple(fc.record(always), fc.record(rest, { requiredKeys: [] }))
    .map(([known, more]) => ({ ...known, ...more }));
}

const link = line;
const contents: Record<string, fc.Arbitrary<object>> = {
  experience: item(
    { company: line, title: line, period: line, bullets: markedLines },
    { location: line, link, sameEmployer: flag },
  ),
  education: item(
    { school: line, degree: line, period: line },
    { subject: line, grade: line, courses: lines, location: line, link },
  ),
  skills: item({ text: line }, { level: line, keywords: lines }),
  projects: item({ name: line, desc: markedLines }, { role: line, period: line, link, keywords: lines }),
  certifications: item({ text: line }, { issuer: line, date: line, expiry: line, link }),
  languages: item({ text: line }, { level: line }),
  volunteering: item(
    { organization: line, role: line, period: line, bullets: markedLines },
    { location: line, link },
  ),
  awards: item({ title: line, awarder: line, date: line, summary: paragraphs }, { link }),
  publications: item(
    { name: line, publisher: line, date: line, summary: paragraphs },
    { authors: line, link },
  ),
  interests: item({ text: line }, { keywords: lines }),
  references: item({ name: line, reference: paragraphs }, { role: line, contact: line }),
};

const sectionsOf = Object.fromEntries(
  Object.entries(contents).map(([key, content]) => [key, fc.array(content, { maxLength: 3 })]),
);

const custom = fc
  .tuple(
    fc.record({ title: line, hidden: flag, startsPage: flag }),
    fc.oneof(
      paragraphs.map((content) => ({ kind: "summary", content })),
      ...Object.entries(contents).map(([kind, content]) =>
        fc.array(content, { maxLength: 2 }).map((items) => ({ kind, content: items })),
      ),
    ),
  )
  .map(([head, body]) => ({ ...head, ...body }));

const head = {
  ...{ name: line, role: line, location: line, email: line, phone: line, website: line, summary: paragraphs },
};

const further: Fields = {
  links: fc.array(fc.record({ label: line, url: line }), { maxLength: 3 }),
  custom: fc.array(custom, { maxLength: 2 }).map((all) => all.map((one, at) => ({ ...one, id: `c${at}` }))),
  sectionOptions: fc.dictionary(
    fc.constantFrom(...SECTION_KEYS),
    fc.record({ title: line, hidden: flag, startsPage: flag }, { requiredKeys: [] }),
  ),
  language: fc.constantFrom(...resumeLanguages.map(({ code }) => code)),
  sectionOrder: fc.shuffledSubarray([...SECTION_KEYS, customKey("c0"), customKey("c1")]),
  coverLetter: paragraphs,
  interview: fc.dictionary(
    fc.constantFrom("general-why", "b1"),
    fc.record({ situation: paragraphs, result: paragraphs }, { requiredKeys: [] }),
  ),
  summaryMarks: fc.constant([{ from: 0, to: 1, kind: "italic" }]),
  foreign: fc.record(
    {
      basics: foreign,
      custom: fc.constant("of the file"),
      meta: fc.constantFrom({}, { version: "v0.9", canonical: "https://example.com" }),
    },
    { requiredKeys: [] },
  ),
};

/** Any resume of the present format, with any text in any field. */
export const anyResume: fc.Arbitrary<Resume> = fc
  .tuple(fc.record({ ...head, ...sectionsOf }), fc.record(further, { requiredKeys: [] }))
  .map(([always, more]) => {
    const parsed = parseResume({ version: 2, ...always, ...more });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return parsed.resume;
  });
