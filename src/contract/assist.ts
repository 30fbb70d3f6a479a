import { z } from "zod";
import { CLAIM_KINDS } from "../domain/claims/claim.ts";
import { VERDICTS } from "../domain/claims/verdict.ts";
import { LIMITS } from "../domain/limits.ts";
import { entry } from "../domain/sections/field-schema.ts";
import { DRAFT_STAGES } from "../domain/suggestions/draft.ts";
import { PLAIN_FINDINGS } from "../domain/suggestions/finding.ts";
import { FORM_FAULTS } from "../domain/suggestions/form.ts";
import { LONGEST_TEXT, SENIORITIES, TASKS, TONES } from "../domain/suggestions/request.ts";
import { errorAnswer } from "./error.ts";

/** Bounds on what one request may carry, and on what one person may ask for. */
export const ASSIST_LIMITS = {
  text: LONGEST_TEXT,
  facts: 200,
  requestsPerDay: 100,
  /** To an endpoint of the person's own: no allowance of the host's, only a bound on abuse of its machine. */
  ownRequestsPerDay: 1000,
  requestsInFlight: 2,
  bodyBytes: 64 * 1024,
  /** Positions of a resume that a summary may speak of, and lines of one. */
  roles: 20,
  bulletsOfRole: 40,
  skills: LIMITS.skills,
  education: 40,
  /** Statements about one item, or for a summary as many of all items as fit. */
  statements: 100,
  /** What an engine may answer at most. */
  suggestion: 2 * LONGEST_TEXT,
  claimsPerMinute: 120,
  /** The page has one under way, and perhaps one that it has given up. */
  claimsUnderWay: 4,
  claimsBodyBytes: 128 * 1024,
  /** Lines of one review, the characters of all their texts, and milliseconds that a thread works on them. */
  reviewLines: 60,
  reviewText: 24_000,
  reviewMs: 30_000,
  reviewBodyBytes: 384 * 1024,
} as const;

const contextLine = z.string().max(LIMITS.line);

const contextRole = z.strictObject({
  title: contextLine.default(""),
  company: contextLine.default(""),
  period: contextLine.default(""),
  bullets: z.array(z.string().max(LIMITS.bullet)).max(ASSIST_LIMITS.bulletsOfRole).default([]),
});

/** Of a request and of a line of the command alike. */
export const contextFields = {
  title: contextLine.optional(),
  company: contextLine.optional(),
  period: contextLine.optional(),
  person: contextLine.optional(),
  facts: z.array(z.string().max(LIMITS.bullet)).max(ASSIST_LIMITS.facts).optional(),
  roles: z
    .array(contextRole)
    .max(ASSIST_LIMITS.roles)
    .optional()
    .describe(
      "For a summary: the positions of the resume, the latest first. Their dates make years of experience certain",
    ),
  skills: z.array(z.string().max(LIMITS.entry)).max(ASSIST_LIMITS.skills).optional(),
  education: z.array(z.string().max(LIMITS.bullet)).max(ASSIST_LIMITS.education).optional(),
  asOf: z
    .string()
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/)
    .optional()
    .describe(
      "The month up to which a position that goes on is counted, as 2026-03; without it none is counted",
    ),
  // As they are stored, in one line: with a break, what is sent to an endpoint would have lines that nobody wrote.
  statements: z
    .array(entry(LIMITS.bullet))
    .max(ASSIST_LIMITS.statements)
    .optional()
    .describe("What the person confirmed about this text when they were asked"),
};

const context = z
  .strictObject(contextFields)
  .optional()
  .describe(
    "The person's own words around the text. They support claims, and the embedded engine may say them in a summary; where a hosted endpoint is asked they go to it with the text, contact details masked, but for the person's name.",
  );

/** How all texts of a request are to be said. */
const choices = {
  tone: z.enum(TONES).default("professional"),
  seniority: z.enum(SENIORITIES).default("mid"),
};

/** One text with what goes along with it. */
const line = {
  task: z.enum(TASKS),
  text: z.string().max(ASSIST_LIMITS.text).regex(/\S/, "There is no text to improve."),
  context,
  asked: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .optional()
    .describe("How many questions the person was asked about this text; after two, none is asked any more"),
};

export const improveRequest = z.strictObject({ ...line, ...choices }).meta({ id: "ImproveRequest" });

export const reviewRequest = z
  .strictObject({
    lines: z
      .array(z.strictObject(line))
      .min(1)
      .max(ASSIST_LIMITS.reviewLines)
      .refine(
        (lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= ASSIST_LIMITS.reviewText,
        `All texts together have at most ${ASSIST_LIMITS.reviewText} characters.`,
      ),
    ...choices,
    again: z
      .boolean()
      .default(false)
      .describe(
        "Lines of the last review, said anew after an answer: counted with it for an hour, where no endpoint is asked",
      ),
  })
  .meta({ id: "ReviewRequest" });

const quota = z
  .object({ limit: z.number(), left: z.number(), resetsAt: z.string() })
  .describe("How many improvements the person may still ask for");

const finding = z.union([
  z.object({ code: z.literal("blocked-claim"), kind: z.enum(CLAIM_KINDS), text: z.string() }),
  z.object({ code: z.literal("bad-form"), fault: z.enum(FORM_FAULTS) }),
  z.object({ code: z.literal("left-out"), text: z.string() }),
  z.object({ code: z.literal("spelling"), from: z.string(), to: z.string() }),
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

/** What a client accepts that wants to see an answer being written: one event as JSON in each line. */
export const DRAFTS_TYPE = "application/x-ndjson";

export const improveEvent = z
  .discriminatedUnion("event", [
    z
      .object({
        event: z.literal("draft"),
        stage: z
          .enum(DRAFT_STAGES)
          .describe("It is being written; it is being judged; what was wrong with it is being mended"),
        text: z.string(),
      })
      .describe(
        "What the endpoint has written so far, at most every 100 ms. Not judged: it must not be used",
      ),
    z.object({ event: z.literal("answer"), answer: improveAnswer }).describe("The last event"),
    z
      .object({ event: z.literal("problem"), status: z.int(), problem: errorAnswer })
      .describe(
        "Instead of an answer, and the last event: the status and the error as they would have been an answer of their own. What fails before the first draft is one",
      ),
  ])
  .meta({ id: "ImproveEvent" });

export const reviewAnswer = z
  .object({
    lines: z
      .array(improveAnswer.omit({ quota: true }))
      .describe(
        "In the order of the request; fewer where the time for one review was over before, or where an endpoint is asked, which takes so many in one request",
      ),
    quota,
  })
  .meta({ id: "ReviewAnswer" });

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
export type ReviewRequestBody = z.input<typeof reviewRequest>;
export type ReviewAnswer = z.infer<typeof reviewAnswer>;
export type ImproveAnswer = z.infer<typeof improveAnswer>;
export type ImproveEvent = z.infer<typeof improveEvent>;
export type AssistStatusAnswer = z.infer<typeof assistStatus>;
