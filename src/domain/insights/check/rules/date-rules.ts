import { writeInterval } from "../../../dates/write-interval.ts";
import { setField } from "../../../resume/edits.ts";
import type { CheckReading, DatedText } from "../check-reading.ts";
import { mixedStyles } from "../date-styles.ts";
import { mendedMonth } from "../month-spelling.ts";
import type { Problem, Rule } from "../rule.ts";

/** A rule about each date that is written. */
function ofDates(
  id: Rule["id"],
  severity: Rule["severity"],
  problemIn: (date: DatedText, reading: CheckReading) => Omit<Problem, "pointer"> | null,
): Rule {
  return {
    id,
    group: "dates",
    severity,
    check: (reading) => {
      if (reading.dates.length === 0) return null;
      return reading.dates.flatMap((date): Problem[] => {
        const problem = problemIn(date, reading);
        return problem ? [{ pointer: date.pointer, params: { text: date.text.trim() }, ...problem }] : [];
      });
    },
  };
}

/** An end before its beginning has one meaning, and that is not what is written. */
function isBackwards({ parsed }: DatedText): boolean {
  return parsed.kind === "ambiguous" && parsed.readings.length === 1;
}

export const dateRules: readonly Rule[] = [
  {
    id: "date-missing",
    group: "dates",
    severity: "high",
    check: ({ positions, resume: { education } }) => {
      const studies = education.flatMap(({ period, school, degree }, at) =>
        `${school}${degree}`.trim() === "" ? [] : [{ pointer: `/education/${at}`, period: period.trim() }],
      );
      const dated = [...positions.filter(({ title, company }) => title + company !== ""), ...studies];
      if (dated.length === 0) return null;
      return dated
        .filter(({ period }) => period === "")
        .map(({ pointer }) => ({ pointer: `${pointer}/period` }));
    },
  },
  ofDates("date-unreadable", "high", ({ text, parsed }, { language }) =>
    parsed.kind === "none" && mendedMonth(text, language) === null ? {} : null,
  ),
  ofDates("month-spelling", "high", ({ text, parsed, pointer }, { language }) => {
    const mended = parsed.kind === "none" ? mendedMonth(text, language) : null;
    if (mended === null) return null;
    return { params: { text: text.trim(), meant: mended }, fix: [setField(pointer, mended)] };
  }),
  ofDates("date-backwards", "high", (date, { language }) => {
    const [meant] = date.parsed.kind === "ambiguous" ? date.parsed.readings : [];
    if (!isBackwards(date) || !meant) return null;
    return { fix: [setField(date.pointer, writeInterval(meant, "short", language))] };
  }),
  ofDates("date-ambiguous", "medium", (date) =>
    date.parsed.kind === "ambiguous" && !isBackwards(date) ? {} : null,
  ),
  {
    id: "date-future",
    group: "dates",
    severity: "medium",
    check: ({ positions, today }) => {
      const dated = positions.flatMap(({ pointer, period, parsed }) =>
        parsed.kind === "interval" ? [{ pointer, period, ...parsed.interval }] : [],
      );
      if (dated.length === 0) return null;
      return dated
        .filter(({ start, end }) =>
          [start, end].some((date) => date !== null && date > today.slice(0, date.length)),
        )
        .map(({ pointer, period }) => ({ pointer: `${pointer}/period`, params: { text: period } }));
    },
  },
  {
    id: "date-styles",
    group: "dates",
    severity: "medium",
    check: ({ dates, language, style }) => {
      // Where the page shows all of them in one style, nobody sees how they were typed.
      if (dates.length < 2 || style?.dates !== undefined) return null;
      const mixed = mixedStyles(dates, language);
      if (!mixed) return [];
      const { others, examples, fix, style: best } = mixed;
      const [first, ...more] = others;
      if (!first) return [];
      const params = { styles: examples.join("”, “"), dates: fix.length, style: best };
      return [
        {
          pointer: first.pointer,
          others: more.map(({ pointer }) => pointer),
          params,
          ...(fix.length > 0 && { fix }),
        },
      ];
    },
  },
  {
    id: "date-precision",
    group: "dates",
    severity: "low",
    check: ({ positions }) => {
      const known = positions.flatMap(({ pointer, parsed }) =>
        parsed.kind === "interval" ? [{ pointer, isYear: parsed.interval.precision === "year" }] : [],
      );
      if (known.length < 2) return null;
      const years = known.filter(({ isYear }) => isYear);
      const [first] = years;
      const months = known.length - years.length;
      if (!first || months === 0) return [];
      return [{ pointer: `${first.pointer}/period`, params: { years: years.length, months } }];
    },
  },
];
