import type { Figure } from "../figures/figure.ts";

const PERIOD =
  "(?:hour|hr|h|day|night|shift|session|week|wk|fortnight|month|mth|quarter|qtr|year|yr|annum|season|term)s?";
const AFTER = new RegExp(
  `^[^\\d,]{0,40}?(?:(?:\\ban?|\\bper|\\bevery|\\beach|/) ?(?:single )?${PERIOD}\\b|\\b(?:hour|dai|night|week|month|quarter|year|annual)ly\\b|\\bp[wa]\\b|\\bpcm\\b|\\beach\\b|/${PERIOD}\\b|\\b${PERIOD}$)`,
  "i",
);
const BEFORE = new RegExp(
  `\\b(?:(?:per|every|each|an?) ${PERIOD}|(?:hour|dai|night|week|month|quarter|year|annual)ly)\\b[^\\d]{0,20}$`,
  "i",
);

/** Whether a text gives a number for each of a period: "20 rooms a day", "weekly 3". */
export function isRate({ clause, start, end }: Figure): boolean {
  return AFTER.test(clause.after(end)) || BEFORE.test(clause.before(start));
}
