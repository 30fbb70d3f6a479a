import { useCallback, useEffect, useReducer, useRef } from "react";
import {
  type AssistTarget,
  contextOf,
  ownStatements,
} from "../../../../domain/suggestions/resume-context.ts";
import { agreeToHost, improveText, readAssistStatus } from "../../../api/assist.ts";
import type { Failure } from "../../../api/call-api.ts";
import { useEditor } from "../editor-context.tsx";
import { advance, type Choices, opened } from "./assist-machine.ts";
import { failureMessage } from "./assist-messages.ts";
import { askedText, forRequest, sourceOf } from "./assist-target.ts";

interface Opening {
  target: AssistTarget;
  bullet: number;
  choices: Choices;
}

/** The endpoint may have answered, if badly: then less of the day's allowance is left than the page shows. */
const COUNTED: ReadonlySet<string | null> = new Set([
  "assist_quota",
  "assist_failed",
  "assist_no_choices",
  "own_endpoint_failed",
]);

/** One opened modal: its state, and what the person can do. Closing it gives up what is under way. */
export function useImprovement({ target, bullet, choices }: Opening, open: boolean) {
  const { store } = useEditor().session;
  const [state, dispatch] = useReducer(advance, null, () => opened(choices, bullet));
  const running = useRef<AbortController | null>(null);

  const readStatus = useCallback(async () => {
    const outcome = await readAssistStatus();
    if (outcome.ok) dispatch({ type: "status", status: outcome.value });
    return outcome;
  }, []);
  useEffect(() => {
    if (!open) return;
    readStatus();
    return () => {
      running.current?.abort();
      dispatch({ type: "closed" });
    };
  }, [open, readStatus]);

  /** The server wants consent: which host it is about, it says itself. */
  const askForConsent = async (failure: Failure, signal: AbortSignal) => {
    const outcome = await readStatus();
    if (signal.aborted) return;
    if (outcome.ok && outcome.value.host !== null) dispatch({ type: "asked", host: outcome.value.host });
    else dispatch({ type: "failed", problem: failureMessage(outcome.ok ? failure : outcome.failure) });
  };

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const send = async () => {
    const { resume } = store.read().content;
    const source = sourceOf(resume, target, state.bullet);
    const text = askedText(target.task, source, ownStatements(resume, target, state.bullet));
    const signal = begin();
    const context = contextOf(resume, target, state.bullet);
    dispatch({ type: "started", words: { source, context } });
    const { asked } = state;
    const body = { task: target.task, text, ...state.choices, context: forRequest(context), asked };
    const outcome = await improveText(body, signal, (draft) => dispatch({ type: "drafted", draft }));
    if (signal.aborted) return;
    if (outcome.ok) return dispatch({ type: "answered", result: outcome.value });
    if (outcome.failure.code === "assist_consent") return askForConsent(outcome.failure, signal);
    dispatch({ type: "failed", problem: failureMessage(outcome.failure) });
    if (COUNTED.has(outcome.failure.code)) readStatus();
  };

  return {
    state,
    dispatch,
    improve() {
      const { status } = state;
      if (status?.host && !status.consented) dispatch({ type: "asked", host: status.host });
      else send();
    },
    async agree(host: string) {
      const signal = begin();
      dispatch({ type: "agreeing" });
      const outcome = await agreeToHost(host);
      // Whoever turned away meanwhile sends nothing.
      if (signal.aborted) return;
      if (!outcome.ok) return dispatch({ type: "failed", problem: failureMessage(outcome.failure) });
      dispatch({ type: "agreed" });
      await send();
    },
    decline() {
      running.current?.abort();
      dispatch({ type: "declined" });
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: "cancelled" });
      // What was sent may count all the same; the number shown is the server's.
      readStatus();
    },
  };
}
