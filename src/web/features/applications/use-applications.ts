import { useCallback, useEffect, useReducer } from "react";
import type { ApplicationAnswer, ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import type { ApplicationStatus } from "../../../domain/application/status.ts";
import { changeApplication, deleteApplication, listApplications } from "../../api/applications.ts";
import type { Outcome } from "../../api/call-api.ts";
import { newId } from "../../drafts/new-id.ts";
import { asUser } from "../../session.ts";
import { showToast } from "../../ui/toast.tsx";
import { localDay, nameOf } from "./application-names.ts";

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

/** A change of the board: the status, or whether it is archived. */
type QuickChange = { status: ApplicationStatus } | { archived: boolean };

export function useApplications() {
  const [state, dispatch] = useReducer(applicationsReducer, NOTHING);
  const fetchAll = useCallback(async () => {
    dispatch({ type: "fetch" });
    dispatch({ type: "fetched", outcome: await asUser(listApplications) });
  }, []);
  useEffect(() => void fetchAll(), [fetchAll]);

  const changed = (application: ApplicationAnswer | ApplicationSummaryAnswer) =>
    dispatch({ type: "changed", application });

  /** Shown at once; what the server refuses is taken back and said. */
  const change = async (shown: ApplicationSummaryAnswer, wanted: QuickChange): Promise<boolean> => {
    changed("status" in wanted ? { ...shown, ...wanted, statusOn: localDay() } : { ...shown, ...wanted });
    const body = "status" in wanted ? { move: { status: wanted.status, on: localDay() } } : wanted;
    const send = (baseRevision: number) =>
      changeApplication(shown.id, { ...body, baseRevision, saveId: newId() });
    let outcome = await send(shown.revision);
    // What was changed elsewhere has nothing to do with it, unless it is the very same.
    if (outcome.ok === "conflict" && !isTouched(shown, outcome.current, wanted))
      outcome = await send(outcome.current.revision);
    if (outcome.ok === true) {
      changed(outcome.value);
      return true;
    }
    if (outcome.ok === "conflict") {
      changed(outcome.current);
      showToast(`“${nameOf(shown)}” was changed elsewhere. It is shown as it is now.`);
      return false;
    }
    const refused = outcome;
    changed(shown);
    await asUser(async () => refused);
    showToast(`Not saved: ${refused.failure.message}`);
    return false;
  };

  const remove = async (shown: ApplicationSummaryAnswer): Promise<boolean> => {
    const outcome = await asUser(() => deleteApplication(shown.id));
    if (outcome.ok) dispatch({ type: "removed", id: shown.id });
    else showToast(outcome.failure.message);
    return outcome.ok;
  };

  return { ...state, fetchAll, changed, change, remove };
}

function isTouched(
  shown: ApplicationSummaryAnswer,
  current: ApplicationSummaryAnswer,
  wanted: QuickChange,
): boolean {
  return "status" in wanted ? current.status !== shown.status : current.archived !== shown.archived;
}
