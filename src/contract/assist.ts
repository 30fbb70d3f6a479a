import { z } from "zod";
import { CLAIM_KINDS } from "../domain/claims/claim.ts";
import { LIMITS } from "../domain/limits.ts";
import { PLAIN_FINDINGS } from "../domain/suggestions/finding.ts";
import { FORM_FAULTS } from "../domain/suggestions/form.ts";
import { LONGEST_TEXT, SENIORITIES, TASKS, TONES } from "../domain/suggestions/request.ts";

/** Bounds on what one request may carry, and on what one person may ask for. */
export const ASSIST_LIMITS = {
  text: LONGEST_TEXT,
  facts: 200,
  requestsPerDay: 100,
  requestsUnderWay: 2,
  bodyBytes: 64 * 1024,
} as const;

const contextLine = z.string().max(LIMITS.line);

export const improveRequest = z
  .strictObject({
    task: z.enum(TASKS),
    text: z.string().max(ASSIST_LIMITS.text).regex(/\S/, "There is no text to improve."),
    tone: z.enum(TONES).default("professional"),
    seniority: z.enum(SENIORITIES).default("mid"),
    context: z
      .strictObject({
        title: contextLine.optional(),
        company: contextLine.optional(),
        period: contextLine.optional(),
        person: contextLine.optional(),
        facts: z.array(z.string().max(LIMITS.bullet)).max(ASSIST_LIMITS.facts).optional(),
      })
      .optional()
      .describe("The person's own words around the text. They support claims and are sent to nobody."),
  })
  .meta({ id: "ImproveRequest" });

const quota = z
  .object({ limit: z.number(), left: z.number(), resetsAt: z.string() })
  .describe("How many improvements the person may still ask for");

const finding = z.union([
  z.object({ code: z.literal("blocked-claim"), kind: z.enum(CLAIM_KINDS), text: z.string() }),
  z.object({ code: z.literal("bad-form"), fault: z.enum(FORM_FAULTS) }),
  z.object({ code: z.literal("left-out"), text: z.string() }),
  z.object({ code: z.enum(PLAIN_FINDINGS) }),
]);

export const improveAnswer = z
  .object({
    text: z.string(),
    engine: z.enum(["hosted", "embedded"]),
    findings: z.array(finding),
    hints: z.array(z.string()).describe("Questions to the person, such as 'How many servers?'"),
    refused: z.boolean(),
    quota,
  })
  .meta({ id: "ImproveAnswer" });

export const assistStatus = z
  .object({
    engine: z.enum(["hosted", "embedded"]),
    host: z.string().nullable().describe("Where text is sent; null when it stays on this server"),
    consented: z.boolean().describe("Whether the person agreed that text is sent to that host"),
    quota,
  })
  .meta({ id: "AssistStatus" });

export const consentRequest = z.strictObject({ host: z.string().max(300) }).meta({ id: "AssistConsent" });

export type ImproveRequestBody = z.input<typeof improveRequest>;
export type ImproveAnswer = z.infer<typeof improveAnswer>;
export type AssistStatusAnswer = z.infer<typeof assistStatus>;
