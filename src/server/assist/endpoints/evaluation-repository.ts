import { AI_SETTINGS_LIMITS, type Evaluation, evaluation } from "../../../contract/ai-settings.ts";
import type { EndpointProblem } from "../../../domain/endpoints/endpoint-problems.ts";
import {
  type EvaluationFigures,
  type EvaluationState,
  figuresOf,
} from "../../../domain/endpoints/evaluation-figures.ts";
import type { Database } from "../../db/database.ts";
import type { AiEvaluationRow } from "../../db/schema.ts";

/** A run whose process gave no new sign of life for so long was killed. Longer than a few missed ones. */
const SILENCE_MS = 20_000;
/** How far apart the clocks of two machines on one database may be. */
const SKEW_MS = 5 * 60_000;

export interface Progress {
  readonly finished: number;
  readonly figures: EvaluationFigures;
}

/** Runs of our evaluation, over all processes on one database: at most one is running. */
export function evaluationRepository(
  { query }: Pick<Database, "query">,
  now: () => Date,
  elapsed: () => number = () => performance.now(),
) {
  /** The last sign of life that was seen here, and since when: another machine's clock says little about how long ago it was. */
  let seen: { readonly id: string; readonly aliveAt: string; readonly since: number } | null = null;

  const stamp = (at = now()) => at.toISOString();

  /** Whether the run that is there has given no other sign of life since it was first looked at. */
  async function silentRun(): Promise<string | null> {
    const row = await query
      .selectFrom("ai_evaluations")
      .select(["id", "alive_at"])
      .where("state", "=", "running")
      .executeTakeFirst();
    if (!row) return null;
    if (seen?.id !== row.id || seen.aliveAt !== row.alive_at)
      seen = { id: row.id, aliveAt: row.alive_at, since: elapsed() };
    return elapsed() - seen.since > SILENCE_MS ? row.id : null;
  }

  /** What was left running by a process that is gone; also from a clock that was far ahead, which would hold it as long. */
  async function endSilent(): Promise<void> {
    const silent = await silentRun();
    const at = now().getTime();
    await query
      .updateTable("ai_evaluations")
      .set({ state: "interrupted", ended_at: stamp() })
      .where("state", "=", "running")
      .where((row) =>
        row.or([
          ...(silent === null ? [] : [row("id", "=", silent)]),
          row("alive_at", "<", stamp(new Date(at - SKEW_MS))),
          row("alive_at", ">", stamp(new Date(at + SKEW_MS))),
        ]),
      )
      .execute();
  }

  async function latest(): Promise<AiEvaluationRow[]> {
    return query
      .selectFrom("ai_evaluations")
      .selectAll()
      .orderBy("started_at", "desc")
      .orderBy("id")
      .limit(AI_SETTINGS_LIMITS.evaluations)
      .execute();
  }

  return {
    async list(): Promise<Evaluation[]> {
      await endSilent();
      return (await latest()).map(answerOf);
    },

    /** False where one is running. */
    async begin(
      run: Pick<AiEvaluationRow, "id" | "endpoint_name" | "host" | "model" | "cases">,
    ): Promise<boolean> {
      await endSilent();
      const begun = await query
        .insertInto("ai_evaluations")
        .values({
          ...run,
          state: "running",
          finished: 0,
          cancel_asked: 0,
          figures: JSON.stringify(figuresOf([])),
          problem: null,
          started_at: stamp(),
          alive_at: stamp(),
          ended_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!begun) return false;
      const kept = (await latest()).map(({ id }) => id);
      await query.deleteFrom("ai_evaluations").where("id", "not in", kept).execute();
      return true;
    },

    /** A sign of life. Answers whether the run goes on: nobody has cancelled it, or taken it for dead. */
    async goesOn(id: string, { finished, figures }: Progress): Promise<boolean> {
      const row = await query
        .updateTable("ai_evaluations")
        .set({ finished, figures: JSON.stringify(figures), alive_at: stamp() })
        .where("id", "=", id)
        .where("state", "=", "running")
        .returning("cancel_asked")
        .executeTakeFirst();
      return row?.cancel_asked === 0;
    },

    async askToCancel(id: string): Promise<boolean> {
      const row = await query
        .updateTable("ai_evaluations")
        .set({ cancel_asked: 1 })
        .where("id", "=", id)
        .where("state", "=", "running")
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    async end(
      id: string,
      state: Exclude<EvaluationState, "running">,
      { finished, figures, problem }: Progress & { problem: EndpointProblem | null },
    ): Promise<void> {
      await query
        .updateTable("ai_evaluations")
        .set({ state, finished, figures: JSON.stringify(figures), problem, ended_at: stamp() })
        .where("id", "=", id)
        .where("state", "=", "running")
        .execute();
    },
  };
}

function answerOf(row: AiEvaluationRow): Evaluation {
  return evaluation.parse({
    id: row.id,
    endpointName: row.endpoint_name,
    host: row.host,
    model: row.model,
    state: row.state,
    cases: row.cases,
    finished: row.finished,
    figures: JSON.parse(row.figures),
    problem: row.problem,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  });
}
