import { useState } from "react";
import type { Issue } from "../../../../domain/issue.ts";
import { type Edit, setField } from "../../../../domain/resume/edits.ts";
import { useEditor } from "../editor-context.tsx";
import { listAt } from "../state/list-at.ts";

/** What stands in the input, and as what it stands in the list; null while it is nothing yet. */
interface Live {
  typed: string;
  as: unknown;
}

const NOTHING: Live = { typed: "", as: null };

/**
 * The entry that is being typed at the end of a list. It is in the list from its first letter on: it shows on the page,
 * it is saved and it can be undone like every other key.
 */
export function useLiveEntry(pointer: string, entries: readonly unknown[]) {
  const { store } = useEditor().session;
  const [live, setLive] = useState(NOTHING);
  // Undone, or changed by another tab: what stands in the list now stands there on its own.
  const isLost = live.as !== null && entries.at(-1) !== live.as;
  if (isLost) setLive(NOTHING);
  const { typed, as } = isLost ? NOTHING : live;
  const others = as === null ? entries : entries.slice(0, -1);
  const present = () => listAt(store.read().content.resume, pointer);
  const group = `entry ${pointer}/${others.length}`;

  const put = (text: string): Issue | null => {
    const blank = text.trim() === "";
    if (blank && as === null) {
      setLive({ typed: text, as: null });
      return null;
    }
    const edit: Edit = setField(pointer, blank ? others : [...others, text]);
    const issue = store.edit(edit, group);
    if (issue === null) setLive({ typed: text, as: blank ? null : (present().at(-1) ?? null) });
    return issue;
  };
  /** The entry is whole: it joins the others. Answers it, or null where there is none. */
  const finish = (): string | null => {
    const entry = as === null ? null : String(as).trim();
    if (entry !== null && entry !== as) store.edit(setField(pointer, [...others, entry]), group);
    setLive(NOTHING);
    return entry;
  };
  const addAll = (lines: readonly string[]): Issue | null => {
    finish();
    return store.edit(setField(pointer, [...present(), ...lines]));
  };
  return { typed, others, put, finish, addAll };
}
