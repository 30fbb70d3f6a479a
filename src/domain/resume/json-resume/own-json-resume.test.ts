import fc from "fast-check";
import { expect, test } from "vitest";
import { anyResume } from "../../../../tests/factories/any-resume.ts";
import { fullResume } from "../../../../tests/factories/full-resume.ts";
import { plainOf } from "../../../../tests/factories/given-resume.ts";
import { jsonResumeSchema } from "../../../../tests/factories/json-resume-schema.ts";
import { effort } from "../../../../tests/support/effort.ts";
import { sortedJson } from "../../../../tests/support/sorted-json.ts";
import { sampleResume } from "../sample-resume.ts";
import { exportJsonResume } from "./export-json-resume.ts";
import { importJsonResume } from "./import-json-resume.ts";

const RUNS = { numRuns: effort(300, 5_000) };
const LONG = effort(120_000, 1_200_000);

/** What comes back of a resume that left as a file. */
function comesBack(resume: Parameters<typeof exportJsonResume>[0]): string {
  const imported = importJsonResume(JSON.parse(JSON.stringify(exportJsonResume(resume))));
  if (!imported.ok) throw new Error(JSON.stringify(imported.issues));
  return sortedJson(plainOf(imported.resume));
}

test(
  "any resume comes back from JSON Resume as it was, but for its ids",
  () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(comesBack(resume)).toBe(sortedJson(plainOf(resume)));
      }),
      RUNS,
    );
  },
  LONG,
);

test.each([
  ["with every field", fullResume()],
  ["of the sample", sampleResume],
])("a resume %s comes back from JSON Resume as it was", (_, resume) => {
  expect(comesBack(resume)).toBe(sortedJson(plainOf(resume)));
});

test(
  "any resume is exported as a file that the standard's schema accepts",
  () => {
    fc.assert(
      fc.property(anyResume, ({ foreign: _, ...resume }) => {
        expect(jsonResumeSchema.safeParse(exportJsonResume(resume)).error).toBeUndefined();
      }),
      RUNS,
    );
  },
  LONG,
);
