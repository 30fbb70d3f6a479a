import { z } from "zod";
import { CLAIM_KINDS } from "../domain/claims/claim.ts";
import { VERDICTS } from "../domain/claims/verdict.ts";
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
  /** Statements about one item, or for a summary as many of all items as fit. */
  statements: 100,
  /** What an engine may answer at most. */
  suggestion: 2 * LONGEST_TEXT,
  claimsPerMinute: 120,
  /** The page has one under way, and perhaps one that it has given up. */
  claimsUnderWay: 4,
  claimsBodyBytes: 128 * 1024,
} as const;

const contextLine = z.string().max(LIMITS.line);

const context = z
  .strictObject({
    title: contextLine.optional(),
    company: contextLine.optional(),
    period: contextLine.optional(),
    person: contextLine.optional(),
    facts: z.array(z.string().max(LIMITS.bullet)).max(ASSIST_LIMITS.facts).optional(),
    statements: z
      .array(z.string().max(LIMITS.bullet))
      .max(ASSIST_LIMITS.statements)
      .optional()
      .describe("What the person confirmed about this text when they were asked"),
  })
  .optional()
  .describe(
    "The person's own words around the text. They support claims; of them only what the person confirmed (statements) goes to a hosted endpoint, with the text.",
  );

export const improveRequest = z
  .strictObject({
    task: z.enum(TASKS),
    text: z.string().max(ASSIST_LIMITS.text).regex(/\S/, "There is no text to improve."),
    tone: z.enum(TONES).default("professional"),
    seniority: z.enum(SENIORITIES).default("mid"),
    context,
    asked: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .optional()
      .describe("How many questions the person was asked about this text; after two, none is asked any more"),
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

const choice = z.object({
  label: z.string(),
  statement: z
    .string()
    .nullable()
    .describe("What the person states by choosing it; null for words already written"),
  text: z.string().describe("The suggestion as it may be used after this choice"),
});

const question = z
  .object({
    text: z.string(),
    start: z.int(),
    end: z.int(),
    question: z.string(),
    choices: z
      .tuple([choice, choice])
      .describe("The suggestion's wording and the person's own; none is chosen"),
  })
  .describe("About the words of the suggestion between start and end");

const verdict = z.enum(VERDICTS);

export const improveAnswer = z
  .object({
    text: z.string(),
    verdict: verdict
      .exclude(["blocked"])
      .describe("With 'ask', the text must not be used before its question is answered"),
    questions: z.array(question).max(1),
    engine: z.enum(["hosted", "embedded"]),
    findings: z.array(finding),
    hints: z.array(z.string()).describe("Questions to the person, such as 'How many servers?'"),
    refused: z.boolean(),
    quota,
  })
  .meta({ id: "ImproveAnswer" });

export const claimsRequest = z
  .strictObject({
    source: z.string().max(ASSIST_LIMITS.text),
    suggestion: z.string().max(ASSIST_LIMITS.suggestion),
    context,
  })
  .meta({ id: "ClaimsRequest" });

export const claimsAnswer = z
  .object({
    verdict,
    supported: z.boolean().describe("True for the verdict 'supported' alone"),
    unsupported: z.array(
      z.object({ kind: z.enum(CLAIM_KINDS), text: z.string(), start: z.int(), end: z.int() }),
    ),
    ask: z.array(question),
  })
  .meta({ id: "ClaimsAnswer" });

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
export type ClaimsRequestBody = z.input<typeof claimsRequest>;
export type ClaimsAnswer = z.infer<typeof claimsAnswer>;
export type ImproveAnswer = z.infer<typeof improveAnswer>;
export type AssistStatusAnswer = z.infer<typeof assistStatus>;
