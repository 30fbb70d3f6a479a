import { z } from "zod";
import { LIMITS } from "../../domain/limits.ts";
import { readResume } from "../../domain/resume/detect-format.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { CliFailure, EXIT } from "../failure.ts";

// Apart from who answers: the thread that reads the lines need not load it.

export const tailorLine = z.object({
  resume: z.unknown(),
  job: z.string().max(LIMITS.jobAd).regex(/\S/, "There is no ad to read."),
});

export type TailorLine = z.infer<typeof tailorLine>;

/** A line whose resume was read. */
export interface TailorOrder {
  readonly resume: Resume;
  readonly job: string;
}

/** In either format; what is wrong with it is told with its places. */
export function tailorOrder({ resume, job }: TailorLine): TailorOrder {
  const read = readResume(resume);
  if (read.ok) return { resume: read.resume, job };
  const issues = read.issues.map((issue) => ({ ...issue, pointer: `/resume${issue.pointer}` }));
  throw new CliFailure(EXIT.badInput, "The input is not a valid resume.", issues);
}
