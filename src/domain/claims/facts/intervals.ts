import type { Figure } from "./figures/figure.ts";

/** Dates further away from each other are no start and end of one thing. */
const NEAR = 3;
/** "2015 to 2019", "March 2015 – June 2019", "09/15-10/19" */
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}*\\.?\\s*";
const JOINT = new RegExp(
  `^\\s*(?:${MONTH})?(?:[-–—→]|to|til|till|until|thru|through|up to|and)+\\s*(?:(?:\\d\\d?(?:st|nd|rd|th)?\\s+)?${MONTH}|\\d\\d?(?:st|nd|rd|th)?\\s+|\\d\\d?[./]|\\d{4}\\s)?['’]?$`,
  "iu",
);
const ABOUT =
  "(?:early |late |mid |end of |the end of |about |around |summer |spring |autumn |winter |\\p{L}{3,9}\\.? |\\d\\d?(?:st|nd|rd|th)? )?";
const START = new RegExp(
  `\\b(?:since|from|start(?:ed|ing|s)?|beg[au]n|join(?:ed|ing)?|hired|open(?:ed|s)?|launched|founded|set up|took over|taken over|came|moved|qualified|between)\\b(?: \\p{L}+){0,6}? ?(?:in |on |at )?${ABOUT}['’(]?$`,
  "iu",
);
/** What began on a day, not what lasts since. */
const BEGUN =
  /\b(?:start(?:ed|ing)?|beg[au]n|join(?:ed|ing)?|hired|opened|founded|set up|took over)\b[^,;\d]*$/i;
const STARTED =
  /^\)?,? ?(?:onwards?|start\b|started|joined|began|-\s*(?:now|present|today|date|ongoing)\b|to (?:now|present|date))/i;
const END = new RegExp(
  `\\b(?:until|till|til|to|left|end(?:ed|ing|s)?|finish(?:ed|ing|es)?|clos(?:ed|ing|ure)|quit|retired|sold|resigned|redundant|now|stopped|done|repaid|paid|by)\\b(?: \\p{L}+){0,3}? ?(?:in |on |at )?${ABOUT}['’(]?$`,
  "iu",
);
const ENDED = /^\)?,? ?(?:left|finish(?:ed)?\b|end(?:ed)?\b|closed|now\b)/i;

export type Interval = readonly [from: Figure, to: Figure];

/** The intervals that dates of one kind make: of two that stand as one ("2015-19"), or of a start ("since 15") and an end ("now 19"). */
export function intervalsIn(dates: readonly Figure[]): Interval[] {
  return dates.flatMap((from, index) =>
    dates.slice(index + 1, index + 1 + NEAR).flatMap((other, away): Interval[] => {
      if (away === 0 && isJoined(from, other)) return [[from, other]];
      if (isStart(from) && isEnd(other)) return [[from, other]];
      if (isStart(other) && isEnd(from)) return [[other, from]];
      return isFollowed(from, other) ? [[from, other]] : [];
    }),
  );
}

/** Whether two dates are written as one interval. */
export function isJoined({ end, start, clause, value }: Figure, to: Figure): boolean {
  if (to.clause !== clause) return false;
  // "2022/23" is read as one with the other in it.
  if (to.start <= end) return to.start > start && to.value > value;
  const between = clause.between(end, to.start);
  return JOINT.test(between) && (!/and/i.test(between) || /\bbetween [^\d]*$/i.test(clause.before(start)));
}

/** "started in 2018, permanent 2019, head 2021": what came later in the same sentence tells how long it took. */
function isFollowed(from: Figure, later: Figure): boolean {
  return (
    later.value > from.value &&
    later.clause.sentence === from.clause.sentence &&
    BEGUN.test(from.clause.before(from.start)) &&
    !isStart(later)
  );
}

export function isStart({ clause, start, end }: Figure): boolean {
  return START.test(clause.before(start)) || STARTED.test(clause.after(end));
}

export function isEnd({ clause, start, end }: Figure): boolean {
  return END.test(clause.before(start)) || ENDED.test(clause.after(end));
}
