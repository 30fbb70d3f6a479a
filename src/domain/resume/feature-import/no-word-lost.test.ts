import fc from "fast-check";
import { expect, test } from "vitest";
import { effort } from "../../../../tests/support/effort.ts";
import { buildResume } from "./build-resume.ts";
import type { StyledLine } from "./styled-line.ts";
import { textToLines } from "./text-to-lines.ts";

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(value: unknown): string[] {
  if (typeof value === "string")
    return (value.normalize("NFC").match(WORD) ?? []).map((word) => word.toLowerCase());
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** Words that are neither in the resume nor among the unplaced ones; a section stands for the heading it has anyway. */
function lostFrom(text: string, lines: readonly StyledLine[]): string[] {
  const built = buildResume(lines);
  if (!built.ok) return wordsOf(text);
  const kept = new Set([
    ...wordsOf(built.resume),
    ...wordsOf(built.unplaced.map((found) => found.text)),
    ...Object.keys(built.resume),
  ]);
  return wordsOf(text).filter((word) => !kept.has(word));
}

const PHRASES = [
  ...[
    "EXPERIENCE",
    "Work",
    "School",
    "Skills",
    "My Journey",
    "Tickets",
    "Referees",
    "Languages:",
    "Personal details",
    "Contact",
  ],
  ...[
    "Staff Nurse",
    "Acme Ltd",
    "Dublin",
    "2015 – 2019",
    "06/18 – 09/21",
    "since 2019",
    "(2012)",
    "BSc Physics",
    "University of Bath",
  ],
  ...[
    "jane@example.com",
    "+353 86 555 0177",
    "14 Sea Road, Galway",
    "https://jane.example.com/a?b=c",
    "Led a team of 9 people in 2019.",
    "English (native)",
  ],
  ...[
    "|",
    "·",
    ",",
    " – ",
    "\t",
    "   ",
    "\n",
    "\n\n",
    "\n- ",
    "\n• ",
    "=====",
    "Name: Jane Doe",
    "References available on request.",
  ],
];

const text = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PHRASES) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((parts) => parts.join(" "))
  .filter((whole) => wordsOf(whole).length > 0);

test("every word of a text is in the resume or among what found no place", () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(lostFrom(given, textToLines(given))).toEqual([]);
    }),
    { numRuns: effort(300, 20_000) },
  );
});

const line: fc.Arbitrary<StyledLine> = fc.record({
  text: fc
    .array(fc.constantFrom(...PHRASES.map((phrase) => phrase.replace(/\n/g, " ").trim()).filter(Boolean)), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join(" ")),
  bullet: fc.boolean(),
  gapBefore: fc.boolean(),
  size: fc.constantFrom(0.9, 1, 1, 1, 1.2, 1.8),
  strong: fc.boolean(),
  level: fc.constantFrom(undefined, undefined, 0, 1, 2),
  startsColumn: fc.constantFrom(undefined, undefined, undefined, true),
  isMargin: fc.constantFrom(undefined, undefined, undefined, true),
});

test("every word of lines with any looks is in the resume or among what found no place", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const whole = lines.map((one) => one.text).join("\n");
      if (wordsOf(whole).length > 0) expect(lostFrom(whole, lines)).toEqual([]);
    }),
    { numRuns: effort(300, 20_000) },
  );
});
