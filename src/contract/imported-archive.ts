import { z } from "zod";
import { KEEPING } from "../domain/limits.ts";

/** Apart from the archive itself: the page that shows it would have to fetch the schema of a whole resume with it. */
export const importedArchive = z.object({
  added: z.number().describe("Resumes that were new"),
  alreadyThere: z.number().describe("Resumes that the account had in the same words"),
  stylesLeftOut: z
    .number()
    .optional()
    .describe(`Styles that found no room: an account holds ${KEEPING.namedStyles}; not there where all did`),
});
