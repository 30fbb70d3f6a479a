import { z } from "zod";
import { KEEPING } from "../domain/limits.ts";
import { baseRevision, resumeSummary, saveId, title } from "./resumes.ts";

/*
 * POST   /api/resumes/:resumeId/variants      CreateVariant   → ResumeSummary (201)
 * GET    /api/resumes/:resumeId/differences                   → Differences
 * POST   /api/resumes/:resumeId/clashes       ChooseClashes   → ResumeSummary, or ResumeConflict (409)
 * POST   /api/resumes/:resumeId/detach        DetachVariant   → ResumeSummary, or ResumeConflict (409)
 * POST   /api/resumes/:resumeId/promote       Promote         → Promoted, or ResumeConflict (409)
 *
 * A variant says what its source says where it was not changed itself. It is read, saved, exported and deleted like any other resume.
 */

/** Two ids of 32 characters, and the longest names of fields around them. */
const MOST_OF_A_PLACE = 500;

const place = z
  .string()
  .max(MOST_OF_A_PLACE)
  .describe("A JSON pointer with ids where numbers would stand: /resume/experience/<id>/bullets/<id>/text");

/** Answers `ResumeSummary`, 201. */
export const createVariantRequest = z
  .object({
    title,
    keepsAd: z
      .boolean()
      .default(false)
      .describe("Whether it is made for the job whose ad the source has; a letter is never taken over"),
    saveId: saveId.optional(),
  })
  .meta({
    id: "CreateVariant",
    description: `A variant of a variant can go ${KEEPING.chain} resumes deep; one more is refused as chain_too_long.`,
  });

export const differenceList = z
  .object({
    differences: z.array(
      z.object({
        place: z.string(),
        kind: z
          .enum(["value", "removal", "order"])
          .describe("removal: an entry that only one of them has; order: of the entries of a list"),
        mine: z.unknown().optional().describe("What the variant says; not there where it has no such entry"),
        source: z.unknown().optional().describe("What its source says now"),
      }),
    ),
  })
  .meta({ id: "Differences" });

/** Each chosen clash is over; what is not named stays one. Answers `ResumeSummary`. */
export const chooseClashesRequest = z
  .object({
    choices: z
      .array(z.object({ place, take: z.enum(["mine", "source"]) }))
      .min(1)
      .max(KEEPING.choices),
    baseRevision,
    saveId: saveId.optional(),
  })
  .meta({ id: "ChooseClashes" });

/** Makes it a resume by itself, with what it says now. Answers `ResumeSummary`. */
export const detachVariantRequest = z
  .object({ baseRevision, saveId: saveId.optional() })
  .meta({ id: "DetachVariant" });

/** Writes one difference into the source, as a save of it. */
export const promoteRequest = z
  .object({
    place,
    baseRevision,
    sourceRevision: baseRevision.describe("The revision of the source that this was decided on"),
    saveId: saveId.optional(),
  })
  .meta({ id: "Promote" });

export const promoted = z.object({ variant: resumeSummary, source: resumeSummary }).meta({ id: "Promoted" });
