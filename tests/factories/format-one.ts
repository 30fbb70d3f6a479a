import fc from "fast-check";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { plainOf } from "./given-resume.ts";
import { latinResumes, scriptResumes, shapedScriptResumes } from "./varied-resumes.ts";

// Few words, so that the same ones come again in other places.
const word = fc.oneof(
  fc.constantFrom("", "Go", "Led a team", "👩‍💻 и"),
  fc.string({ unit: "grapheme-ascii", maxLength: 9 }),
);
const line = word.map((text) => text.trim());
const lines = fc.array(line, { maxLength: 6 });

/** Any resume as format 1 had it: lines were their texts alone, and nothing had an id. */
export const anyFormatOne = fc.record({
  version: fc.constant(1),
  name: line,
  summary: line,
  experience: fc.array(
    fc.record(
      {
        company: line,
        title: line,
        period: line,
        bullets: lines,
        statements: fc.array(fc.oneof(line, fc.record({ text: line, line })), { maxLength: 3 }),
      },
      { requiredKeys: ["company", "title", "period", "bullets"] },
    ),
    { maxLength: 5 },
  ),
  education: fc.array(fc.record({ school: line, degree: line, period: line }), { maxLength: 4 }),
  skills: lines,
  projects: fc.array(fc.record({ name: line, desc: lines }), { maxLength: 4 }),
  certifications: lines,
  languages: lines,
});

/** The resumes of the other tests as format 1 had them. */
export function knownFormatOne(): object[] {
  const varied = [...latinResumes(20), ...scriptResumes(1), ...shapedScriptResumes(1)];
  return [sampleResume, ...varied.map(({ resume }) => resume)].map((resume) => ({
    ...Object(plainOf(resume)),
    version: 1,
  }));
}
