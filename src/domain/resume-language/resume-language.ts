import type { PageFormat } from "../document/design.ts";
import type { Direction } from "../document/nodes.ts";

/** Sections that can stand in a resume under a title of their own. */
export const TITLED_SECTIONS = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "volunteering",
  "awards",
  "publications",
  "interests",
  "references",
  "links",
] as const;

export type TitledSection = (typeof TITLED_SECTIONS)[number];

export type Season = "spring" | "summer" | "autumn" | "winter";

/**
 * The language that a resume is written in, apart from the language of the site: what we write into it, and by which
 * words its dates are parsed. Words are in lower case unless they are written into a resume as they stand.
 */
export type ResumeLanguage = {
  /** BCP 47. */
  code: string;
  /** As its speakers call it. */
  name: string;
  direction: Direction;
  /** The paper that most of its readers print on. */
  page: PageFormat;
  titles: Readonly<Record<TitledSection, string>>;
  documents: { readonly resume: string; readonly coverLetter: string };
  months: {
    /** As they stand beside a year. */
    long: readonly string[];
    short: readonly string[];
    /** As they stand after a day, where that is another form: "15 marca". */
    withDay?: readonly string[];
    /** Further names and abbreviations in use, by the number of the month. */
    others?: Readonly<Partial<Record<number, readonly string[]>>>;
  };
  /** The end of a period that goes on, as we write it. */
  present: string;
  words: {
    /** Other words for such an end. */
    ongoing: readonly string[];
    /** Before or after the date at which something began. */
    since: readonly string[];
    /** Before or after the date at which it ended; between two dates it joins them. */
    until: readonly string[];
    /** Words beside a date that do not change it. */
    around: readonly string[];
    /** Words that say something about a date ("expected"): it stays as it is when dates are put in one style. */
    qualifying?: readonly string[];
    seasons: Readonly<Record<Season, readonly string[]>>;
  };
  /** How dates are written: `{year}`, `{month}` (its name), `{mm}`, `{m}`, `{dd}`, `{day}`. */
  dates: {
    long: string;
    short: string;
    numeric: string;
    longDay: string;
    /** None where readers of the language would not agree which number is the day. */
    numericDay?: string;
    /** The order of day, month and year in figures, where all readers of the language agree on it. */
    order?: "dmy" | "ymd";
    /** An end without a beginning. */
    until: string;
  };
};
