import { useCallback, useEffect, useState } from "react";
import type { NamedStyle } from "../../../../drafts/named-style.ts";
import { showToast } from "../../../../ui/toast.tsx";
import type { StyleStore } from "./style-store.ts";

export type SavedStyles =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly message: string }
  | { readonly at: "loaded"; readonly styles: readonly NamedStyle[] };

/** The styles that are kept, as they are after each change; a change that fails is told and changes nothing. */
export function useSavedStyles(store: StyleStore) {
  const [saved, setSaved] = useState<SavedStyles>({ at: "loading" });
  const load = useCallback(async () => {
    const listed = await store.list();
    setSaved(listed.ok ? { at: "loaded", styles: listed.value } : { at: "failed", message: listed.message });
  }, [store]);
  useEffect(() => void load(), [load]);

  const put = async (style: NamedStyle): Promise<string | null> => {
    const outcome = await store.put(style);
    if (!outcome.ok) return outcome.message;
    await load();
    return null;
  };
  const remove = async (style: NamedStyle) => {
    const outcome = await store.remove(style.id);
    if (!outcome.ok) {
      showToast(outcome.message);
      return;
    }
    await load();
    const putBack = async () => {
      const problem = await put(style);
      if (problem) showToast(problem);
    };
    showToast(`The style “${style.name}” was deleted.`, { label: "Undo", run: () => void putBack() });
  };
  return { saved, load, put, remove };
}
