import { z } from "zod";
import { contextFields } from "../../contract/assist.ts";
import { SENIORITIES, TASKS, TONES } from "../../domain/suggestions/request.ts";

// Apart from those who answer: the thread that reads the lines need not load them.

const LONGEST_CLAIM = 20_000;
const LONGEST_TEXT = 100_000;

export const claimsLine = z.object({
  source: z.string().max(LONGEST_CLAIM),
  suggestion: z.string().max(LONGEST_CLAIM),
  context: z.string().max(LONGEST_CLAIM).optional(),
});

export const improveLine = z.object({
  task: z.enum(TASKS),
  text: z.string().max(LONGEST_TEXT),
  tone: z.enum(TONES).default("professional"),
  seniority: z.enum(SENIORITIES).default("mid"),
  context: z.object(contextFields).optional(),
});

export type ClaimsLine = z.infer<typeof claimsLine>;
export type ImproveLine = z.infer<typeof improveLine>;
