import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { EngineFailure } from "../../../assist/engine-failure.ts";
import { problemOfFailure } from "../../../assist/engines/openai-compatible/endpoint-problem.ts";
import { EVALUATION_CASES } from "../../../assist/evaluation/evaluation-cases.ts";
import type { Evaluation } from "../../../contract/ai-settings.ts";
import type { EndpointProblem } from "../../../domain/endpoints/endpoint-problems.ts";
import { type CaseOutcome, figuresOf } from "../../../domain/endpoints/evaluation-figures.ts";
import { AppError } from "../../../domain/errors.ts";
import { recordAction } from "../../account/audit.ts";
import type { User } from "../../account/user-repository.ts";
import type { Database } from "../../db/database.ts";
import type { ImproveQueue } from "../improve-queue.ts";
import type { DraftEndpoints } from "./draft-endpoints.ts";
import { evaluationRepository } from "./evaluation-repository.ts";

export interface EvaluationLimits {
  /** Milliseconds for a whole run, and for one request. */
  runMs: number;
  requestMs: number;
  /** Between two signs of life. */
  signMs: number;
  /** Requests at once. */
  lanes: number;
}

export const EVALUATION_LIMITS: EvaluationLimits = {
  runMs: 20 * 60_000,
  requestMs: 30_000,
  signMs: 2_000,
  lanes: 2,
};

/** So many cases without any answer: the rest would be the same, and would cost the same time. */
const HOPELESS = 4;
/** Others' requests come first where the threads are full. */
const WAIT_FOR_THREADS_MS = 1_000;
/** Who the threads take it for: it shares them with people, one person's part. */
const PERSON = "evaluation";

export interface EvaluationParts {
  database: Database;
  queue: Pick<ImproveQueue, "evaluate">;
  drafts: Pick<DraftEndpoints, "kept">;
  limits: EvaluationLimits;
  warn: (error: unknown) => void;
  now: () => Date;
}

interface Running {
  readonly endpointId: string;
  readonly target: Target;
  readonly stop: AbortController;
  readonly over: Promise<void>;
}

type Target = Awaited<ReturnType<DraftEndpoints["kept"]>>;

export interface Evaluations {
  list(): Promise<Evaluation[]>;
  start(actor: User, endpointId: string): Promise<void>;
  cancel(evaluationId: string): Promise<void>;
  /** Stops a run whose endpoint has another address, key or model now, or is gone. */
  onEndpointChange(endpointId: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs our evaluation against an endpoint. It goes on when the page is closed, and is told of by the database. */
export function openEvaluations(parts: EvaluationParts): Evaluations {
  const { database, queue, drafts, limits, now } = parts;
  const repository = evaluationRepository(database, now);
  const running = new Map<string, Running>();

  async function outcomeOf(
    at: number,
    target: Target,
    signal: AbortSignal,
  ): Promise<CaseOutcome | EndpointProblem> {
    const [request] = EVALUATION_CASES.slice(at, at + 1);
    if (!request) return "unknown";
    const { baseUrl, apiKey, model } = target;
    // One retry: an endpoint that cannot keep up is measured as it is.
    const endpoint = { baseUrl, apiKey, model, deadline: limits.requestMs, pauses: [1_000] };
    for (;;) {
      try {
        return await queue.evaluate(PERSON, { request, endpoint }, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof EngineFailure) return problemOfFailure(error);
        if (!(error instanceof AppError)) return "unknown";
        await pause(WAIT_FOR_THREADS_MS, undefined, { signal });
      }
    }
  }

  /** Who deletes or changes a key expects that the old one is not used any more, in whatever process the run is. */
  async function isUnchanged({
    endpointId,
    target,
  }: Pick<Running, "endpointId" | "target">): Promise<boolean> {
    try {
      const { baseUrl, apiKey, model } = await drafts.kept(endpointId);
      return baseUrl === target.baseUrl && apiKey === target.apiKey && model === target.model;
    } catch (error) {
      if (error instanceof AppError && ["not_found", "invalid_input"].includes(error.code)) return false;
      throw error;
    }
  }

  async function run(id: string, { endpointId, target, stop }: Omit<Running, "over">): Promise<void> {
    const outcomes: (CaseOutcome | null)[] = [];
    let problem: EndpointProblem | null = null;
    let next = 0;
    const late = AbortSignal.timeout(limits.runMs);
    const signal = AbortSignal.any([stop.signal, late]);
    const progress = () => ({ finished: outcomes.length, figures: figuresOf(outcomes) });
    const isHopeless = () => outcomes.length >= HOPELESS && outcomes.every((outcome) => outcome === null);

    async function lane(): Promise<void> {
      while (next < EVALUATION_CASES.length && !isHopeless()) {
        const outcome = await outcomeOf(next++, target, signal);
        if (typeof outcome === "string") problem = outcome;
        outcomes.push(typeof outcome === "string" ? null : outcome);
      }
    }

    const signOfLife = async () =>
      (await repository.goesOn(id, progress())) && (await isUnchanged({ endpointId, target }));
    const signs = setInterval(() => {
      signOfLife().then(
        (goesOn) => goesOn || stop.abort(CANCELLED),
        // A database that is away for a moment ends nothing.
        (error: unknown) => parts.warn(error),
      );
    }, limits.signMs);
    try {
      await Promise.all(Array.from({ length: limits.lanes }, lane));
      await repository.end(id, isHopeless() ? "failed" : "done", { ...progress(), problem });
    } catch (error) {
      if (!signal.aborted) throw error;
      const state = stop.signal.aborted ? stop.signal.reason : "failed";
      await repository.end(id, state, { ...progress(), problem: late.aborted ? "timeout" : problem });
    } finally {
      clearInterval(signs);
      running.delete(id);
    }
  }

  return {
    list: () => repository.list(),

    async start(actor, endpointId) {
      const target = await drafts.kept(endpointId);
      const id = randomUUID();
      const begun = await repository.begin({
        id,
        endpoint_name: target.name,
        host: new URL(target.baseUrl).host,
        model: target.model,
        cases: EVALUATION_CASES.length,
      });
      if (!begun) throw new AppError("evaluation_running");
      await recordAction(database.query, { actor, action: "evaluate-ai", subject: null, at: now() });
      const begunRun = { endpointId, target, stop: new AbortController() };
      running.set(id, { ...begunRun, over: run(id, begunRun).catch(parts.warn) });
    },

    async cancel(evaluationId) {
      if (!(await repository.askToCancel(evaluationId))) throw new AppError("not_found");
      // In another process it stops with the next sign of life.
      const own = running.get(evaluationId);
      own?.stop.abort(CANCELLED);
      await own?.over;
    },

    async onEndpointChange(endpointId) {
      for (const own of running.values()) {
        if (own.endpointId !== endpointId || (await isUnchanged(own))) continue;
        own.stop.abort(CANCELLED);
        await own.over;
      }
    },

    async close() {
      const runs = [...running.values()];
      for (const { stop } of runs) stop.abort(INTERRUPTED);
      await Promise.all(runs.map(({ over }) => over));
    },
  };
}

/** Why a run was stopped: the state that it ends in. */
const CANCELLED = "cancelled";
const INTERRUPTED = "interrupted";
