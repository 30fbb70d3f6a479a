/**
 * Every bound on a resume, for forms to show and for the schema to enforce.
 * Lengths count UTF-16 code units after cleaning, as `maxlength` of an HTML field does.
 */
export const LIMITS = {
  line: 200,
  website: 500,
  summary: 4_000,
  bullet: 1_000,
  entry: 500,
  items: 100,
  lines: 100,
  skills: 200,
  entries: 100,
  /** Size of the whole resume as compact JSON in UTF-8. */
  documentBytes: 256 * 1024,
} as const;

/** How many resumes an account keeps: as many as its archive brings back. */
export const RESUMES_PER_ACCOUNT = 100;
