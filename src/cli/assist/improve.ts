import { z } from "zod";
import { type Helpers, improve } from "../../assist/improve.ts";
import type { Improved } from "../../assist/improved.ts";
import {
  type AssistContext,
  type ImproveRequest,
  SENIORITIES,
  TASKS,
  TONES,
} from "../../domain/suggestions/request.ts";

const MOST = 100_000;

export const improveLine = z.object({
  task: z.enum(TASKS),
  text: z.string().max(MOST),
  tone: z.enum(TONES).default("professional"),
  seniority: z.enum(SENIORITIES).default("mid"),
  context: z
    .object({
      title: z.string().optional(),
      company: z.string().optional(),
      period: z.string().optional(),
      facts: z.array(z.string()).optional(),
      statements: z.array(z.string()).optional(),
    })
    .optional(),
});

type Answer = Pick<Improved, "text" | "verdict" | "questions" | "findings" | "hints" | "refused">;

export async function answerImprove(line: z.infer<typeof improveLine>, helpers: Helpers): Promise<Answer> {
  const { text, verdict, questions, findings, hints, refused } = await improve(requestOf(line), helpers);
  return { text, verdict, questions, findings, hints, refused };
}

function requestOf({ context, ...line }: z.infer<typeof improveLine>): ImproveRequest {
  if (!context) return line;
  const given = Object.entries(context).filter(([, value]) => value !== undefined);
  return { ...line, context: Object.fromEntries(given) satisfies AssistContext };
}
