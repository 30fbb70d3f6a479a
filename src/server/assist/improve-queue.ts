import type { Improved } from "../../assist/improved.ts";
import type { Judgement } from "../../domain/claims/verdict.ts";
import type { CaseOutcome } from "../../domain/endpoints/evaluation-figures.ts";
import { AppError } from "../../domain/errors.ts";
import type { JobMatch } from "../../domain/insights/match/job-match.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import type { Plan } from "../../domain/tailor/plan.ts";
import { openProcess } from "../../threads/open-process.ts";
import { under } from "../resumes/resume-gate.ts";
import { coreShare } from "../workers/core-share.ts";
import type {
  ClaimsJob,
  EvaluateJob,
  ImproveJob,
  ImproveResult,
  ImproveWork,
  MatchJob,
  ReviewJob,
  TailorJob,
} from "./improve-messages.ts";
import { improveThread, type ThreadOptions } from "./improve-thread.ts";

export interface ImproveQueueOptions extends ThreadOptions {
  threads: number;
  /** Jobs under way at once, those that wait for an endpoint included; one more is turned away. */
  jobLimit: number;
  /** Beside them, jobs that ask endpoints of people's own: servers that never answer must not take the places of everybody else. */
  ownLimit: number;
  /** Milliseconds for a job, whatever it does. */
  deadline: number;
}

/** Judges and rewrites texts away from the thread that answers requests. Jobs of different people take turns. */
export interface ImproveQueue {
  improve(
    person: string,
    job: ImproveJob,
    signal: AbortSignal,
    onDraft?: (draft: Draft) => void,
  ): Promise<Improved>;
  /** In the order of the job; fewer where its time was over before. */
  review(person: string, job: ReviewJob, signal: AbortSignal): Promise<readonly Improved[]>;
  evaluate(person: string, job: EvaluateJob, signal: AbortSignal): Promise<CaseOutcome>;
  judge(person: string, job: ClaimsJob, signal: AbortSignal): Promise<Judgement>;
  match(person: string, job: MatchJob, signal: AbortSignal): Promise<JobMatch>;
  tailor(person: string, job: TailorJob, signal: AbortSignal): Promise<Plan>;
  close(): Promise<void>;
}

const DEFAULTS: ImproveQueueOptions = {
  threads: coreShare(1).judgeThreads,
  jobLimit: 64,
  ownLimit: 16,
  // Two proposals of thirty seconds each, and what is computed.
  deadline: 75_000,
  // A thread reports every half second, and each part of a long text; this much silence means that it is stuck in one.
  silence: 10_000,
  worker: new URL("./improve-worker.ts", import.meta.url),
  open: openProcess,
  idle: 2 * 60_000,
};

export function openImproveQueue(options: Partial<ImproveQueueOptions> = {}): ImproveQueue {
  const { threads, jobLimit, ownLimit, deadline, ...thread } = { ...DEFAULTS, ...options };
  const open = Array.from({ length: threads }, () => improveThread(thread));
  let closed = false;
  let own = 0;

  async function run(
    person: string,
    work: ImproveWork,
    signal: AbortSignal,
    onDraft?: (draft: Draft) => void,
  ): Promise<ImproveResult> {
    const [idlest] = open.toSorted((one, other) => one.load() - other.load());
    const load = open.reduce((sum, thread) => sum + thread.load(), 0);
    const isOwn = "endpoint" in work.job && work.job.endpoint?.isOwn === true;
    const isFull = isOwn ? own >= ownLimit : load - own >= jobLimit;
    if (closed || !idlest || isFull) throw new AppError("unavailable");
    own += isOwn ? 1 : 0;
    const stop = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
    return idlest.run(person, work, stop, onDraft).finally(() => {
      own -= isOwn ? 1 : 0;
    });
  }

  return {
    async improve(person, job, signal, onDraft) {
      const drafts = onDraft !== undefined;
      const result = await run(person, { kind: "improve", job, drafts }, signal, onDraft);
      if (result.kind !== "improved") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.improved;
    },
    async review(person, job, signal) {
      const result = await run(person, { kind: "review", job }, signal);
      if (result.kind !== "reviewed") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.improved;
    },
    async evaluate(person, job, signal) {
      const result = await run(person, { kind: "evaluate", job }, signal);
      if (result.kind !== "evaluated") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.outcome;
    },
    async judge(person, job, signal) {
      const result = await run(person, { kind: "claims", job }, signal);
      if (result.kind !== "judged") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.judgement;
    },
    async match(person, job, signal) {
      const result = await run(person, { kind: "match", job }, signal);
      if (result.kind === "no-resume")
        throw new AppError("invalid_input", { issues: under("/resume", result.issues) });
      if (result.kind !== "matched") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.match;
    },
    async tailor(person, job, signal) {
      const result = await run(person, { kind: "tailor", job }, signal);
      if (result.kind === "no-resume")
        throw new AppError("invalid_input", { issues: under("/resume", result.issues) });
      if (result.kind !== "planned") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.plan;
    },
    async close() {
      closed = true;
      await Promise.all(open.map((thread) => thread.close()));
    },
  };
}
