import { z } from "zod";
import { customStyle } from "../domain/document/style/custom-style.ts";
import { DOCUMENT_PARTS, FILE_FORMATS } from "../domain/files/file-format.ts";

const designId = z.string().max(50);

export const renderRequest = z
  .strictObject({
    resume: z
      .unknown()
      .describe("A resume in Candor's own format, any version, or in the JSON Resume format"),
    template: designId
      .optional()
      .describe("google (where it is left out), microsoft, amazon, meta, netflix or apple"),
    theme: designId.optional().describe("signature (the template's own) where it is left out"),
    page: z.enum(["a4", "letter"]).default("a4"),
    fit: z.boolean().default(false).describe("Tighten the document, within legible bounds, to one page"),
    style: customStyle.optional().describe("Where it departs from template and theme"),
    part: z
      .enum(DOCUMENT_PARTS)
      .default("resume")
      .describe("cover-letter: the letter kept with the resume, in the same design; as JSON both are one"),
    data: z
      .boolean()
      .default(true)
      .describe("Whether a PDF or DOCX carries the resume as data, to be imported again without loss"),
    format: z.enum(FILE_FORMATS).describe("json is the JSON Resume format"),
  })
  .meta({ id: "RenderRequest" });

/** What is made ahead of being asked for is a resume as most people have it: no photo, some pages. */
export const AHEAD_BYTES = 64 * 1024;

/** The same for a file that is made ahead of being asked for: PDF alone, which is what people take. */
export const renderAheadRequest = renderRequest
  .extend({ format: z.literal("pdf") })
  .meta({ id: "RenderAheadRequest" });

/** Header of the answer: how many pages a PDF has. */
export const PAGES_HEADER = "x-candor-pages";
/** Header of the answer that is a PDF, where `fit` was asked for: "yes", or "no" when the document stands as designed. */
export const FIT_HEADER = "x-candor-fit";
/** Header of a PDF with text in scripts that no font of ours writes: their names, with commas between. */
export const UNWRITTEN_HEADER = "x-candor-unwritten";
