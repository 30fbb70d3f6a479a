import { z } from "zod";
import { REQUIREMENT_KINDS } from "../domain/insights/match/job-match.ts";
import { LIMITS } from "../domain/limits.ts";

/** Bounds on what one address may ask for: each question is about a second of a thread's work, and some seconds at most. */
export const MATCH_LIMITS = { perMinute: 120, underWay: 4 } as const;

export const matchRequest = z
  .strictObject({
    resume: z
      .unknown()
      .describe("A resume in Candor's own format, any version, or in the JSON Resume format"),
    job: z
      .string()
      .max(LIMITS.jobAd)
      .regex(/\S/, "There is no ad to read.")
      .describe("The ad as it was pasted"),
  })
  .meta({ id: "MatchRequest" });

export const requirement = z.object({
  skill: z.string().describe("The usual name of the skill, or the ad's own words for it"),
  level: z.enum(["must", "nice"]),
  status: z.enum(["proven", "adjacent", "missing"]),
  evidence: z.string().nullable().describe("The resume's own words, to the letter"),
  pointer: z.string().nullable().describe("Where these words stand, as a JSON pointer"),
  via: z.string().nullable().describe("The neighbouring skill that the resume names"),
  asked: z.string().describe("The ad's own sentence"),
  kind: z.enum(REQUIREMENT_KINDS),
  anyOf: z.number().nullable().describe("Of those with the same number any one is enough"),
  years: z.number().nullable(),
});

export const matchAnswer = z
  .object({
    score: z.number(),
    hits: z.number(),
    total: z.number(),
    missing: z.array(z.string()),
    requirements: z.array(requirement),
  })
  .meta({ id: "MatchAnswer" });
