import { z } from "zod";
import {
  assistStatus,
  type ClaimsRequestBody,
  claimsAnswer,
  type ImproveRequestBody,
  improveAnswer,
  improveEvent,
  type ReviewRequestBody,
  reviewAnswer,
} from "../../contract/assist.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import { asUser } from "../session.ts";
import { callApi, done } from "./call-api.ts";
import { callForEvents } from "./call-for-events.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const isSpan = ({ start, end }: { start: number; end: number }) => 0 <= start && start <= end;

/** A question that cannot be shown as it was meant is not asked; without its answer nothing is used. */
const questions = knownOf(claimsAnswer.shape.ask.element.refine(isSpan)).catch([]);

const line = improveAnswer
  .omit({ quota: true })
  .extend({
    // What is not known to be supported is not used without an answer.
    verdict: improveAnswer.shape.verdict.catch("ask"),
    questions,
    engine: improveAnswer.shape.engine.catch("embedded"),
    // A finding of a newer server that this page has no words for is left out.
    findings: knownOf(improveAnswer.shape.findings.element).catch([]),
    hints: knownOf(improveAnswer.shape.hints.element).catch([]),
    // What cannot be told apart from a refusal is not offered for use.
    refused: improveAnswer.shape.refused.catch(true),
  })
  .transform((given) => ({
    ...given,
    questions: given.questions.filter(({ end }) => end <= given.text.length),
  }));

const improved = z.intersection(line, improveAnswer.pick({ quota: true }));

/** Which line an answer belongs to is known by its place: after one that cannot be read, none is. */
const reviewed = reviewAnswer.extend({
  lines: z.array(line.nullable().catch(null)).transform((lines) => {
    const unread = lines.indexOf(null);
    return (unread < 0 ? lines : lines.slice(0, unread)).filter((known) => known !== null);
  }),
});

const judgement = claimsAnswer
  .extend({
    supported: claimsAnswer.shape.supported.catch(false),
    unsupported: knownOf(claimsAnswer.shape.unsupported.element.refine(isSpan)),
    ask: questions,
  })
  .transform((given) => ({ ...given, supported: given.verdict === "supported" && given.supported }));

export const readAssistStatus = () =>
  asUser(() => callApi({ method: "GET", path: "/api/ai/status", read: parsedBy(assistStatus) }));

/** Agrees that text is sent to the host. */
export const agreeToHost = (host: string) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/consent", body: { host }, read: done }));

/** `onDraft` is told what an endpoint writes, until the answer is there; without it the answer comes in one piece. */
export const improveText = (
  body: ImproveRequestBody,
  signal: AbortSignal,
  onDraft?: (draft: Draft) => void,
) => {
  const call = { method: "POST", path: "/api/ai/improve", body, signal, read: parsedBy(improved) } as const;
  if (!onDraft) return asUser(() => callApi(call));
  const onEvent = (event: unknown) => {
    const { data } = improveEvent.safeParse(event);
    if (data?.event === "draft" && !signal.aborted) onDraft({ stage: data.stage, text: data.text });
  };
  return asUser(() => callForEvents(call, onEvent));
};

/** Several lines at once; where the server asks an endpoint, as many of the first as one request to it takes. */
export const reviewLines = (body: ReviewRequestBody, signal: AbortSignal) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/review", body, signal, read: parsedBy(reviewed) }));

/** Whether a suggestion may be used over the words that stand there now. */
export const judgeClaims = (body: ClaimsRequestBody, signal: AbortSignal) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/claims", body, signal, read: parsedBy(judgement) }));
