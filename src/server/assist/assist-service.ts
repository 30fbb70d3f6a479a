import { EngineFailure } from "../../assist/engine-failure.ts";
import type { HostedEngineOptions } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import type { Improved } from "../../assist/improved.ts";
import {
  ASSIST_LIMITS,
  type ClaimsAnswer,
  type ImproveAnswer,
  type ReviewAnswer,
} from "../../contract/assist.ts";
import type { Question } from "../../domain/claims/verdict.ts";
import { AppError } from "../../domain/errors.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import { firstBatch } from "../../domain/suggestions/line-batches.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { ConsentRepository } from "./consent-repository.ts";
import type { UsedEndpoint, UsedEndpoints } from "./endpoints/used-endpoint.ts";
import type { FreeLines } from "./free-lines.ts";
import type { ClaimsJob } from "./improve-messages.ts";
import type { ImproveQueue } from "./improve-queue.ts";
import type { RequestSlots } from "./request-slots.ts";
import type { RestingEndpoints } from "./resting-endpoints.ts";
import { unavailableAfter } from "./thread-failure.ts";
import type { UsageRepository } from "./usage-repository.ts";

export interface Quota {
  limit: number;
  left: number;
  resetsAt: string;
}

export interface AssistStatus {
  engine: "hosted" | "embedded";
  host: string | null;
  consented: boolean;
  quota: Quota;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface ReviewRequest {
  requests: readonly ImproveRequest[];
  /** Lines of the last review, said anew. */
  again: boolean;
}

export interface AssistService {
  status(userId: string): Promise<AssistStatus>;
  consent(userId: string, host: string): Promise<void>;
  /** `onDraft` is told what an endpoint writes before it is judged. */
  improve(
    person: Person,
    request: ImproveRequest,
    signal: AbortSignal,
    onDraft?: (draft: Draft) => void,
  ): Promise<ImproveAnswer>;
  /** As one use of the allowance: the lines of a whole resume by the embedded engine, or as many of the first as one request to an endpoint takes. */
  review(person: Person, request: ReviewRequest, signal: AbortSignal): Promise<ReviewAnswer>;
  /** Whether a suggestion may be used over the words that stand there now. Nothing leaves this server for it. */
  judge(userId: string, job: ClaimsJob, signal: AbortSignal): Promise<ClaimsAnswer>;
}

export interface AssistParts {
  endpoints: Pick<UsedEndpoints, "usedBy">;
  queue: Pick<ImproveQueue, "improve" | "review" | "judge">;
  usage: UsageRepository;
  /** Of requests to endpoints that people brought. */
  ownUsage: UsageRepository;
  consents: ConsentRepository;
  limited: RequestSlots;
  claimsLimited: ConcurrencyLimit;
  freeLines: FreeLines;
  requestsPerDay: number;
  /** Waiting towards the endpoint; tests shorten it. */
  patience: Pick<HostedEngineOptions, "deadline" | "pauses">;
  resting: RestingEndpoints;
  onAnswer: (engine: Improved["engine"]) => void;
  /** Told whether AI help works that is the host's to mend: not of people's own endpoints. */
  onSiteAnswer: (worked: boolean) => void;
  now: () => Date;
}

/** One request of a person, with the endpoint that answers it; null for the embedded engine. */
interface Asking {
  readonly userId: string;
  readonly ai: UsedEndpoint | null;
  readonly signal: AbortSignal;
}

export function assistService(parts: AssistParts): AssistService {
  const { endpoints, queue, consents, limited, claimsLimited, freeLines, resting, now } = parts;
  const today = () => now().toISOString().slice(0, 10);

  function midnight(): Date {
    const next = new Date(`${today()}T00:00:00.000Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    return next;
  }

  /** What a person's own service answers is not the host's to ration: it has only a bound on abuse. */
  const allowanceOf = (ai: UsedEndpoint | null) =>
    ai?.isOwn
      ? { usage: parts.ownUsage, limit: ASSIST_LIMITS.ownRequestsPerDay }
      : { usage: parts.usage, limit: parts.requestsPerDay };

  async function quotaOf(userId: string, ai: UsedEndpoint | null): Promise<Quota> {
    const { usage, limit } = allowanceOf(ai);
    const used = await usage.used(userId, today());
    return { limit, left: Math.max(0, limit - used), resetsAt: midnight().toISOString() };
  }

  function usedUp(): AppError {
    const left = midnight().getTime() - now().getTime();
    return new AppError("assist_quota", { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
  }

  /** Text leaves this server only for a host that the person was shown and agreed to. */
  const mayLeave = async (userId: string, ai: UsedEndpoint | null) =>
    ai === null || (await consents.given(userId, agreementTo(hostOf(ai))));

  /**
   * What the endpoint answered, however badly, is paid for and counts: else whoever makes it answer badly could ask without end. What
   * never reached the host's does not count; where that is not known, as when a thread ended, it does.
   */
  function wasFree(ai: UsedEndpoint | null, error: unknown): boolean {
    if (ai === null || error instanceof AppError) return true;
    // Whoever chooses the endpoint chooses whether it begins an answer: what it was sent always counts.
    return error instanceof EngineFailure && !error.answered && !ai.isOwn;
  }

  /** The person's names do not leave. */
  function endpointFor(ai: UsedEndpoint | null, name: string, requests: readonly ImproveRequest[]) {
    const names = new Set([name, ...requests.map(({ context }) => context?.person ?? "")]);
    return ai && { ...ai, ...parts.patience, names: [...names] };
  }

  /** A failure of the host's service is the host's to mend, one of the person's own is theirs. Without an endpoint nothing but the deadline ends a job. */
  function failureOf(ai: UsedEndpoint | null, cause: EngineFailure): AppError {
    if (ai === null) return new AppError("unavailable", { cause });
    if (!ai.isOwn) parts.onSiteAnswer(false);
    return new AppError(ai.isOwn ? "own_endpoint_failed" : cause.code, { cause });
  }

  /** Failures as whoever asked is told of them. */
  async function explainFailures<Result>(
    { userId, ai, signal }: Asking,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await work();
      if (ai?.isOwn) resting.answered(userId);
      else parts.onSiteAnswer(true);
      return result;
    } catch (error) {
      if (ai?.isOwn && error instanceof EngineFailure && isSilence(error)) resting.timedOut(userId);
      // Nobody reads the answer, and the endpoint is not failing because somebody hung up.
      if (signal.aborted) throw new AppError("bad_request", { cause: error });
      if (error instanceof EngineFailure) throw failureOf(ai, error);
      throw unavailableAfter(error);
    }
  }

  /** Takes one use of the day's allowance for the work. */
  async function counted<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result> {
    const { userId, ai, signal } = asking;
    const { usage, limit } = allowanceOf(ai);
    const day = today();
    if (!(await usage.take(userId, day, limit))) throw usedUp();
    return explainFailures(asking, async () => {
      try {
        return await work();
      } catch (error) {
        // What was sent counts, also for who hangs up at once: they would otherwise have as many as they like.
        if (signal.aborted && ai) parts.onAnswer("hosted");
        else if (wasFree(ai, error)) await usage.giveBack(userId, day);
        throw error;
      }
    });
  }

  /** The endpoint that answers, if the person has agreed to it. */
  async function agreedEndpoint(userId: string): Promise<UsedEndpoint | null> {
    const ai = await endpoints.usedBy(userId);
    if (!(await mayLeave(userId, ai))) throw new AppError("assist_consent");
    const rest = ai?.isOwn ? resting.restOf(userId) : 0;
    if (rest > 0) throw new AppError("own_endpoint_resting", { retryAfter: rest });
    return ai;
  }

  return {
    async status(userId) {
      const ai = await endpoints.usedBy(userId);
      return {
        engine: ai ? "hosted" : "embedded",
        host: ai && hostOf(ai),
        consented: await mayLeave(userId, ai),
        quota: await quotaOf(userId, ai),
      };
    },

    async consent(userId, agreed) {
      const ai = await endpoints.usedBy(userId);
      if (!ai || agreed !== hostOf(ai)) throw new AppError("invalid_input");
      await consents.give(userId, agreementTo(agreed), now().toISOString());
    },

    improve: ({ id: userId, name }, request, signal, onDraft) =>
      limited(userId, async () => {
        const ai = await agreedEndpoint(userId);
        const endpoint = endpointFor(ai, name, [request]);
        const improved = await counted({ userId, ai, signal }, () =>
          queue.improve(userId, { request, endpoint }, signal, onDraft),
        );
        parts.onAnswer(improved.engine);
        return { ...lineAnswer(improved), quota: await quotaOf(userId, ai) };
      }),

    review: ({ id: userId, name }, { requests: given, again }, signal) =>
      limited(userId, async () => {
        const ai = await agreedEndpoint(userId);
        const requests = ai ? given.slice(0, firstBatch(given)) : given;
        const endpoint = endpointFor(ai, name, requests);
        const job = { requests, endpoint, budget: ASSIST_LIMITS.reviewMs };
        const ask = () => queue.review(userId, job, signal);
        const asking = { userId, ai, signal };
        // What goes to an endpoint is paid for each time.
        const isFree = !ai && again && (await freeLines.take(userId, requests.length));
        const improved = await (isFree ? explainFailures(asking, ask) : counted(asking, ask));
        if (!isFree && !ai) await freeLines.give(userId, improved.length);
        parts.onAnswer(improved.some(({ engine }) => engine === "hosted") ? "hosted" : "embedded");
        return { lines: improved.map(lineAnswer), quota: await quotaOf(userId, ai) };
      }),

    async judge(userId, job, signal) {
      const judging = claimsLimited(userId, () => queue.judge(userId, job, signal));
      const { verdict, unsupported, ask } = await judging.catch((error) => {
        // Given up by who asked, or at the deadline.
        if (!(error instanceof EngineFailure)) throw unavailableAfter(error);
        throw new AppError(signal.aborted ? "bad_request" : "unavailable", { cause: error });
      });
      return {
        verdict,
        supported: verdict === "supported",
        unsupported: [...unsupported],
        ask: ask.map(answerable),
      };
    },
  };
}

/** Nothing came from the endpoint, not even a connection: also where its person did not wait for that, which costs them nothing. */
function isSilence({ kind, shape, connected }: EngineFailure): boolean {
  if (kind === "cancelled") return !connected;
  return kind === "timeout" || (kind === "unreachable" && shape === "EAI_AGAIN");
}

function hostOf({ baseUrl }: UsedEndpoint): string {
  return new URL(baseUrl).host;
}

/** With what the dialog said that is sent. When more is sent than that, another name: everybody is asked again. */
function agreementTo(host: string): string {
  return `${host} (text and context)`;
}

/** The contract's lists can be changed, as zod has them. */
function lineAnswer(improved: Improved): ReviewAnswer["lines"][number] {
  return {
    ...improved,
    questions: improved.questions.map(answerable),
    findings: [...improved.findings],
    hints: [...improved.hints],
  };
}

/** The contract's list of choices can be changed, as zod has it. */
function answerable({
  choices: [suggested, own],
  ...question
}: Question): ImproveAnswer["questions"][number] {
  return { ...question, choices: [suggested, own] };
}
