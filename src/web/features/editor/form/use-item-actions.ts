import { type RefObject, useMemo } from "react";
import { flushSync } from "react-dom";
import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import { addItem, removeItem, setField } from "../../../../domain/resume/edits.ts";
import { useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import type { Reorder } from "./use-reorder.ts";

/** What can be done with an item as a whole, by its place in the list. */
export interface ItemActions {
  set: (index: number, flag: "hidden" | "startsPage", isOn: boolean) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
}

const SAID = {
  hidden: { on: "Hidden from the page.", off: "Shown on the page again." },
  startsPage: { on: "Starts on a new page.", off: "No longer starts on a new page." },
} as const;

interface ItemActionsProps {
  pointer: string;
  itemName: string;
  reorder: Reorder & { list: RefObject<HTMLElement | null> };
  addButton: RefObject<HTMLButtonElement | null>;
  onNote: (note: string | null) => void;
}

export function useItemActions(props: ItemActionsProps): ItemActions {
  const { pointer, itemName, reorder, addButton, onNote } = props;
  const { session, view } = useEditor();
  return useMemo(() => {
    const { store } = session;
    const headOf = (index: number) =>
      reorder.list.current?.children[index]?.querySelector<HTMLElement>("[aria-expanded]");
    return {
      set(index, flag, isOn) {
        store.edit(setField(`${pointer}/${index}/${flag}`, isOn));
        view.say(SAID[flag][isOn ? "on" : "off"]);
      },
      duplicate(index) {
        const item = valueAt(store.read().content.resume, parsePointer(`${pointer}/${index}`) ?? []);
        const issue = flushSync(() => store.edit(addItem(pointer, index + 1, item)));
        onNote(issue?.message ?? null);
        if (issue) return;
        offerUndo(store, `The ${itemName} was copied. The copy stands below it.`);
        headOf(index + 1)?.focus();
      },
      remove(index) {
        flushSync(() => store.edit(removeItem(pointer, index)));
        offerUndo(store, `The ${itemName} was removed.`);
        // What now stands in its place takes the focus: a field elsewhere would move the page and open a phone's keyboard.
        (headOf(index) ?? addButton.current)?.focus({ preventScroll: true });
      },
    };
  }, [session, view, pointer, itemName, reorder, addButton, onNote]);
}
