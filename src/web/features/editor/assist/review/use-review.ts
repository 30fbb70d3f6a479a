import { useCallback, useEffect, useReducer, useRef } from "react";
import { type Answer, answerStatement } from "../../../../../assist/answered-text.ts";
import { ERRORS } from "../../../../../domain/errors.ts";
import { firstBatch } from "../../../../../domain/suggestions/line-batches.ts";
import { agreeToHost, improveText, readAssistStatus, reviewLines } from "../../../../api/assist.ts";
import type { Failure } from "../../../../api/call-api.ts";
import type { Choices } from "../assist-machine.ts";
import { failureMessage } from "../assist-messages.ts";
import type { ReviewItem, UnusedDrafts } from "./review-item.ts";
import { lineRequest, type ReviewLine } from "./review-lines.ts";
import { advance, nextToAsk, openedReview, unasked } from "./review-machine.ts";

/** The lines of a review, and how many more there are. */
export interface Batch {
  readonly lines: readonly ReviewLine[];
  readonly more: number;
}

/** After these no further line would be answered either. */
const ENDS: ReadonlySet<string | null> = new Set(["assist_quota", "assist_consent"]);

/** One review: its state, and what the person can do. Closing it gives up what is under way. */
export function useReview(choices: Choices, open: boolean, drafts: UnusedDrafts) {
  const [state, dispatch] = useReducer(advance, choices, openedReview);
  const running = useRef<AbortController | null>(null);

  const readStatus = useCallback(async () => {
    const outcome = await readAssistStatus();
    if (outcome.ok) dispatch({ type: "status", status: outcome.value });
    return outcome;
  }, []);
  useEffect(() => {
    if (!open) return;
    readStatus();
    return () => running.current?.abort();
  }, [open, readStatus]);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const stop = (failure: Failure) => {
    dispatch({ type: "stopped", problem: failureMessage(failure) });
    readStatus();
  };

  const askAll = async ({ lines, more }: Batch) => {
    const signal = begin();
    dispatch({ type: "started", lines, more, drafts, at: "working" });
    const body = { ...state.choices, lines: lines.map((line) => lineRequest(line, 0)) };
    const outcome = await reviewLines(body, signal);
    if (signal.aborted) return;
    if (outcome.ok) dispatch({ type: "all-answered", answer: outcome.value });
    else stop(outcome.failure);
  };

  /** As many lines as go to the endpoint in one request. */
  const askBatch = async (from: number) => {
    const signal = running.current?.signal ?? begin();
    const open = unasked(state, from).map(({ line, asked, answers }) => lineRequest(line, asked, answers));
    const lines = open.slice(0, firstBatch(open));
    const batch = { from, count: lines.length };
    dispatch({ type: "batch-asked", ...batch });
    const outcome = await reviewLines({ ...state.choices, lines }, signal);
    if (signal.aborted) return;
    if (outcome.ok && outcome.value.lines.length > 0)
      return dispatch({ type: "batch-answered", ...batch, answer: outcome.value });
    const problem = outcome.ok ? ERRORS.assist_failed.message : failureMessage(outcome.failure);
    dispatch({ type: "batch-failed", ...batch, problem });
    if (!outcome.ok && ENDS.has(outcome.failure.code)) dispatch({ type: "ended", problem });
    return void readStatus();
  };

  /** One line anew, with what was answered about it. */
  const askLine = async (place: number, item: ReviewItem, statements: readonly string[]) => {
    const signal = running.current?.signal ?? begin();
    dispatch({ type: "line-asked", place });
    const line = lineRequest(item.line, item.asked, statements);
    const isHosted = state.status?.engine === "hosted";
    const outcome = isHosted
      ? await improveText({ ...line, ...state.choices }, signal)
      : await reviewLines({ ...state.choices, lines: [line], again: true }, signal);
    if (signal.aborted) return;
    if (!outcome.ok) {
      const problem = failureMessage(outcome.failure);
      dispatch({ type: "line-failed", place, problem });
      if (isHosted && ENDS.has(outcome.failure.code)) dispatch({ type: "ended", problem });
      return void readStatus();
    }
    const { quota, ...answer } = outcome.value;
    const result = "lines" in answer ? answer.lines[0] : answer;
    if (result) dispatch({ type: "line-answered", place, result, quota });
  };

  const next = nextToAsk(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are asked for when they come to be the next ones.
  useEffect(() => {
    if (next !== null) askBatch(next);
  }, [next]);

  const start = (batch: Batch) => {
    const { status } = state;
    if (status?.host && !status.consented) return dispatch({ type: "consent-asked", host: status.host });
    if (status?.engine !== "hosted") return void askAll(batch);
    begin();
    dispatch({ type: "started", ...batch, drafts, at: "reviewing" });
  };

  return {
    state,
    dispatch,
    start,
    async agree(host: string, batch: Batch) {
      const signal = begin();
      dispatch({ type: "agreeing" });
      const outcome = await agreeToHost(host);
      // Whoever turned away meanwhile sends nothing.
      if (signal.aborted) return;
      if (!outcome.ok) return stop(outcome.failure);
      dispatch({ type: "agreed" });
      dispatch({ type: "started", ...batch, drafts, at: "reviewing" });
    },
    /** Keeps answers as the person's own statements and says the line anew with them. */
    answer(place: number, item: ReviewItem, given: readonly Answer[]) {
      dispatch({ type: "answered", given });
      askLine(place, item, [...item.answers, ...given.map(answerStatement)]);
    },
    /** What failed with a line is asked for again with it. */
    retry: (place: number, item: ReviewItem) =>
      item.result === null
        ? dispatch({ type: "batch-wanted", from: place })
        : askLine(place, item, item.answers),
    /** Gives up what is under way before there is anything to decide. */
    cancel() {
      running.current?.abort();
      dispatch({ type: "stopped", problem: null });
      readStatus();
    },
    stopAsking: () => running.current?.abort(),
  };
}
