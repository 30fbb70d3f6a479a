import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WRITTEN_PERIODS } from "../../../tests/factories/written-periods.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage, resumeLanguages } from "../resume-language/registry.ts";
import { type Interval, intervalOf } from "./interval.ts";
import { parseInterval } from "./parse-interval.ts";
import { type DateStyle, inStyle, writeInterval } from "./write-interval.ts";

const STYLES: readonly DateStyle[] = ["long", "short", "numeric"];

const two = (number: number): string => String(number).padStart(2, "0");
const isoDates = fc
  .tuple(
    fc.integer({ min: 1950, max: 2049 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .chain(([year, month, day]) =>
    fc.constantFrom(`${year}`, `${year}-${two(month)}`, `${year}-${two(month)}-${two(day)}`),
  );
const intervals: fc.Arbitrary<Interval> = fc
  .tuple(isoDates, isoDates, fc.constantFrom("range", "ongoing", "until", "once"))
  .map(([one, other, kind]) => {
    const [start = one, end = other] = [one, other].sort();
    if (kind === "ongoing") return intervalOf(start, null);
    if (kind === "until") return { ...intervalOf(null, end), isOngoing: false };
    return intervalOf(start, kind === "once" ? start : end);
  });

describe.each(resumeLanguages)("in $name", (language) => {
  test("what is written of an interval is parsed as the same interval", () => {
    fc.assert(
      fc.property(intervals, fc.constantFrom(...STYLES), (interval, style) => {
        const text = writeInterval(interval, style, language);
        expect(parseInterval(text, language.code), text).toEqual({
          kind: "interval",
          interval,
          isBare: true,
        });
      }),
      { numRuns: 150, seed: 20 },
    );
  });
});

test.each([
  ["Mar 2019 – Present", "numeric", "de", "03/2019 – heute"],
  ["03/2019 - heute", "short", "en", "Mar 2019 – Present"],
  ["seit 3/2019", "long", "fr", "mars 2019 – aujourd’hui"],
  ["March 2019 to June 2020", "long", "ja", "2019年3月 – 2020年6月"],
  ["1.3.–30.6.2019", "numeric", "nl", "01-03-2019 – 30-06-2019"],
  ["2017-20", "short", "en", "2017 – 2020"],
  ["until 06/2015", "long", "es", "Hasta junio de 2015"],
  ["15 Mar 2019", "long", "pl", "15 marca 2019"],
] as const)("%s in style %s and language %s is %s", (text, style, code, written) => {
  expect(inStyle(text, style, findResumeLanguage(code) ?? DEFAULT_LANGUAGE)).toBe(written);
});

test.each([
  "Summer 2021",
  "03/04/2019",
  "2021 – 2019",
  "Mar 2019 – Present (part-time)",
  "Expected May 2026",
  "soon",
  "",
])("%j stays as it is: no style says the same", (text) => {
  for (const style of STYLES) expect(inStyle(text, style, DEFAULT_LANGUAGE)).toBe(text);
});

test("a style never changes what a text means, whatever it says, and is the same when taken twice", () => {
  const texts = fc.oneof(
    fc.constantFrom(...WRITTEN_PERIODS.map(([, , text]) => text)),
    fc.string({ maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom("", "since ", "bis "),
        isoDates,
        fc.constantFrom(" – ", "-", "/", " to "),
        isoDates,
      )
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom(...STYLES),
      fc.constantFrom(...resumeLanguages),
      (text, style, language) => {
        const written = inStyle(text, style, language);
        expect(parseInterval(written, language.code)).toEqual(parseInterval(text, language.code));
        expect(inStyle(written, style, language)).toBe(written);
      },
    ),
    { numRuns: 2000, seed: 20 },
  );
});
