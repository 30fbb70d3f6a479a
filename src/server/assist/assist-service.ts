import { EngineFailure } from "../../assist/engine-failure.ts";
import type { HostedEngineOptions } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import type { Improved } from "../../assist/improved.ts";
import type { ClaimsAnswer, ImproveAnswer } from "../../contract/assist.ts";
import type { Question } from "../../domain/claims/verdict.ts";
import { AppError } from "../../domain/errors.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import type { AiConfig } from "../env.ts";
import type { ConsentRepository } from "./consent-repository.ts";
import type { FewAtOnce } from "./few-at-once.ts";
import type { ClaimsJob } from "./improve-messages.ts";
import type { ImproveQueue } from "./improve-queue.ts";
import type { RequestsUnderWay } from "./requests-under-way.ts";
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

export interface AssistService {
  status(userId: string): Promise<AssistStatus>;
  consent(userId: string, host: string): Promise<void>;
  improve(
    person: { id: string; name: string },
    request: ImproveRequest,
    signal: AbortSignal,
  ): Promise<ImproveAnswer>;
  /** Whether a suggestion may be used over the words that stand there now. Nothing leaves this server for it. */
  judge(userId: string, job: ClaimsJob, signal: AbortSignal): Promise<ClaimsAnswer>;
}

export interface AssistParts {
  ai: AiConfig | null;
  queue: Pick<ImproveQueue, "improve" | "judge">;
  usage: UsageRepository;
  consents: ConsentRepository;
  limited: RequestsUnderWay;
  claimsLimited: FewAtOnce;
  requestsPerDay: number;
  /** Waiting towards the endpoint; tests shorten it. */
  patience: Pick<HostedEngineOptions, "deadline" | "pauses">;
  onAnswer: (engine: Improved["engine"]) => void;
  now: () => Date;
}

export function assistService(parts: AssistParts): AssistService {
  const { ai, queue, usage, consents, limited, claimsLimited, requestsPerDay, now } = parts;
  const host = ai ? new URL(ai.baseUrl).host : null;
  const today = () => now().toISOString().slice(0, 10);

  function midnight(): Date {
    const next = new Date(`${today()}T00:00:00.000Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    return next;
  }

  async function quotaOf(userId: string): Promise<Quota> {
    const used = await usage.used(userId, today());
    return {
      limit: requestsPerDay,
      left: Math.max(0, requestsPerDay - used),
      resetsAt: midnight().toISOString(),
    };
  }

  function usedUp(): AppError {
    const left = midnight().getTime() - now().getTime();
    return new AppError("assist_quota", { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
  }

  /** Text leaves this server only for a host that the person was shown and agreed to. */
  const mayLeave = async (userId: string) => host === null || (await consents.given(userId, host));

  /**
   * What the endpoint answered, however badly, is paid for and counts: else whoever makes it answer badly could ask without end. What
   * never reached it does not count; where that is not known, as when a thread ended, it does.
   */
  function wasFree(error: unknown): boolean {
    if (ai === null || error instanceof AppError) return true;
    return error instanceof EngineFailure && !error.answered;
  }

  return {
    async status(userId) {
      const engine = ai ? "hosted" : "embedded";
      return { engine, host, consented: await mayLeave(userId), quota: await quotaOf(userId) };
    },

    async consent(userId, agreed) {
      if (agreed !== host) throw new AppError("invalid_input");
      await consents.give(userId, agreed, now().toISOString());
    },

    improve: ({ id: userId, name }, request, signal) =>
      limited(userId, async () => {
        if (!(await mayLeave(userId))) throw new AppError("assist_consent");
        const day = today();
        if (!(await usage.take(userId, day, requestsPerDay))) throw usedUp();
        try {
          const names = [name, request.context?.person ?? ""];
          const endpoint = ai && { ...ai, ...parts.patience, names };
          const improved = await queue.improve(userId, { request, endpoint }, signal);
          parts.onAnswer(improved.engine);
          return {
            ...improved,
            questions: improved.questions.map(answerable),
            findings: [...improved.findings],
            hints: [...improved.hints],
            quota: await quotaOf(userId),
          };
        } catch (error) {
          // What was sent counts, also for who hangs up at once: they would otherwise have as many as they like.
          const left = signal.aborted;
          if (left && ai) parts.onAnswer("hosted");
          else if (wasFree(error)) await usage.giveBack(userId, day);
          // Nobody reads the answer, and the endpoint is not failing because somebody hung up.
          if (left) throw new AppError("bad_request", { cause: error });
          if (error instanceof EngineFailure) throw new AppError(error.code, { cause: error });
          throw error;
        }
      }),

    async judge(userId, job, signal) {
      const judging = claimsLimited(userId, () => queue.judge(userId, job, signal));
      const { verdict, unsupported, ask } = await judging.catch((error) => {
        // Given up by who asked, or at the deadline.
        if (!(error instanceof EngineFailure)) throw error;
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

/** The contract's list of choices can be changed, as zod has it. */
function answerable({
  choices: [suggested, own],
  ...question
}: Question): ImproveAnswer["questions"][number] {
  return { ...question, choices: [suggested, own] };
}
