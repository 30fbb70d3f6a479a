import type {
  AssistStatusAnswer,
  ClaimsAnswer,
  ClaimsRequestBody,
  ImproveAnswer,
  ImproveRequestBody,
  ReviewAnswer,
  ReviewRequestBody,
} from "../../contract/assist.ts";
import { CLAIM_KINDS } from "../../domain/claims/claim.ts";
import { VERDICTS } from "../../domain/claims/verdict.ts";
import { DRAFT_STAGES, type Draft } from "../../domain/suggestions/draft.ts";
import { PLAIN_FINDINGS } from "../../domain/suggestions/finding.ts";
import { FORM_FAULTS } from "../../domain/suggestions/form.ts";
import { asUser } from "../session.ts";
import { propertyOf } from "../user-info.ts";
import { callApi, done } from "./call-api.ts";
import { callForEvents } from "./call-for-events.ts";

export const readAssistStatus = () =>
  asUser(() => callApi({ method: "GET", path: "/api/ai/status", read: readStatus }));

/** Agrees that text is sent to the host. */
export const agreeToHost = (host: string) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/consent", body: { host }, read: done }));

/** `onDraft` is told what an endpoint writes, until the answer is there; without it the answer comes in one piece. */
export const improveText = (
  body: ImproveRequestBody,
  signal: AbortSignal,
  onDraft?: (draft: Draft) => void,
) => {
  const call = { method: "POST", path: "/api/ai/improve", body, signal, read: readImproved } as const;
  if (!onDraft) return asUser(() => callApi(call));
  const onEvent = (event: unknown) => {
    const draft = readDraft(event);
    if (draft && !signal.aborted) onDraft(draft);
  };
  return asUser(() => callForEvents(call, onEvent));
};

/** Several lines at once; where the server asks an endpoint, as many of the first as one request to it takes. */
export const reviewLines = (body: ReviewRequestBody, signal: AbortSignal) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/review", body, signal, read: readReviewed }));

/** Whether a suggestion may be used over the words that stand there now. */
export const judgeClaims = (body: ClaimsRequestBody, signal: AbortSignal) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/claims", body, signal, read: readJudgement }));

type Quota = ImproveAnswer["quota"];
type Finding = ImproveAnswer["findings"][number];
type Question = ImproveAnswer["questions"][number];
type Choice = Question["choices"][number];

function readStatus(answer: unknown): AssistStatusAnswer | null {
  const quota = readQuota(propertyOf(answer, "quota"));
  const host = propertyOf(answer, "host");
  if (!quota) return null;
  return {
    engine: readEngine(answer),
    host: typeof host === "string" ? host : null,
    consented: propertyOf(answer, "consented") === true,
    quota,
  };
}

function readImproved(answer: unknown): ImproveAnswer | null {
  const line = readLine(answer);
  const quota = readQuota(propertyOf(answer, "quota"));
  return line && quota && { ...line, quota };
}

function readDraft(event: unknown): Draft | null {
  const stage = DRAFT_STAGES.find((known) => known === propertyOf(event, "stage"));
  const text = propertyOf(event, "text");
  return propertyOf(event, "event") === "draft" && stage && typeof text === "string" ? { stage, text } : null;
}

/** Which line an answer belongs to is known by its place: after one that cannot be read, none is. */
function readReviewed(answer: unknown): ReviewAnswer | null {
  const quota = readQuota(propertyOf(answer, "quota"));
  const lines = propertyOf(answer, "lines");
  if (!quota || !Array.isArray(lines)) return null;
  const read = lines.map(readLine);
  const unread = read.indexOf(null);
  return { lines: (unread < 0 ? read : read.slice(0, unread)).filter((line) => line !== null), quota };
}

function readLine(answer: unknown): ReviewAnswer["lines"][number] | null {
  const text = propertyOf(answer, "text");
  const findings = propertyOf(answer, "findings");
  const hints = propertyOf(answer, "hints");
  if (typeof text !== "string") return null;
  return {
    text,
    // What is not known to be supported is not used without an answer.
    verdict: propertyOf(answer, "verdict") === "supported" ? "supported" : "ask",
    questions: readQuestions(propertyOf(answer, "questions")).filter(({ end }) => end <= text.length),
    engine: readEngine(answer),
    findings: Array.isArray(findings) ? findings.flatMap(readFinding) : [],
    hints: Array.isArray(hints) ? hints.filter((hint) => typeof hint === "string") : [],
    // What cannot be told apart from a refusal is not offered for use.
    refused: propertyOf(answer, "refused") !== false,
  };
}

function readJudgement(answer: unknown): ClaimsAnswer | null {
  const verdict = VERDICTS.find((known) => known === propertyOf(answer, "verdict"));
  const unsupported = propertyOf(answer, "unsupported");
  if (!verdict || !Array.isArray(unsupported)) return null;
  return {
    verdict,
    supported: verdict === "supported" && propertyOf(answer, "supported") === true,
    unsupported: unsupported.flatMap(readClaim),
    ask: readQuestions(propertyOf(answer, "ask")),
  };
}

function readClaim(claim: unknown): ClaimsAnswer["unsupported"] {
  const kind = CLAIM_KINDS.find((known) => known === propertyOf(claim, "kind"));
  const span = readSpan(claim);
  return kind && span ? [{ kind, ...span }] : [];
}

function readSpan(part: unknown): { text: string; start: number; end: number } | null {
  const text = propertyOf(part, "text");
  const start = propertyOf(part, "start");
  const end = propertyOf(part, "end");
  if (typeof text !== "string" || typeof start !== "number" || typeof end !== "number") return null;
  return 0 <= start && start <= end ? { text, start, end } : null;
}

/** A question that cannot be shown as it was meant is not asked; without its answer nothing is used. */
function readQuestions(questions: unknown): Question[] {
  return Array.isArray(questions) ? questions.flatMap(readQuestion) : [];
}

function readQuestion(asked: unknown): Question[] {
  const question = propertyOf(asked, "question");
  const choices = propertyOf(asked, "choices");
  const span = readSpan(asked);
  const [suggested, own] = Array.isArray(choices) ? choices.map(readChoice) : [];
  if (typeof question !== "string" || !span || !suggested || !own) return [];
  return [{ ...span, question, choices: [suggested, own] }];
}

function readChoice(choice: unknown): Choice | null {
  const label = propertyOf(choice, "label");
  const statement = propertyOf(choice, "statement");
  const text = propertyOf(choice, "text");
  if (typeof label !== "string" || typeof text !== "string") return null;
  return statement === null || typeof statement === "string" ? { label, statement, text } : null;
}

function readEngine(answer: unknown): "hosted" | "embedded" {
  return propertyOf(answer, "engine") === "hosted" ? "hosted" : "embedded";
}

function readQuota(quota: unknown): Quota | null {
  const limit = propertyOf(quota, "limit");
  const left = propertyOf(quota, "left");
  const resetsAt = propertyOf(quota, "resetsAt");
  if (typeof limit !== "number" || typeof left !== "number" || typeof resetsAt !== "string") return null;
  return { limit, left, resetsAt };
}

/** A finding of a newer server that this page has no words for is left out. */
function readFinding(finding: unknown): Finding[] {
  const code = propertyOf(finding, "code");
  const text = propertyOf(finding, "text");
  if (code === "blocked-claim") {
    const kind = CLAIM_KINDS.find((known) => known === propertyOf(finding, "kind"));
    return kind && typeof text === "string" ? [{ code, kind, text }] : [];
  }
  if (code === "bad-form") {
    const fault = FORM_FAULTS.find((known) => known === propertyOf(finding, "fault"));
    return fault ? [{ code, fault }] : [];
  }
  if (code === "left-out") return typeof text === "string" ? [{ code, text }] : [];
  if (code === "spelling") {
    const from = propertyOf(finding, "from");
    const to = propertyOf(finding, "to");
    return typeof from === "string" && typeof to === "string" ? [{ code, from, to }] : [];
  }
  const plain = PLAIN_FINDINGS.find((known) => known === code);
  return plain ? [{ code: plain }] : [];
}
