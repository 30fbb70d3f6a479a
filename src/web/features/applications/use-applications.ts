import { useCallback, useEffect, useReducer, useRef } from "react";
import type { ApplicationAnswer, ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import type { StatusChange } from "../../../domain/application/history.ts";
import { changeApplication, deleteApplication, listApplications } from "../../api/applications.ts";
import type { Failure, Outcome } from "../../api/call-api.ts";
import { newId } from "../../drafts/new-id.ts";
import { asUser } from "../../session.ts";
import { showToast } from "../../ui/toast.tsx";
import { nameOf } from "./application-names.ts";
import { reachMessage } from "./reach-message.ts";

export interface ApplicationsState {
  applications: readonly ApplicationSummaryAnswer[];
  /** Null until the first answer. */
  failure: string | null;
  loading: boolean;
}

type Event =
  | { type: "fetch" }
  | { type: "fetched"; outcome: Outcome<ApplicationSummaryAnswer[]> }
  | { type: "changed"; application: ApplicationSummaryAnswer }
  | { type: "removed"; id: string };

const NOTHING: ApplicationsState = { applications: [], failure: null, loading: true };

export function applicationsReducer(state: ApplicationsState, event: Event): ApplicationsState {
  switch (event.type) {
    case "fetch":
      return { ...state, loading: true };
    case "fetched":
      if (event.outcome.ok) return { applications: event.outcome.value, failure: null, loading: false };
      return { ...state, loading: false, failure: event.outcome.failure.message };
    case "changed": {
      const isKnown = state.applications.some(({ id }) => id === event.application.id);
      const applications = isKnown
        ? state.applications.map((one) => (one.id === event.application.id ? event.application : one))
        : [event.application, ...state.applications];
      return { ...state, applications };
    }
    case "removed":
      return { ...state, applications: state.applications.filter(({ id }) => id !== event.id) };
  }
}

/** A change of the board: the status since a day, or whether it is archived. */
type QuickChange = { move: StatusChange } | { archived: boolean };

export function useApplications() {
  const [state, dispatch] = useReducer(applicationsReducer, NOTHING);
  const fetchAll = useCallback(async () => {
    dispatch({ type: "fetch" });
    dispatch({ type: "fetched", outcome: await asUser(listApplications) });
  }, []);
  useEffect(() => void fetchAll(), [fetchAll]);

  /** Of each application the change that is under way, and what is stored once it is over. */
  const pending = useRef(new Map<string, Promise<ApplicationSummaryAnswer>>());

  const changed = (application: ApplicationAnswer | ApplicationSummaryAnswer) =>
    dispatch({ type: "changed", application });

  /** Shown at once, and sent after what was changed before; what the server refuses is taken back and said: then null. */
  const change = (
    shown: ApplicationSummaryAnswer,
    wanted: QuickChange,
  ): Promise<ApplicationSummaryAnswer | null> => {
    changed(
      "move" in wanted
        ? { ...shown, status: wanted.move.status, statusOn: wanted.move.on }
        : { ...shown, ...wanted },
    );
    const before = pending.current.get(shown.id) ?? Promise.resolve(shown);
    const after = before.then((stored) => sendChange(shown, stored, wanted));
    const stored = after.then(({ now }) => now);
    pending.current.set(shown.id, stored);
    return after.then(({ now, problem }) => {
      // What was changed since is shown already, and answered later.
      if (pending.current.get(shown.id) === stored) {
        pending.current.delete(shown.id);
        changed(now);
      }
      if (problem !== null) showToast(problem);
      return problem === null ? now : null;
    });
  };

  const remove = async (shown: ApplicationSummaryAnswer): Promise<boolean> => {
    const outcome = await asUser(() => deleteApplication(shown.id));
    if (outcome.ok) dispatch({ type: "removed", id: shown.id });
    else showToast(reachMessage(outcome.failure, "Not deleted"));
    return outcome.ok;
  };

  return { ...state, fetchAll, changed, change, remove };
}

interface Sent {
  /** What is stored now, as far as it is known. */
  now: ApplicationSummaryAnswer;
  problem: string | null;
}

async function sendChange(
  shown: ApplicationSummaryAnswer,
  stored: ApplicationSummaryAnswer,
  wanted: QuickChange,
): Promise<Sent> {
  const send = ({ revision }: ApplicationSummaryAnswer) =>
    changeApplication(shown.id, { ...wanted, baseRevision: revision, saveId: newId() });
  const newest = stored.revision > shown.revision ? stored : shown;
  let outcome = await send(newest);
  // What was changed elsewhere has nothing to do with it, unless it is the very same.
  if (outcome.ok === "conflict" && !isTouched(newest, outcome.current, wanted))
    outcome = await send(outcome.current);
  if (outcome.ok === true) return { now: outcome.value, problem: null };
  if (outcome.ok === "conflict")
    return {
      now: outcome.current,
      problem: `“${nameOf(shown)}” was changed elsewhere. It is shown as it is now.`,
    };
  const refused = outcome;
  await asUser(async () => refused);
  return { now: stored, problem: movedMessage(refused.failure) };
}

function movedMessage(failure: Failure): string {
  if (failure.status !== null) return `Not saved: ${failure.message}`;
  return "Not saved: you are offline, or the server cannot be reached. It is shown as it was before.";
}

function isTouched(
  shown: ApplicationSummaryAnswer,
  current: ApplicationSummaryAnswer,
  wanted: QuickChange,
): boolean {
  return "move" in wanted ? current.status !== shown.status : current.archived !== shown.archived;
}
