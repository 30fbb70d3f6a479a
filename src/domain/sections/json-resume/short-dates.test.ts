import fc from "fast-check";
import { expect, test } from "vitest";
import { intervalOf, isoDate } from "../../dates/interval.ts";
import { certainInterval } from "../../dates/parse-interval.ts";
import { writeInterval } from "../../dates/write-interval.ts";
import { DEFAULT_LANGUAGE } from "../../resume-language/registry.ts";
import { shortDates } from "./short-dates.ts";

const date = fc
  .tuple(
    fc.integer({ min: 1900, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .chain(([year, month, day]) =>
    fc.constantFrom(isoDate(year), isoDate(year, month), isoDate(year, month, day)),
  );

test("dates that are known by their form are those that every meaning was looked for", () => {
  let known = 0;
  fc.assert(
    fc.property(date, fc.option(date), (start, end) => {
      fc.pre(start !== null);
      const text = writeInterval(intervalOf(start, end), "short", DEFAULT_LANGUAGE);
      const short = shortDates(text);
      if (short === null) return;
      known += 1;
      expect(certainInterval(text), text).toMatchObject(short);
    }),
    { numRuns: 3_000 },
  );
  expect(known).toBeGreaterThan(1_500);
});

test.each([
  "",
  "2019 – 2021 – 2022",
  "0 Mar 2019",
  "31 Feb 2019",
  "Mar 3019",
  "March 2019",
  "2021 – 2019",
  "Abc 2019",
])("%j is not of that form", (text) => {
  expect(shortDates(text)).toBeNull();
});
