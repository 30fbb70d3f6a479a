import { z } from "zod";
import { isJsonObject } from "../json/json-value.ts";
import { LIMITS } from "../limits.ts";
import { cleanMarks } from "../marks/clean-marks.ts";
import { type Mark, marks } from "../marks/mark.ts";
import { resumeLanguages } from "../resume-language/registry.ts";
import { CUSTOM_KEY, customSections } from "../sections/custom-sections.ts";
import { flag, foreign, moreLine, oneLine, statements, text, without } from "../sections/field-schema.ts";
import { header } from "../sections/header.ts";
import { furtherShape, SECTION_KEYS, sectionShape } from "../sections/registry.ts";
import { interviewNotes } from "./interview-notes.ts";
import { photo } from "./photo/photo.ts";

/** The present version of the format. A change of the format adds a migration and raises this. */
export const RESUME_VERSION = 2;

const sectionOptions = z.strictObject({ title: moreLine(), hidden: flag, startsPage: flag });

/** What the first format did not have: there only where it says something. */
export const furtherRoot = {
  ...header.furtherShape,
  ...furtherShape,
  /** Sections under titles of one's own, each in the shape of one that is built in. */
  custom: customSections,
  /** Of a section that is built in: another title, whether it is hidden and whether it begins a page. */
  sectionOptions: z
    .partialRecord(z.enum(SECTION_KEYS), sectionOptions.overwrite(without(Object.keys(sectionOptions.shape))))
    .overwrite(without(SECTION_KEYS))
    .optional(),
  /** The language that it is written in: its titles and dates, and what files say of it. Without it titles are English. */
  language: z.enum(resumeLanguages.map(({ code }) => code)).optional(),
  /** What the person wants to say in an interview, by the id of the line or of the general question. No part of any document. */
  interview: interviewNotes,
  foreign,
  /** Parts of the summary that are bold, italic or a link. */
  summaryMarks: marks,
};

const jobAnswer = z.strictObject({
  /** What was asked for, in an ad's words. */
  asked: oneLine(LIMITS.line),
  answer: z.enum(["later", "not-mine"]),
});

export type JobAnswer = z.infer<typeof jobAnswer>;

const withoutEmpty = without(Object.keys(furtherRoot));

/** What depends on several fields of the root: marks lie within the summary, and what says nothing is not there. */
export function tidyRoot<Root extends { summary: string; summaryMarks?: Mark[] | undefined }>(
  root: Root,
): Root {
  return withoutEmpty(
    root.summaryMarks && root.summary.length <= LIMITS.summary
      ? { ...root, summaryMarks: cleanMarks(root.summary, root.summaryMarks) }
      : root,
  );
}

/**
 * A resume as it is saved and exchanged. Items and lines have ids that last through edits, moves, saves and versions; a
 * section's key is its id. A resume that a person writes by hand may leave them out, and give a line as its text alone:
 * whoever reads it gives it the same ids (decision 23).
 */
export const resumeSchema = z
  .strictObject({
    version: z.literal(RESUME_VERSION),
    ...header.shape,
    photo,
    ...sectionShape,
    ...furtherRoot,
    /** The person's own order of the sections; without it a template keeps its own. What it leaves out comes last. */
    sectionOrder: z
      .array(z.union([z.enum(SECTION_KEYS), z.string().regex(CUSTOM_KEY)]))
      .max(SECTION_KEYS.length + LIMITS.customSections)
      .optional(),
    /** The letter that goes with it, paragraphs parted by an empty line. No part of the resume's own pages. */
    coverLetter: text(LIMITS.coverLetter).removeDefault().optional(),
    /** The job ad that it is held against. It stands in no file for employers. */
    jobAd: text(LIMITS.jobAd).removeDefault().optional(),
    /** What the person said about things that ads ask for and the resume does not show: nobody asks again. */
    jobAnswers: z.array(jobAnswer).max(LIMITS.jobAnswers).optional(),
    /** What the person confirmed about their summary. */
    statements,
  })
  .overwrite(tidyRoot);

export type Resume = z.infer<typeof resumeSchema>;

export function emptyResume(): Resume {
  return resumeSchema.parse({ version: RESUME_VERSION });
}

/** Whether what was made of a resume, part by part, is still one; what comes from elsewhere is checked by `checkResume`. */
export function isResume(value: unknown): value is Resume {
  return isJsonObject(value) && "version" in value && "experience" in value;
}
