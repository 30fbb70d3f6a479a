import type { Resume } from "../../resume/resume.ts";

/**
 * Three ways in which programs take a resume out of a PDF: by where words stand, in the order of the file as `pdftotext -raw` and its
 * like give them, and by scores for features of each line, as OpenResume's published algorithm does.
 */
export const READER_IDS = ["position", "stream", "features"] as const;
export type ReaderId = (typeof READER_IDS)[number];

/** What one program made of the document. */
export interface DocumentReading {
  readonly reader: ReaderId;
  /** The words, in the order in which it had them. */
  readonly text: string;
  /** The fields that it filled; null where it found no resume in them. */
  readonly resume: Resume | null;
  /** Lines that found no field. */
  readonly leftOver: readonly string[];
}
