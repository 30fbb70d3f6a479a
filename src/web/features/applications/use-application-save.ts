import { useRef, useState } from "react";
import type { ApplicationAnswer } from "../../../contract/applications.ts";
import { type ChangeOutcome, changeApplication, createApplication } from "../../api/applications.ts";
import type { Failure } from "../../api/call-api.ts";
import { newId } from "../../drafts/new-id.ts";
import { saveIds } from "../../drafts/save-ids.ts";
import { asUser } from "../../session.ts";
import {
  type ApplicationEdits,
  changedFields,
  changeOf,
  clashesOf,
  type EditedField,
  editsOf,
  takenOver,
} from "./application-edits.ts";
import { reachMessage } from "./reach-message.ts";

/** What both changed, until the person chooses. */
export interface Clash {
  fields: readonly EditedField[];
  current: ApplicationAnswer;
}

export type ApplicationSave = ReturnType<typeof useApplicationSave>;

interface Listeners {
  onSaved: (application: ApplicationAnswer) => void;
  /** The form shows these from now on. */
  onTakenOver: (edits: ApplicationEdits) => void;
}

/** Saves what was changed, field by field. What was changed elsewhere in other fields is kept; what both changed is asked. */
export function useApplicationSave(stored: ApplicationAnswer | null, listeners: Listeners) {
  /** What the form began with, or went on from. */
  const base = useRef(stored);
  /** The same for each retry, so that one that was lost on its way back is not added twice. */
  const createdBy = useRef(newId());
  const isSent = useRef(false);
  const [saveIdOf] = useState(saveIds);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);

  const create = (edits: ApplicationEdits): Promise<ChangeOutcome> => {
    const { nextStepOn, resumeId, history, ...texts } = edits;
    const body = {
      ...texts,
      nextStepOn: nextStepOn || null,
      resumeId: resumeId || null,
      history: [...history],
    };
    return createApplication({ ...body, saveId: createdBy.current });
  };

  const change = async (from: ApplicationAnswer, edits: ApplicationEdits): Promise<ChangeOutcome> => {
    const fields = changedFields(editsOf(from), edits);
    if (fields.length === 0) return { ok: true, value: from };
    const body = { ...changeOf(edits, fields), baseRevision: from.revision };
    const outcome = await changeApplication(from.id, { ...body, saveId: saveIdOf(body) });
    if (outcome.ok !== "conflict") return outcome;
    const { current } = outcome;
    const fieldsOfBoth = clashesOf(editsOf(from), edits, editsOf(current));
    if (fieldsOfBoth.length > 0) {
      setClash({ fields: fieldsOfBoth, current });
      return outcome;
    }
    // Changed elsewhere in other fields alone: both stand.
    return change(current, takenOver(editsOf(from), edits, editsOf(current), []));
  };

  /** After an answer that was lost, the server has the application as it was first sent: what was typed since is sent after it. */
  const createWhole = async (edits: ApplicationEdits): Promise<ChangeOutcome> => {
    const isRetry = isSent.current;
    isSent.current = true;
    const made = await create(edits);
    if (made.ok !== true || !isRetry) return made;
    base.current = made.value;
    return change(made.value, edits);
  };

  const send = async (edits: ApplicationEdits) => {
    if (busy) return;
    setBusy(true);
    setClash(null);
    const from = base.current;
    const outcome = await (from ? change(from, edits) : createWhole(edits));
    setBusy(false);
    setFailure(outcome.ok === false ? outcome.failure : null);
    if (outcome.ok === false) await asUser(async () => outcome);
    if (outcome.ok === true) listeners.onSaved(outcome.value);
  };

  /** Goes on from what is stored by now, with one's own or with theirs where both changed something. */
  const settle = (edits: ApplicationEdits, take: "mine" | "theirs") => {
    if (!clash || !base.current) return;
    const { current, fields } = clash;
    const settled = takenOver(
      editsOf(base.current),
      edits,
      editsOf(current),
      take === "theirs" ? fields : [],
    );
    base.current = current;
    listeners.onTakenOver(settled);
    setClash(null);
    return send(settled);
  };

  const issues = new Map(failure?.issues.map(({ pointer, message }) => [pointer.slice(1), message]));
  const problem = failure && reachMessage(failure, "Not saved");
  return { busy, clash, failure, issues, problem, send, settle };
}
