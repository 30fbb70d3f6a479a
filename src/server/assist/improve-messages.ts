import type { EngineFailure } from "../../assist/engine-failure.ts";
import type { HostedEngineOptions } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import type { Improved } from "../../assist/improved.ts";
import type { Judgement } from "../../domain/claims/verdict.ts";
import type { CaseOutcome } from "../../domain/endpoints/evaluation-figures.ts";
import type { JobMatch } from "../../domain/insights/match/job-match.ts";
import type { Issue } from "../../domain/issue.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import type { AssistContext, ImproveRequest } from "../../domain/suggestions/request.ts";
import type { Plan } from "../../domain/tailor/plan.ts";

/** An endpoint as a job needs it. */
export type JobEndpoint = Omit<HostedEngineOptions, "signal" | "onUsage"> & {
  /** Whether the person brought it. */
  readonly isOwn?: boolean;
};

/** What a thread needs for one suggestion; without an endpoint the embedded engine answers. */
export interface ImproveJob {
  request: ImproveRequest;
  endpoint: JobEndpoint | null;
}

/** Several lines of one person: with an endpoint, as many as it is asked about in one request. */
export interface ReviewJob {
  requests: readonly ImproveRequest[];
  endpoint: JobEndpoint | null;
  /** Milliseconds of work after which the embedded engine begins no further line. */
  budget: number;
}

/** A case of our evaluation, by an endpoint. */
export interface EvaluateJob {
  request: ImproveRequest;
  endpoint: JobEndpoint;
}

/** A suggestion to be held against the person's words. */
export interface ClaimsJob {
  source: string;
  suggestion: string;
  context?: AssistContext | undefined;
}

/** A resume, as it came, to be held against an ad. */
export interface MatchJob {
  resume: unknown;
  job: string;
  /** A day in ISO 8601, up to which a position that goes on is counted. */
  today: string;
}

/** The same, to be planned for. */
export interface TailorJob extends Omit<MatchJob, "today"> {
  readonly now: Date;
  /** Whether the result will be a variant, whose source keeps what is left out. */
  readonly isVariant: boolean;
}

export type ImproveWork =
  /** With drafts where somebody wants to see what the endpoint writes. */
  | { kind: "improve"; job: ImproveJob; drafts: boolean }
  | { kind: "review"; job: ReviewJob }
  | { kind: "evaluate"; job: EvaluateJob }
  | { kind: "claims"; job: ClaimsJob }
  | { kind: "match"; job: MatchJob }
  | { kind: "tailor"; job: TailorJob };

/** With who asked for it: people take turns. */
export type ImproveMessage = (ImproveWork & { id: number; person: string }) | { kind: "cancel"; id: number };

export type ImproveResult =
  | { kind: "improved"; improved: Improved }
  | { kind: "reviewed"; improved: readonly Improved[] }
  | { kind: "evaluated"; outcome: CaseOutcome }
  | { kind: "judged"; judgement: Judgement }
  | { kind: "matched"; match: JobMatch }
  | { kind: "planned"; plan: Plan }
  | { kind: "no-resume"; issues: readonly Issue[] };

export type ImproveReport =
  | { kind: "alive" }
  /** From here on it may be what the thread is stuck in, and may have been sent to an endpoint. */
  | { kind: "begun"; id: number }
  /** It waits for its next turn, was sent nowhere, and can be begun again by another thread. */
  | { kind: "parted"; id: number }
  | { kind: "draft"; id: number; draft: Draft }
  | { kind: "done"; id: number; result: ImproveResult }
  /** The endpoint failed; an error's own class does not survive the way between threads. */
  | {
      kind: "endpoint-failed";
      id: number;
      failure: Pick<EngineFailure, "kind" | "status" | "shape" | "answered" | "connected">;
    }
  | { kind: "failed"; id: number; cause: unknown };
