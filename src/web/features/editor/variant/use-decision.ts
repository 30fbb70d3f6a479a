import { useCallback, useState } from "react";
import type { Outcome } from "../../../api/call-api.ts";
import { isChangedSince, serverMessage } from "../../../api/variants.ts";
import { newId } from "../../../drafts/new-id.ts";
import { asUser } from "../../../session.ts";
import { useEditor } from "../editor-context.tsx";

const SAVE_MS = 4000;
const UNSAVED =
  "Not done: your last changes are not saved yet. They are on this device; try again once they are saved.";
const CHANGED = "Nothing was written: it was changed meanwhile. What you see now is how it stands.";

type Send<Value> = (
  id: string,
  on: { readonly baseRevision: number; readonly saveId: string },
) => Promise<Outcome<Value>>;

/** What is decided about a variant needs the server: it is sent on what is saved, and what came of it is fetched. */
export function useDecision() {
  const { session } = useEditor();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCallback(
    async <Value>(call: Send<Value>): Promise<{ value: Value } | null> => {
      setBusy(true);
      setProblem(null);
      const isSaved = await session.saveNow(SAVE_MS);
      const [id, { revision }] = [session.id(), session.store.read().sync];
      const isReady = isSaved && id !== null && revision !== null;
      const on = { baseRevision: revision ?? 0, saveId: newId() };
      const outcome = isReady ? await asUser(() => call(id, on)) : null;
      if (outcome) await session.refresh();
      setBusy(false);
      if (outcome?.ok) return { value: outcome.value };
      setProblem(problemOf(outcome));
      return null;
    },
    [session],
  );
  return { busy, problem, send };
}

function problemOf(outcome: Extract<Outcome<unknown>, { ok: false }> | null): string {
  if (!outcome) return UNSAVED;
  return isChangedSince(outcome.failure) ? CHANGED : serverMessage(outcome.failure);
}
