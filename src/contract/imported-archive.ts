import { z } from "zod";
import { APPLICATIONS, KEEPING } from "../domain/limits.ts";

/** Apart from the archive itself: the page that shows it would have to fetch the schema of a whole resume with it. */
export const importedArchive = z.object({
  added: z.number().describe("Resumes that were new"),
  alreadyThere: z.number().describe("Resumes that the account had in the same words"),
  applicationsAdded: z.number().optional().describe("Applications that were new; not there where none was"),
  applicationsLeftOut: z
    .number()
    .optional()
    .describe(
      `Applications that found no room: an account holds ${APPLICATIONS.count}; not there where all did`,
    ),
  stylesLeftOut: z
    .number()
    .optional()
    .describe(`Styles that found no room: an account holds ${KEEPING.namedStyles}; not there where all did`),
});
