import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJsonResume } from "../../../../tests/factories/any-json-resume.ts";
import { effort } from "../../../../tests/support/effort.ts";
import { sortedJson } from "../../../../tests/support/sorted-json.ts";
import { parseResume } from "../parse-resume.ts";
import type { Resume } from "../resume.ts";
import { META, SCHEMA } from "./document-parts.ts";
import { exportJsonResume } from "./export-json-resume.ts";
import { importJsonResume } from "./import-json-resume.ts";

const RUNS = { numRuns: effort(300, 5_000) };
const LONG = effort(120_000, 1_200_000);

function imported(document: unknown): Resume {
  const result = importJsonResume(document);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.resume;
}

test(
  "any JSON Resume, with whatever else it holds, comes back as it was, also after it was saved",
  () => {
    fc.assert(
      fc.property(anyJsonResume, (document) => {
        const before = JSON.stringify(document);
        const expected = sortedJson({ $schema: SCHEMA, meta: META, ...document });
        const resume = imported(document);
        expect(JSON.stringify(document)).toBe(before);
        expect(sortedJson(exportJsonResume(resume))).toBe(expected);
        const saved = parseResume(JSON.parse(JSON.stringify(resume)));
        if (!saved.ok) throw new Error(JSON.stringify(saved.issues));
        expect(sortedJson(saved.resume)).toBe(sortedJson(resume));
        expect(sortedJson(exportJsonResume(saved.resume))).toBe(expected);
      }),
      RUNS,
    );
  },
  LONG,
);
